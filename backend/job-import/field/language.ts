import type { Field } from "./field";
import { quote } from "./quote";
import { text } from "./text";

const NAMES = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

function canonical(tag: string): string | undefined {
	try {
		const [language] = Intl.getCanonicalLocales(tag.replaceAll("_", "-"));
		return language && NAMES.of(language) ? language : undefined;
	} catch {
		return undefined;
	}
}

/** A language, BCP 47. */
export function language(field: Field): string | undefined {
	const tag = text(field)?.trim();
	if (tag === undefined) return undefined;
	return canonical(tag) ?? field.wrong("must be a language such as en or id; {value} isn't one", { value: quote(tag) });
}
