/** Moves the focus to the element with this id, and opens the folds around it. */
export function focusField(id: string): void {
	const element = document.getElementById(id);
	for (let fold = element?.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
	element?.focus();
}
