import type { Deps } from "../deps";
import { storedMailIds } from "../store/queries/mails";

/**
 * How long mails are stored, without their text, so that an operator can see what was sent; the same for finished tasks
 * and stored answers.
 */
export const MAILS_STORED_MS = 30 * 86_400_000;

/** Deletes the sender's copies of mails that were deleted because of their age or with their subject. */
export async function forgetMails({ store, sender, now }: Pick<Deps, "store" | "sender" | "now">): Promise<void> {
	const before = new Date(now().getTime() - MAILS_STORED_MS).toISOString();
	await sender.forget?.(() => storedMailIds(store), before);
}
