/** Finds what is wider than the window, and texts that their box cuts off. */
import { isSeen, nameOf } from "./elements.mjs";

function isInsideOfScroller(element) {
	const parent = element.parentElement;
	if (!parent || parent === document.body) return false;
	return getComputedStyle(parent).overflowX !== "visible" || isInsideOfScroller(parent);
}

/** Elements that are wider than the window. */
export function findOverflow() {
	const width = document.documentElement.clientWidth;
	const beyond = (element) => {
		const { left, right } = element.getBoundingClientRect();
		return Math.max(right - width, -left);
	};
	return [...document.querySelectorAll("body *")]
		.filter((element) => beyond(element) > 1 && isSeen(element) && !isInsideOfScroller(element))
		.map((element) => `stands out of the window by ${Math.round(beyond(element))} px: ${nameOf(element)}`);
}

const hides = (overflow) => overflow === "hidden" || overflow === "clip";
const hasText = (element) =>
	[...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());

function isCutOff(element) {
	const { overflowX, overflowY } = getComputedStyle(element);
	return (
		(hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
		(hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
	);
}

/** Texts that their box cuts off. */
export const findCutOff = () =>
	[...document.querySelectorAll("body :not(svg, svg *)")]
		.filter((element) => hasText(element) && isCutOff(element) && isSeen(element))
		.map((element) => `is cut off: ${nameOf(element)}`);
