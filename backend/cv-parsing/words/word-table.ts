/**
 * Words of one kind, by language or kind, with commas between them. A word counts where it stands whole; "-meister" also
 * ends other words, "poli-" also begins them. "vendedor/a" is "vendedor" and "vendedora", and "!klassiker" never counts.
 * Words in Han and Arabic letters count inside of others too, since there a space doesn't part them.
 */
export type Words = Readonly<Record<string, string>>;

const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Arabic}]/u;
const LETTER = /[\p{L}\p{M}\p{N}_]/u;

/** The forms that one entry of a list stands for. */
const formsOf = (entry: string): string[] => {
	const [word = "", ...endings] = entry.split("/");
	return [word, ...endings.map((ending) => word + ending)];
};

/** All entries of lists, one form each. */
export const entriesOf = (words: Words): string[] =>
	Object.values(words).flatMap((list) =>
		list
			.split(",")
			.map((entry) => entry.trim())
			.filter(Boolean)
			.flatMap(formsOf),
	);

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
	readonly #never: ReadonlySet<string>;
	readonly #words: ReadonlySet<string>;
	readonly #beginnings: Parts;
	readonly #endings: Parts;
	readonly #inside: readonly string[];
	/** Entries of several words, by the first. */
	readonly #phrases = new Map<string, string[]>();

	constructor(words: Words) {
		const entries = entriesOf(words);
		const isPhrase = (entry: string) => /[ .'’&]|.-./u.test(entry);
		const whole = entries.filter((entry) => !WITHOUT_SPACES.test(entry));
		this.#inside = entries.filter((entry) => WITHOUT_SPACES.test(entry));
		this.#never = new Set(whole.filter((entry) => entry.startsWith("!")).map((entry) => entry.slice(1)));
		this.#endings = new Parts(whole.filter((entry) => entry.startsWith("-")).map((entry) => entry.slice(1)));
		this.#beginnings = new Parts(whole.filter((entry) => entry.endsWith("-")).map((entry) => entry.slice(0, -1)));
		this.#words = new Set(whole.filter((entry) => !isPhrase(entry)));
		for (const phrase of whole.filter(isPhrase)) {
			const [first = ""] = phrase.match(WORD) ?? [];
			this.#phrases.set(first, [...(this.#phrases.get(first) ?? []), phrase]);
		}
	}

	/** Whether a single word is in the list. */
	has = (word: string): boolean =>
		(this.#words.has(word) || this.#endings.end(word) || this.#beginnings.begin(word)) && !this.#never.has(word);

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
