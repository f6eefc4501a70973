/** Unicode's presentation forms of Arabic letters: the common ones, then those of other languages. */
const BLOCKS = [
	[0xfe80, 0xfef4],
	[0xfb50, 0xfbff],
] as const;

/** The forms of a letter: isolated, final, and, for letters that join on both sides, initial and medial. */
type Forms = readonly string[];

/** Every letter with its forms, which follow each other in Unicode. */
const FORMS: ReadonlyMap<string, Forms> = BLOCKS.reduce((forms, [first, last]) => {
	for (let code = first; code <= last; code++) {
		const form = String.fromCharCode(code);
		const letter = form.normalize("NFKC");
		if (letter.length === 1 && letter !== form) forms.set(letter, [...(forms.get(letter) ?? []), form]);
	}
	return forms;
}, new Map<string, Forms>());

/** Lam and an alef form one sign: the isolated form, followed by the final form. */
const LAM = "\u0644";
const LAM_ALEF: Readonly<Record<string, number>> = {
	"\u0622": 0xfef5,
	"\u0623": 0xfef7,
	"\u0625": 0xfef9,
	"\u0627": 0xfefb,
};

/** The stroke that extends a join (tatweel). */
const TATWEEL = "\u0640";
/** Invisible characters that separate or join letters; once the forms are chosen, they aren't needed. */
const JOINERS = /[\u200c\u200d]/g;

const joinsNext = (letter: string | undefined) => letter === TATWEEL || FORMS.get(letter ?? "")?.length === 4;
const joinsLast = (letter: string | undefined) =>
	letter === TATWEEL || (FORMS.get(letter ?? "")?.length ?? 0) >= 2 || letter === "\u200d";

/** The form of a letter between its neighbours. */
function formOf(letter: string, last: string | undefined, next: string | undefined): string {
	const forms = FORMS.get(letter) ?? [];
	const joined = joinsNext(last) && joinsLast(letter);
	const joins = joinsNext(letter) && joinsLast(next);
	return forms[(joined ? 1 : 0) + (joins ? 2 : 0)] ?? letter;
}

/**
 * A text whose Arabic letters have their contextual forms, still in reading order. The drawing library joins letters,
 * but measures them as if they were isolated.
 */
export function joinArabic(text: string): string {
	const letters = [...text];
	const joined = letters.map((letter, index) => {
		const [last, next] = [letters[index - 1], letters[index + 1]];
		if (last === LAM && LAM_ALEF[letter]) return "";
		const pair = letter === LAM ? LAM_ALEF[next ?? ""] : undefined;
		if (pair !== undefined) return String.fromCharCode(pair + (joinsNext(last) ? 1 : 0));
		return formOf(letter, last, next);
	});
	return joined.join("").replace(JOINERS, "");
}
