/** A message by WhatsApp: a template that the business account has registered, filled in. */
export interface WhatsappMessage {
	/** Digits of the number with its calling code. */
	to: string;
	language: "en" | "id";
	/** Values for the template's `{{1}}`, `{{2}}` and so on. */
	values: readonly string[];
}

/** The way that messages go by WhatsApp. */
export interface WhatsappSender {
	/** Sends one message; throws when that didn't work. */
	send(message: WhatsappMessage): Promise<void>;
}
