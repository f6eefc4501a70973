import type { Store } from "../store/open";
import { findUnsentMail, markSent } from "../store/queries/mails";
import { enqueueForgetting } from "../tasks/enqueue-forgetting";
import type { TaskHandler } from "../tasks/kinds";
import type { Sender } from "./sender";

interface Options {
	store: Store;
	sender: Sender;
	now: () => Date;
}

/**
 * The task that sends a mail. A mail is sent at least once: if the process dies during the attempt, it is sent again
 * under the same Message-ID.
 */
export const sendMail = ({ store, sender, now }: Options): TaskHandler<"mail"> => ({
	leaseMs: sender.longestMs,
	async run({ mail: id }) {
		const mail = await findUnsentMail(store, id);
		if (!mail) return;
		await sender.send(mail);
		const at = now().toISOString();
		if (await markSent(store, id, at)) await enqueueForgetting(store, at);
	},
});
