const KEY = "help-search";
/** Set while the search text is on its way to the same page in another language. */
const HANDED_OVER = "help-search-handed-over";

/** Stores the search text while the tab is open. Does nothing if the browser refuses. */
export function keepSearch(search: string): void {
	try {
		window.sessionStorage.setItem(KEY, search);
	} catch {
		// The search works without it.
	}
}

/** Stores the search text for the page that the tab opens next. Does nothing if the browser refuses. */
export function handOverSearch(search: string): void {
	keepSearch(search);
	try {
		window.sessionStorage.setItem(HANDED_OVER, "1");
	} catch {
		// The search starts anew.
	}
}

function isReturn(): boolean {
	const [visit] = window.performance.getEntriesByType("navigation");
	return visit instanceof PerformanceNavigationTiming && visit.type === "back_forward";
}

/** The search text from before the visitor left the page and returned, or changed its language; empty on any other visit. */
export function searchBefore(): string {
	try {
		const isHandedOver = window.sessionStorage.getItem(HANDED_OVER) !== null;
		window.sessionStorage.removeItem(HANDED_OVER);
		return isHandedOver || isReturn() ? (window.sessionStorage.getItem(KEY) ?? "") : "";
	} catch {
		return "";
	}
}
