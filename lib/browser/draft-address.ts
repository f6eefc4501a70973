import type { Draft } from "@/lib/application/draft";
import { carriesDraft, draftOfLink } from "@/lib/application/draft-link";

let brought: Draft | null = null;

/**
 * The draft that this page's address carried from another browser; null if none. The first call removes it from the address;
 * it stays available as long as the page.
 */
export function draftFromAddress(): Draft | null {
	const { hash, pathname, search } = window.location;
	if (carriesDraft(hash)) {
		brought = draftOfLink(hash, Date.now());
		window.history.replaceState(window.history.state, "", pathname + search);
	}
	return brought;
}
