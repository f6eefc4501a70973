import { TWO_LETTERS } from "../../format/two-letters";

/** Languages that CVs are read in. */
const LOCALES = ["en", "id", "de", "fr", "es", "pt", "nl", "ms", "vi", "zh", "ar", "it"];

interface Names {
	/** Two-letter codes that have a name, in capitals. */
	codes: ReadonlySet<string>;
	/** The codes by their names in all languages that CVs are read in, in small letters. */
	names: ReadonlyMap<string, string>;
}

const known = new Map<string, Names>();

/** The countries or the languages of the world, as CVs name them; collected once. */
export function namesIn(type: "region" | "language"): Names {
	const names = known.get(type) ?? collect(type);
	known.set(type, names);
	return names;
}

function collect(type: "region" | "language"): Names {
	const isLanguage = type === "language";
	const [english, ...others] = LOCALES.map((locale) => new Intl.DisplayNames(locale, { type, fallback: "none" }));
	const nameOf = (names: Intl.DisplayNames | undefined, code: string) =>
		names?.of(isLanguage ? code.toLowerCase() : code);
	// A code without an English name has none in other languages either; look-ups take time, and each CV has its own process.
	const codes = TWO_LETTERS.filter((code) => nameOf(english, code));
	const names = new Map<string, string>();
	for (const one of [english, ...others]) {
		for (const code of codes) {
			const name = nameOf(one, code);
			if (name) names.set(name.toLowerCase(), code);
		}
	}
	return { codes: new Set(codes), names };
}
