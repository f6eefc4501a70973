/** `text` with each `{name}` replaced by its value; a name without one stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
	return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
		Object.hasOwn(values, name) ? String(values[name]) : whole,
	);
}
