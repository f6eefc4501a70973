/** Browsers report a page that they load before anybody opens it. */
interface WithPrerendering extends Document {
	prerendering?: boolean;
}

/** Whether the visitor arrived through the browser's history, so that nothing may happen automatically. */
export function cameBack(): boolean {
	const [navigation] = performance.getEntriesByType("navigation");
	return (navigation as PerformanceNavigationTiming | undefined)?.type === "back_forward";
}

/**
 * Calls `act` once the page is visible: immediately, or when a prerendered page is opened. Returns a function that
 * cancels it.
 */
export function onceOpened(act: () => void): () => void {
	if (!(document as WithPrerendering).prerendering) {
		act();
		return () => undefined;
	}
	document.addEventListener("prerenderingchange", act, { once: true });
	return () => document.removeEventListener("prerenderingchange", act);
}
