declare const NAMES: unique symbol;

/** A text with values in braces, such as `{name}`, which any text may replace. */
export type Template<Name extends string> = string & { readonly [NAMES]?: Name };

type NamesOf<Text> = Text extends { readonly [NAMES]?: infer Name } ? (Name extends string ? Name : string) : string;

/** `text` with each `{name}` replaced by its value; a name without one stays as it is. TypeScript asks for the values of templates. */
export function fill<Text extends string>(
	text: Text,
	values: Readonly<Record<NamesOf<Text>, string | number>>,
): string {
	return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
		Object.hasOwn(values, name) ? String(values[name as keyof typeof values]) : whole,
	);
}
