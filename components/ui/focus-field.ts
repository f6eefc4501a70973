/** The closed fold that will hold the field with this id: the ids of its fields begin with its own. */
const foldToBe = (id: string) =>
	[...document.querySelectorAll<HTMLDetailsElement>("details[id]")].find((fold) => id.startsWith(`${fold.id}_`));

/** Opens the folds around an element, and itself if it is one. */
function openWith(element: Element | null): void {
	const fold = element?.closest("details");
	if (!fold) return;
	fold.open = true;
	openWith(fold.parentElement);
}

/**
 * Moves the focus to the element with this id, and opens the folds around it. If a fold renders its fields only while it is
 * open, the focus moves once they are there.
 */
export function focusField(id: string): void {
	const around = document.getElementById(id) ?? foldToBe(id);
	if (!around) return;
	openWith(around);
	const focus = () => {
		const field = document.getElementById(id);
		field?.focus();
		return field !== null;
	};
	if (focus()) return;
	const watcher = new MutationObserver(() => focus() && watcher.disconnect());
	watcher.observe(around, { childList: true, subtree: true });
}
