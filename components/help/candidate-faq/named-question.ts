/** The question that the page's address names; null where it names none. */
export function namedQuestion(): HTMLDetailsElement | null {
	const place = document.getElementById(window.location.hash.slice(1));
	return place?.closest("details") ?? null;
}
