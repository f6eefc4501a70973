import { toMessage } from "./message";
import type { Sender } from "./sender";

const ANSWER_MS = 15_000;

/** Sends mails through the server at `url` (smtp:// or smtps://, with credentials). */
export function smtp(url: string, from: string): Sender {
	return {
		longestMs: 4 * ANSWER_MS,
		async send(mail) {
			// Loaded when a mail is due, which is rare.
			const { createTransport } = await import("nodemailer");
			const limits = { connectionTimeout: ANSWER_MS, greetingTimeout: ANSWER_MS, socketTimeout: ANSWER_MS };
			const server = createTransport({ url, ...limits });
			try {
				await server.sendMail(toMessage(mail, from));
			} finally {
				server.close();
			}
		},
	};
}
