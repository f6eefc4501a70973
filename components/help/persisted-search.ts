const KEY = "help-search";

/** Stores the search text while the tab is open. Does nothing if the browser refuses. */
export function keepSearch(search: string): void {
	try {
		window.sessionStorage.setItem(KEY, search);
	} catch {
		// The search works without it.
	}
}

/** The search text from before the visitor left the page and returned; empty on any other visit. */
export function searchBefore(): string {
	const [visit] = window.performance.getEntriesByType("navigation");
	if (!(visit instanceof PerformanceNavigationTiming) || visit.type !== "back_forward") return "";
	try {
		return window.sessionStorage.getItem(KEY) ?? "";
	} catch {
		return "";
	}
}
