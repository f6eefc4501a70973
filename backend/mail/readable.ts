import type { PluginFunction } from "nodemailer/lib/mailer";
import type MimeNode from "nodemailer/lib/mime-node";

/** The longest line of a message, bytes without its end (RFC 5322, 2.1.1). */
const LONGEST_LINE = 998;

/** The part of a message that holds its plain text: the first of several, or the message itself. */
const textPart = (message: MimeNode): MimeNode => message.childNodes[0] ?? message;

/**
 * Leaves the text of a mail as it is if its lines are short enough: nodemailer would break lines of more than 76
 * characters, and so the links in them.
 */
export const readable: PluginFunction = ({ data, message }, done) => {
	const lines = String(data.text ?? "").split("\n");
	if (lines.every((line) => Buffer.byteLength(line) <= LONGEST_LINE))
		textPart(message).getTransferEncoding = () => "8bit";
	done();
};
