import { fill } from "@/lib/text/fill";
import { firstCharacters } from "@/lib/text/plain";
import { countWords, limitWords } from "@/lib/text/word-count";
import type { ApplicationMessages } from "../setup";

/** How a box of text is counted and held to its limit. */
export interface TextLimit {
	count(text: string): number;
	/** The text that remains after a change from `before` to `after`. */
	keep(before: string, after: string): string;
	/** The text below the box. */
	say(count: number): string;
	/** What is said where nothing counts; empty for no limit. */
	plain: string;
	/** Most of what is counted; undefined for no limit. */
	most: number | undefined;
	/** The message if nothing more fits. */
	full: string;
}

/** The message of a full box; undefined while more fits. */
export const fullText = ({ most, full }: TextLimit, count: number): string | undefined =>
	most !== undefined && count >= most ? full : undefined;

function plainWords(messages: ApplicationMessages, most: number | undefined, least: number | undefined): string {
	if (most === undefined) return least === undefined ? "" : fill(messages.PLAIN_WORDS_LEAST, { least });
	return least === undefined
		? fill(messages.PLAIN_WORDS_MOST, { most })
		: fill(messages.PLAIN_WORDS_RANGE, { least, most });
}

/** A word limit; the counter shows the words out of the maximum, and the minimum. */
export function wordLimit(messages: ApplicationMessages, most: number | undefined, least?: number): TextLimit {
	return {
		count: countWords,
		keep: (before, after) => (most === undefined ? after : limitWords(before, after, most)),
		say(count) {
			const text =
				most === undefined ? fill(messages.COUNT_WORDS, { count }) : fill(messages.COUNT_WORDS_OF, { count, most });
			return least === undefined ? text : `${text}. ${fill(messages.COUNT_WORDS_LEAST, { least })}`;
		},
		plain: plainWords(messages, most, least),
		most,
		full: messages.COUNT_FULL,
	};
}

/** A limit in characters; what goes beyond it is cut. */
export function characterLimit(messages: ApplicationMessages, most: number): TextLimit {
	return {
		count: (text) => text.length,
		keep: (_, after) => firstCharacters(after, most),
		say: (count) => fill(messages.COUNT_CHARACTERS_OF, { count, most }),
		plain: fill(messages.PLAIN_CHARACTERS_MOST, { most }),
		most,
		full: messages.COUNT_FULL,
	};
}
