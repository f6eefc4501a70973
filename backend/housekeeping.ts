import type { Deps } from "./deps";
import { deleteOldMails } from "./store/queries/mails";
import { deleteEndedSessions } from "./store/queries/sessions";
import { sweepUploads } from "./upload/sweep";

const EVERY_MS = 6 * 3_600_000;

/** How long mails are kept, without their text, so that an operator can see what went out. */
const MAILS_STORED_MS = 30 * 86_400_000;

/** Clears away what nobody comes back for, now and every few hours. Gives the function that ends it. */
export function keepHouse(deps: Deps): () => void {
	const clear = () => {
		sweepUploads(deps).catch((error) => deps.log.warn({ reason: String(error) }, "clearing old uploads failed"));
		deleteEndedSessions(deps.store, deps.now().toISOString()).catch((error) =>
			deps.log.warn({ reason: String(error) }, "clearing old sessions failed"),
		);
		deleteOldMails(deps.store, new Date(deps.now().getTime() - MAILS_STORED_MS).toISOString()).catch((error) =>
			deps.log.warn({ reason: String(error) }, "clearing old mails failed"),
		);
	};
	clear();
	const timer = setInterval(clear, EVERY_MS);
	timer.unref();
	return () => clearInterval(timer);
}
