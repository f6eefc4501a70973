/** A readable description of an element. */

/** Its tag with its first words. */
export function nameOf(element) {
	const text = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
	return `<${element.tagName.toLowerCase()}> ${text ? `"${text}"` : element.className}`;
}

/** Whether it can be seen: not hidden, and not only there for screen readers. */
export const isSeen = (element) =>
	element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
	element.clientWidth !== 1 &&
	element.clientHeight !== 1;
