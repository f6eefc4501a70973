import { looksLikeTitle } from "../history/looks-like";
import { type Line, textOf } from "../line";
import type { Section } from "../sections/section";
import { isTown } from "./known-towns";
import { looksLikeName } from "./name";
import { findEmail, findPhone } from "./reach";

/** Above the data of a referee stands who that is, in one of so many lines. */
const MOST_ABOVE = 3;

const namesSomebody = (line: Line) => looksLikeName(textOf(line)) || looksLikeTitle(textOf(line));

/** Whether a line has somebody's name beside the data. */
const hasName = ({ cells }: Line) =>
	cells
		.flatMap((cell) => cell.split(/\s*[|•·,;]\s*/u))
		.some((part) => part.includes(" ") && looksLikeName(part) && !isTown(part));

/** The line of contact data at the end of a section, if nobody is named above it. */
function footerOf({ kind, lines }: Section): Line[] {
	const last = lines.at(-1);
	const text = last ? textOf(last) : "";
	const isFooter =
		kind === "other" && last && !last.bullet && findEmail(text) && findPhone(text.replace(findEmail(text) ?? "", ""));
	return isFooter && !hasName(last) && !lines.slice(-1 - MOST_ABOVE, -1).some(namesSomebody) ? [last] : [];
}

/** Lines at the ends of sections that aren't read, such as hobbies, with the candidate's mail address and number. */
export const footersOf = (sections: readonly Section[]): Line[] => sections.flatMap(footerOf);
