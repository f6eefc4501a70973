import { createTranslator } from "next-intl";
import { planFacts } from "@/lib/marketing/plans";
import type { Locale } from "./locales";

const NAME = /\{(\w+)/g;

/**
 * `messages` with the product's facts filled in: numbers in the language's format, and plurals by its rules. Other
 * placeholders stay unchanged.
 */
export function withFacts<Texts extends object>(messages: Texts, locale: Locale): Texts {
	const facts = planFacts(locale);
	const translate = createTranslator({ locale, messages: messages as Record<string, never> });
	function withFactsIn(text: string, path: string): string {
		const names = [...text.matchAll(NAME)].map(([, name = ""]) => name);
		if (!names.some((name) => Object.hasOwn(facts, name))) return text;
		const others = Object.fromEntries(names.map((name) => [name, `{${name}}`]));
		return translate(path as never, { ...others, ...facts } as never);
	}
	function filled(value: unknown, path: string): unknown {
		if (typeof value === "string") return withFactsIn(value, path);
		if (Array.isArray(value)) return value.map((inner, index) => filled(inner, `${path}.${index}`));
		const entries = Object.entries(value as object);
		return Object.fromEntries(entries.map(([name, inner]) => [name, filled(inner, path ? `${path}.${name}` : name)]));
	}
	return filled(messages, "") as Texts;
}
