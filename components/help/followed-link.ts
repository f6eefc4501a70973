/** The link that a click follows in this window; null for any other click, and for one that was dealt with. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
	const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
	if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
	return target instanceof Element ? target.closest("a") : null;
}
