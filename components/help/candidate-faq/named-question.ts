/** The question in the page's address; null if there is none. */
export function namedQuestion(): HTMLDetailsElement | null {
	const place = document.getElementById(window.location.hash.slice(1));
	return place?.closest("details") ?? null;
}
