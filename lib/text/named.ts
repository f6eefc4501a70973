/**
 * `text` about the field with this `label`, for a place away from the field: the label stands first, unless the text says
 * it anyway. Without a label, the text alone.
 */
export function named(label: string, text: string): string {
	const name = label.trim().replace(/[\s.:*]+$/, "");
	if (!name || text.toLocaleLowerCase().includes(name.toLocaleLowerCase())) return text;
	return /[?!]$/.test(name) ? `${name} ${text}` : `${name}: ${text}`;
}
