import type { MailRow } from "../store/schema";

/** A way that mails go. */
export interface Sender {
	/** Sends one mail; throws when that didn't work. Twice the same mail must do no harm. */
	send(mail: MailRow): Promise<void>;
	/** Time limit for sending one, in milliseconds. */
	longestMs: number;
}
