/** A text with its `{names}` replaced by values. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
	text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
