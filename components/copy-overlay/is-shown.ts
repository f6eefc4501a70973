import { OVERLAY_COOKIE } from "@/lib/copy-overlay/cookie";

const hasCookie = () => document.cookie.split("; ").includes(`${OVERLAY_COOKIE}=1`);

function leaveFor(cookie: string) {
	// biome-ignore lint/suspicious/noDocumentCookie: the server reads it while it renders, and Safari has no cookieStore.
	document.cookie = `${OVERLAY_COOKIE}=1; path=/; samesite=lax; ${cookie}`;
	const address = new URL(location.href);
	address.searchParams.delete("words");
	location.replace(address);
}

/** Goes back to plain words. */
export const turnOff = () => leaveFor("max-age=0");

/**
 * Whether to show where texts are written. `?words` turns it on for all pages, `?words=off` turns it off: both reload
 * the page, because the server adds the places to its texts.
 */
export function isOverlayShown(): boolean {
	const requested = new URLSearchParams(location.search).get("words");
	if (requested === "off") turnOff();
	else if (requested !== null && !hasCookie()) leaveFor("");
	return hasCookie();
}
