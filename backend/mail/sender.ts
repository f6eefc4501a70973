import type { MailRow } from "../store/schema";

/** A way that mails go. */
export interface Sender {
	/** Sends one mail, or throws. Sending the same mail twice must do no harm. */
	send(mail: MailRow): Promise<void>;
	/**
	 * Deletes its copies of mails that are no longer stored. Mails about deletions are never stored: of these it
	 * deletes those written before a moment (ISO 8601).
	 */
	forget?(storedIds: () => Promise<ReadonlySet<string>>, before: string): Promise<void>;
	/** Time limit for sending one, in milliseconds. */
	longestMs: number;
}
