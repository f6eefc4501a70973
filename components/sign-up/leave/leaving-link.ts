const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
	button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether a link only moves about in the page that is shown. */
const staysHere = (link: HTMLAnchorElement) =>
	link.hash !== "" && link.href.split("#")[0] === window.location.href.split("#")[0];

/** The link that a click follows in this window; null for every other click. */
export function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
	const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
	if (!link || !isPlain(event) || link.hasAttribute("download")) return null;
	if (link.target !== "" && link.target !== "_self") return null;
	return /^https?:$/.test(link.protocol) && !staysHere(link) ? link : null;
}
