import type { MailRow } from "../store/schema";

/** A way that mails go. */
export interface Sender {
	/** Sends one mail; throws when that didn't work. Twice the same mail must do no harm. */
	send(mail: MailRow): Promise<void>;
	/**
	 * Deletes the copies that it holds of mails that aren't stored any more; of those about deletions, which never are, the
	 * ones written before a moment (ISO 8601).
	 */
	forget?(storedIds: () => Promise<ReadonlySet<string>>, before: string): Promise<void>;
	/** Time limit for sending one, in milliseconds. */
	longestMs: number;
}
