import type { WhatsappSender } from "./sender";

/** Access to the WhatsApp Business Cloud API. */
export interface CloudApiConfig {
	/** Address of the API with its version. */
	url: string;
	/** Id of the number that messages come from. */
	phoneId: string;
	token: string;
	/** Name of the registered template. */
	template: string;
}

const ANSWER_MS = 15_000;

/** WhatsApp parameters take no line ends, tabs or runs of spaces. */
const parameter = (text: string) => ({ type: "text", text: text.replaceAll(/\s+/g, " ").trim() });

/** Messages over the Business Cloud API. Its answers name people, so errors carry the status alone. */
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
