const KEY = "help-search";

/** Keeps what was searched for while the tab is open. Where the browser keeps nothing, nothing happens. */
export function keepSearch(search: string): void {
	try {
		window.sessionStorage.setItem(KEY, search);
	} catch {
		// Not being able to come back to it is no reason to stop.
	}
}

/** What was searched for before the visitor left the page and came back to it; empty on any other visit. */
export function searchBefore(): string {
	const [visit] = window.performance.getEntriesByType("navigation");
	if (!(visit instanceof PerformanceNavigationTiming) || visit.type !== "back_forward") return "";
	try {
		return window.sessionStorage.getItem(KEY) ?? "";
	} catch {
		return "";
	}
}
