/** A browser that loads pages before anybody asks for them says so. */
interface WithPrerendering extends Document {
	prerendering?: boolean;
}

/** Whether the visitor came by the browser's history, so that nothing may happen unasked. */
export function cameBack(): boolean {
	const [navigation] = performance.getEntriesByType("navigation");
	return (navigation as PerformanceNavigationTiming | undefined)?.type === "back_forward";
}

/** Calls `act` once somebody looks at the page: at once, or when a page that was loaded ahead is opened. Gives what stops that. */
export function onceOpened(act: () => void): () => void {
	if (!(document as WithPrerendering).prerendering) {
		act();
		return () => undefined;
	}
	document.addEventListener("prerenderingchange", act, { once: true });
	return () => document.removeEventListener("prerenderingchange", act);
}
