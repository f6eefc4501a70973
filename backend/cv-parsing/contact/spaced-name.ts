/** Words whose joined letters are a name. */
function wordsOf(text: string, name: string): string[] | undefined {
	const words = text.split(/[^\p{L}]+/u).filter(Boolean);
	for (let from = 0; from < words.length; from += 1) {
		for (let to = from + 2; to <= words.length; to += 1) {
			const some = words.slice(from, to);
			if (some.join("").toLowerCase() === name.toLowerCase()) return some;
		}
	}
	return undefined;
}

/** A large letter and the rest of its word in small capitals, with a space between them, several times. */
const SMALL_CAPITALS = /^\p{Lu} \p{L}+(?: \p{Lu} \p{L}+)+$/u;

/**
 * A name whose words a space parts behind their first letters, as small capitals leave it: "J ANE D OE", if the mail address
 * has one of the whole words, or if what stands behind the letters begins no word.
 */
export function closedName(name: string, email: string | undefined): string {
	if (!SMALL_CAPITALS.test(name)) return name;
	const words = name.split(" ").flatMap((letter, at, all) => (at % 2 === 0 ? [`${letter}${all[at + 1] ?? ""}`] : []));
	const isSmall = name.split(" ").every((part, at) => at % 2 === 0 || /^\p{Ll}/u.test(part));
	const mailbox = email?.split("@")[0]?.toLowerCase() ?? "";
	const isKnown = words.some((word) => word.length > 2 && mailbox.includes(word.toLowerCase()));
	return isSmall || isKnown ? words.join(" ") : name;
}

/**
 * Splits a name like "JANEDOE", whose letters were spaced so widely that its words can't be told apart, by the words of
 * the mail address or the file's metadata.
 */
export function spacedName(name: string, { email, names }: { email?: string; names: readonly string[] }): string {
	if (name.includes(" ")) return name;
	const found = [...names, email ?? ""].map((text) => wordsOf(text, name)).find(Boolean);
	let at = 0;
	const parts = found?.map(({ length }) => {
		at += length;
		return name.slice(at - length, at);
	});
	return parts?.join(" ") ?? name;
}
