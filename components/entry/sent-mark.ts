import type { EntryRoute } from "@/lib/entry/plan";

const keyOf = (route: EntryRoute, code: string) => `entry:${route}:${code}`;

/** The tab's own storage; undefined where the browser refuses it. */
function storage(): Storage | undefined {
	try {
		return window.sessionStorage;
	} catch {
		return undefined;
	}
}

/** Notes that a page has sent the person to the app or its store, for as long as the tab is open. */
export function markSent(route: EntryRoute, code: string): void {
	try {
		storage()?.setItem(keyOf(route, code), "1");
	} catch {
		// A full storage only means that coming back may send the person away once more.
	}
}

export const wasSent = (route: EntryRoute, code: string): boolean => Boolean(storage()?.getItem(keyOf(route, code)));
