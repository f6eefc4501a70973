/**
 * Words of one kind, by language or kind, with commas between them. A word counts where it stands whole; "-meister" also
 * ends other words, "poli-" also begins them. "vendedor/a" is "vendedor" and "vendedora", "cociner·o/a" is
 * "cocinero" and "cocinera", and "!klassiker" never counts.
 * Words in Han, Arabic and Thai letters count inside of others too, since there a space doesn't part them.
 */
export type Words = Readonly<Record<string, string>>;

const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
const LETTER = /[\p{L}\p{M}\p{N}_]/u;
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Arabic}\p{Script=Thai}]/u;

/** Whether an entry is of letters that no spaces part; those before them aren't. */
const isWithoutSpaces = (entry: string) => entry > "\u0600" && WITHOUT_SPACES.test(entry);

/** Whether an entry has several words, or parts that signs divide: "aide-soignant", "b.v". */
const isPhrase = (entry: string) => entry.includes(" ") || entry.includes(".") || entry.includes("-");

/** The forms that one entry of a list stands for. */
function formsOf(entry: string): string[] {
	if (!entry.includes("/")) return [entry];
	const [stem = "", changing] = entry.split("·");
	if (changing !== undefined) return changing.split("/").map((ending) => stem + ending);
	const [word = "", ...endings] = entry.split("/");
	return [word, ...endings.map((ending) => word + ending)];
}

/** Beginnings and endings of words, and how long they are. */
class Parts {
	readonly #parts: ReadonlySet<string>;
	readonly #lengths: readonly number[];

	constructor(parts: readonly string[]) {
		this.#parts = new Set(parts);
		this.#lengths = [...new Set(parts.map(({ length }) => length))];
	}

	begin = (word: string): boolean => this.#lengths.some((length) => this.#parts.has(word.slice(0, length)));
	end = (word: string): boolean => this.#lengths.some((length) => this.#parts.has(word.slice(-length)));
}

/** A list of words that is asked often. */
export class WordTable {
	readonly #words = new Set<string>();
	readonly #never = new Set<string>();
	readonly #beginnings: Parts;
	readonly #endings: Parts;
	readonly #inside: string[] = [];
	/** Entries of several words, by the first of them. */
	readonly #phrases = new Map<string, string[]>();

	constructor(words: Words) {
		const [beginnings, endings]: [string[], string[]] = [[], []];
		const add = (entry: string) => {
			if (entry.startsWith("!")) this.#never.add(entry.slice(1));
			else if (entry.startsWith("-")) endings.push(entry.slice(1));
			else if (entry.endsWith("-")) beginnings.push(entry.slice(0, -1));
			else if (isWithoutSpaces(entry)) this.#inside.push(entry);
			else this.#addWhole(entry);
		};
		for (const list of Object.values(words)) list.trim().split(/,\s+/).flatMap(formsOf).forEach(add);
		this.#beginnings = new Parts(beginnings);
		this.#endings = new Parts(endings);
	}

	#addWhole(entry: string): void {
		this.#words.add(entry);
		if (!isPhrase(entry)) return;
		const [first = ""] = entry.match(WORD) ?? [];
		this.#phrases.set(first, [...(this.#phrases.get(first) ?? []), entry]);
	}

	/** Whether a word, or an entry of several words, is in the list. */
	has = (word: string): boolean =>
		!this.#never.has(word) && (this.#words.has(word) || (!word.includes(" ") && this.#hasPart(word)));

	#hasPart = (word: string): boolean => this.#endings.end(word) || this.#beginnings.begin(word);

	/** Whether a text has a word of the list. */
	isIn = (text: string): boolean => {
		for (const { 0: word, index } of text.matchAll(WORD)) {
			if (this.has(word) || this.#phrases.get(word)?.some((phrase) => isAt(text, phrase, index))) return true;
		}
		return WITHOUT_SPACES.test(text) && this.#inside.some((word) => text.includes(word));
	};
}

/** Whether a text has a phrase at `index`, and no letter behind it. */
const isAt = (text: string, phrase: string, index: number) =>
	text.startsWith(phrase, index) && !LETTER.test(text[index + phrase.length] ?? "");
