/** What a mail that the visitor only has to complete says. */
interface MailDraft {
	subject: string;
	/** Plain text; its lines end with `\n`. */
	body: string;
}

// Mail programs take a line break in an address only in the way of mail itself.
const encode = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, "\r\n"));

/** The link that opens a draft of a mail to `address` (RFC 6068). */
export const mailDraft = (address: string, { subject, body }: MailDraft): string =>
	`mailto:${encodeURIComponent(address).replace("%40", "@")}?subject=${encode(subject)}&body=${encode(body)}`;
