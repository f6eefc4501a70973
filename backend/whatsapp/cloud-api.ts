import type { WhatsappSender } from "./sender";

/** Access to the WhatsApp Business Cloud API. */
export interface CloudApiConfig {
	/** Address of the API with its version. */
	url: string;
	/** Id of the sending number. */
	phoneId: string;
	token: string;
	/** Name of the registered template. */
	template: string;
}

const ANSWER_MS = 15_000;

/** WhatsApp parameters must not contain line ends, tabs or runs of spaces. */
const parameter = (text: string) => ({ type: "text", text: text.replaceAll(/\s+/g, " ").trim() });

/** Sends messages through the Business Cloud API. Its responses name people, so errors contain only the status. */
export const cloudApi = ({ url, phoneId, token, template }: CloudApiConfig): WhatsappSender => ({
	async send({ to, language, values }) {
		const answer = await fetch(`${url}/${encodeURIComponent(phoneId)}/messages`, {
			method: "POST",
			headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
			body: JSON.stringify({
				messaging_product: "whatsapp",
				to,
				type: "template",
				template: {
					name: template,
					language: { code: language },
					components: [{ type: "body", parameters: values.map(parameter) }],
				},
			}),
			signal: AbortSignal.timeout(ANSWER_MS),
			redirect: "error",
		});
		await answer.body?.cancel();
		if (!answer.ok) throw Object.assign(new Error("WhatsApp refused a message."), { code: answer.status });
	},
});
