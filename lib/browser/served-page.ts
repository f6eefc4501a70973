/** The document's contents at the time of the call: live nodes, which keep typed text. */
interface ServedPage {
	restore: () => void;
}

const attributesOf = (element: Element) => [...element.attributes].map(({ name, value }) => [name, value] as const);

function putBack(element: Element, attributes: readonly (readonly [string, string])[]): void {
	for (const [name, value] of attributes) element.setAttribute(name, value);
}

/**
 * Takes the server-rendered document before an error page replaces it. Null if a form was hydrated: without its code it
 * can't be sent.
 */
export function takeServedPage(): ServedPage | null {
	if (typeof document === "undefined" || document.querySelector("form[novalidate]")) return null;
	const { documentElement, body, title, activeElement } = document;
	const nodes = [...body.childNodes];
	const [ofRoot, ofBody] = [attributesOf(documentElement), attributesOf(body)];
	const scrolled = window.scrollY;
	return {
		restore() {
			putBack(documentElement, ofRoot);
			documentElement.classList.remove("scripted");
			putBack(body, ofBody);
			body.replaceChildren(...nodes);
			document.title = title;
			if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
			window.scrollTo({ top: scrolled, behavior: "instant" });
		},
	};
}
