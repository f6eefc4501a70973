import { domainToUnicode } from "node:url";

const LATIN = /\p{Script=Latin}/u;
const LIKE_LATIN_SCRIPT = /\p{Script=Cyrillic}|\p{Script=Greek}/u;

/** Cyrillic letters that most typefaces draw like Latin ones; a label of nothing else reads as another name. */
const ONLY_LOOK_ALIKES = /^[аеорсухіјѕԁһԛԝӏ0-9-]+$/u;

const deceives = (label: string) =>
	(LATIN.test(label) && LIKE_LATIN_SCRIPT.test(label)) ||
	(LIKE_LATIN_SCRIPT.test(label) && ONLY_LOOK_ALIKES.test(label));

/**
 * Whether a host name can be mistaken for another one: it mixes letters of similar scripts, or consists of look-alikes
 * only.
 */
export function isLookAlike(hostname: string): boolean {
	if (!hostname.includes("xn--")) return false;
	return domainToUnicode(hostname).split(".").some(deceives);
}
