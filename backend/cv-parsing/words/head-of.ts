import { COMPANIES } from "./companies";
import { ENDINGS, SURE_ENDINGS, SURNAMES } from "./english-occupations";
import { INDONESIAN_HEADS, LAST_HEADS, ROMANCE_HEADS } from "./occupations";
import type { WordTable } from "./word-table";

/** What stands behind the word that tells what a phrase names: "Tender of machines", "Seller, Furniture", "Verkäufer*in". */
const BEHIND =
	/\s*[,([|:;/*·–—].*$|\s-\s.*$|\s(?:of|in|for|at|with|on|to|from|im|für|bei|am|zur|zum|auf|de|des|du|en|em|da|do|di|del|della|voor|bij|op|van|untuk|pada)\s.*$|\sd['’].*$/u;

/** Grades behind an occupation: "Fitter II". */
const GRADE = /(?:\s(?:i{1,3}|iv|v|\d|level|grade|sr\.?|jr\.?))+$/u;

/** How names of firms begin, and what occupations never have. */
const OF_A_FIRM = /^(?:the|le|la|les|el|los|las|die|das|der|het|il|os?|as?)\s|['’]s(?:\s|$)|[.!]\w|^\d/u;

const MOST_WORDS = 6;

/** How surely the word that tells what a text names is an occupation. */
export type Sureness = 0 | 0.2 | 0.5;

/** Words that are known, and those that are surnames too or only end like an occupation. */
const KNOWN = 0.5;
export const LIKELY = 0.2;

/** Entries of the lists have at most this many words. */
const COUNTS = [1, 2, 3];

const endIn = (words: readonly string[], table: WordTable) =>
	COUNTS.some((count) => count <= words.length && table.has(words.slice(-count).join(" ")));
const beginIn = (words: readonly string[], table: WordTable) =>
	COUNTS.some((count) => count <= words.length && table.has(words.slice(0, count).join(" ")));

function surenessOf(words: readonly string[]): Sureness {
	const [first = "", last = ""] = [words[0], words.at(-1)];
	const behindHyphen = last.slice(last.lastIndexOf("-") + 1);
	if (SURNAMES.has(behindHyphen)) return LIKELY;
	if (endIn(words, LAST_HEADS) || LAST_HEADS.has(behindHyphen) || endIn(words, ROMANCE_HEADS)) return KNOWN;
	const isLikely = SURE_ENDINGS.has(last) || SURE_ENDINGS.has(first) || (words.length > 1 && ENDINGS.has(last));
	return isLikely ? LIKELY : 0;
}

/** "Fitter & Turner" are two occupations, "Hair & Make-up Artist" seems to be one, and "Mason & Sons" is a firm. */
function surenessOfAll(phrases: readonly string[]): Sureness {
	const found = phrases
		.map((phrase) => phrase.split(" "))
		.map((words) => (words.length > MOST_WORDS ? 0 : surenessOf(words)));
	if (found.every((one) => one === KNOWN)) return KNOWN;
	return found.at(-1) === KNOWN || !found.includes(0) ? LIKELY : 0;
}

/**
 * How surely a text is an occupation by the word that tells what it names: the last of an English or German phrase, the
 * first of a Romance or Indonesian one. Firms are named after people and occupations too: "Mason & Sons", "Carter Group".
 */
export function occupationIn(text: string): Sureness {
	const small = text.toLowerCase().trim();
	if (OF_A_FIRM.test(small) || small.split(" ").length > MOST_WORDS * 2) return 0;
	const words = small.split(/[\s,(/]+/u);
	if (beginIn(words, INDONESIAN_HEADS)) return KNOWN;
	if (beginIn(words, ROMANCE_HEADS)) return COMPANIES.isIn(small) ? LIKELY : KNOWN;
	return surenessOfAll(
		small
			.replace(BEHIND, "")
			.replace(GRADE, "")
			.split(/\s*&\s*/u),
	);
}
