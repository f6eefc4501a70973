import { placesIn } from "@/lib/copy-overlay/place-mark";

const ATTRIBUTES = ["aria-label", "placeholder", "title", "alt", "label", "value"];

const isText = (node: Node) => node.nodeType === Node.TEXT_NODE;

/** Places of the texts that an element itself shows or is labelled with. */
function ownPlaces(element: Element): string[] {
	const texts = [...element.childNodes].filter(isText).map((node) => node.textContent ?? "");
	const names = ATTRIBUTES.map((name) => element.getAttribute(name) ?? "");
	return [...new Set([...texts, ...names].flatMap(placesIn))];
}

/** The element with the texts, and their places. */
export interface Found {
	element: Element;
	places: string[];
}

/** The words at an element or the nearest around it; for one that was focused, those inside of it too. */
export function placesAt(target: EventTarget | null, inside: boolean): Found | null {
	if (!(target instanceof Element)) return null;
	const within = inside ? [target, ...target.querySelectorAll("*")] : [target];
	const inner = [...new Set(within.flatMap(ownPlaces))];
	if (inner.length > 0) return { element: target, places: inner };
	const parent = target.parentElement;
	return parent && parent !== document.body ? placesAt(parent, false) : null;
}
