import { isLanguage } from "./known-languages";
import { isLevel } from "./levels";

/** Shorter names, and those in small letters that are shorter than the second number, are often other words: "Ewe", "fins". */
const LEAST_LETTERS = 4;
const LEAST_SMALL_LETTERS = 5;

/** Words that say that somebody speaks what a sentence names. */
export const SPEAKS =
	/(?<!\p{L})(?:speak(?:s|ing|er)?|spoken|fluen(?:t|tly|cy)|native|proficien(?:t|cy)|conversational|bilingual|trilingual|mother ?tongue|languages?|understand|(?:knowledge|command) of|berbicara|berbahasa|bahasa|menguasai|fasih|lancar|penutur|spreche|fließend|\p{L}*kenntnisse|muttersprach\p{L}*|sprachen|parle|couramment|maternelle|langues?|hablo|idiomas?|fluido|nativ[oa]|falo|línguas?|fluente|parlo|madrelingua|lingue|spreek|vloeiend|moedertaal|talen)(?!\p{L})/iu;

/** Words that say that somebody doesn't. */
const NEGATION =
	/(?<!\p{L})(?:no|not|non|never|neither|nor|without|cannot|\p{L}+n['’]t|unable|tidak|tak|bukan|belum|tanpa|kein\p{L}*|nicht|ohne|ne|pas|aucune?|sans|ningún|ninguna?|sin|nunca|não|nenhum\p{L}*|sem|geen|niet|zonder|nessun\p{L}*|senza)(?!\p{L})/iu;

/** Words that can stand behind a language's name; another word there tells that the name is an adjective: "German law". */
const BEHIND_LANGUAGE =
	/^(?:and|or|but|as|at|in|to|with|very|well|on|for|from|since|quite|fairly|pretty|really|also|too|both|because|when|while|which|including|plus|natively|languages?|daily|dan|serta|dengan|secara|juga|und|oder|sowie|auf|als|sehr|ou|comme|très|como|muy|muito|molto|bene|couramment)$/iu;

/** Whether the word at the beginning of a text is what a language's name before it only describes. */
export function isDescribed(text: string): boolean {
	const [, word] = /^ (\p{Ll}{3,})(?!\p{L})/u.exec(text) ?? [];
	return word !== undefined && !BEHIND_LANGUAGE.test(word) && !isLevel(word);
}

/** Somebody else who speaks a language. */
const SOMEBODY_ELSE =
	/(?<!\p{L})(?:mother|father|wife|husband|parents?|family|children|partners?|colleagues?|customers?|clients?|patients?|ibu|ayah|istri|suami|orang tua)(?: saya)? (?:speaks?|spoke|understands?|is|are|berbicara|berbahasa)(?!\p{L})/iu;

/** Whether a text says that the languages in it aren't spoken, or by somebody else. */
export const deniesLanguages = (text: string): boolean => NEGATION.test(text) || SOMEBODY_ELSE.test(text);

/** Names of languages that are also other words. */
const OTHER_WORD = /^(?:[Cc]orso|polish)$/;

/** Whether a language's name is rather another word: a short one, or one of those above. */
export const mayBeWord = (word: string): boolean =>
	word.length < (/^\p{Lu}/u.test(word) ? LEAST_LETTERS : LEAST_SMALL_LETTERS) || OTHER_WORD.test(word);

/** Languages in a sentence: "I speak Danish and Thai fluently". */
export function wordsIn(text: string): string[] {
	const outside = text.replace(/\([^()]*\)?/g, " ");
	if (!SPEAKS.test(outside)) return [];
	return [...outside.matchAll(/\p{L}[\p{L}\p{M}’'-]*/gu)]
		.filter(({ 0: word, index }) => !isDescribed(outside.slice(index + word.length)))
		.map(([word]) => word)
		.filter((word) => isLanguage(word) && !mayBeWord(word));
}
