import { globalUi } from "@/lib/client-state/global-ui";
import { hasWatched, watchedCookie } from "@/lib/help/welcome-video";

/** Whether the welcome video was watched; the client state learns it too, from the cookie that all pages share. */
export function readWatched(): boolean {
	const isWatched = hasWatched(document.cookie);
	globalUi.setKey("is_watched_video", isWatched);
	return isWatched;
}

/** Writes down, for all pages, that the welcome video was watched. */
export function keepWatched(): void {
	// biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
	document.cookie = watchedCookie(window.location.protocol);
	globalUi.setKey("is_watched_video", true);
}
