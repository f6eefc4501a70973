import type { PluginFunction } from "nodemailer/lib/mailer";
import type MimeNode from "nodemailer/lib/mime-node";

/** The longest line of a message, bytes without its end (RFC 5322, 2.1.1). */
const LONGEST_LINE = 998;

/** The part of a message that holds its plain text: the first of several, or the message itself. */
const textPart = (message: MimeNode): MimeNode => message.childNodes[0] ?? message;

/**
 * Leaves the text of a mail as it is, where its lines are short enough: nodemailer would break each line of more than 76
 * characters, and a link that is copied out of the file in an editor would come in pieces.
 */
export const readable: PluginFunction = ({ data, message }, done) => {
	const lines = String(data.text ?? "").split("\n");
	if (lines.every((line) => Buffer.byteLength(line) <= LONGEST_LINE))
		textPart(message).getTransferEncoding = () => "8bit";
	done();
};
