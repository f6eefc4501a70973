import type { SendMailOptions } from "nodemailer";
import type { MailRow } from "../store/schema";

/** `Name <address>` or a bare address, split into its parts. */
const SENDER = /^(?:([^<>]*)<([^<>]+)>|([^<>]+))$/;

/** Line ends and other control characters, which no header may hold. */
const CONTROL = /\p{Cc}+/gu;

/** A sender as written in the settings. */
function sender(from: string): { name: string; address: string } {
	const [, name = "", address = "", alone = ""] = SENDER.exec(from) ?? [];
	return { name: name.trim(), address: (address || alone).trim() };
}

/** One address, as an object, so that nothing in it can be parsed as a list or a name. */
const oneAddress = (address: string) => ({ name: "", address: address.replace(CONTROL, "") });

/**
 * The message for a mail. Its Message-ID is the same in every attempt, so that receivers recognise copies; it is marked
 * as automatic, so that no out-of-office reply answers.
 */
export function toMessage(mail: MailRow, from: string): SendMailOptions {
	const us = sender(from);
	return {
		from: us,
		to: oneAddress(mail.recipient),
		replyTo: mail.reply_to === null ? undefined : oneAddress(mail.reply_to),
		subject: mail.subject.replace(CONTROL, " "),
		text: mail.body,
		html: mail.html ?? undefined,
		date: new Date(mail.created_at),
		messageId: `<${mail.id}@${us.address.split("@").at(-1)}>`,
		headers: { "Auto-Submitted": "auto-generated" },
	};
}
