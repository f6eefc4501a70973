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
