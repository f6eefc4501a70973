import { type Line, textOf } from "../line";
import { isAddress } from "./address";
import { isInAddress } from "./name";
import { findEmail, findLinkedin, findPhone } from "./reach";

/** Mail addresses of companies rather than of people. */
const SHARED =
	/^(?:info|hello|contact|office|admin|support|sales|hrd?|jobs?|careers?|recruit\p{L}*|kontak|karir|kontakt|bewerbung)@/iu;

/** A label beside contact data has no more letters. */
const MOST_LABEL_LETTERS = 12;

/** How an address begins, also one whose word for a street isn't known: "123 Anywhere St.". */
const HOUSE_NUMBER = /^\d{1,5}\p{L}?,? \p{Lu}/u;

const isContactData = (text: string) =>
	findLinkedin(text) !== undefined ||
	isAddress(text) ||
	HOUSE_NUMBER.test(text) ||
	text.replace(/\P{L}/gu, "").length <= MOST_LABEL_LETTERS;

/** Whether a line is contact data and nothing else, such as the last one of a page. */
function isContactLine(address: string, line: Line): boolean {
	const text = textOf(line);
	if (line.bullet || !text.includes(address)) return false;
	if (SHARED.test(address) && !findPhone(text)) return false;
	return line.cells.flatMap((cell) => cell.replace(address, "").split(/\s*[|•·]\s*/)).every(isContactData);
}

/**
 * Whether a mail address is the person's: where they introduce themselves, with their name, or among other contact data
 * anywhere. One in a text may be an employer's.
 */
export function isOwnEmail(
	address: string,
	name: string,
	introduction: readonly Line[],
	anywhere: readonly Line[],
): boolean {
	const own = address.toLowerCase();
	const isIn = (text: string) => text.toLowerCase().includes(own) || findEmail(text)?.toLowerCase() === own;
	return (
		isInAddress(name, address) ||
		introduction.some((line) => isIn(textOf(line))) ||
		anywhere.some((line) => isContactLine(address, line))
	);
}
