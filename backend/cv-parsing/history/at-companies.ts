import { type Line, textOf } from "../line";
import { findPeriod } from "../text/dates";
import { isWrittenAsName } from "../text/name-words";
import { isShort } from "./entries";
import { looksLikeCompany, looksLikeTitle } from "./looks-like";
import { periodOf } from "./period-of";

/** What stands before a company in the line below its position: "@ Fold Hearth", "at the Fold Hearth, Leeds". */
const BEFORE = /^(?:@\s*|(?:at|bei(?: de[rmn])?|chez|pada|bij|presso|tại)\s+)(?=(?:the )?[\p{Lu}\p{Lo}\d])/u;

/** How somebody was employed, which is also a position where no other one stands beside it. */
const KIND =
	/^(?:intern|contractor|trainee|apprentice|seasonal|casual|temp|working student|werkstudent(?:in)?|praktikant(?:in)?|stagiaire|becari[oa]|estagiári[oa]|tirocinante|stagiair)$/iu;

const withCells = (line: Line, cells: readonly string[]): Line => ({
	...line,
	cells,
	parts: undefined,
	runs: undefined,
});

/** Whether a text may be a name: "Wrote posts" is a description. */
const mayBeName = (text: string) => isWrittenAsName(text) || looksLikeCompany(text);

const isName = (line: Line | undefined) =>
	isShort(line) && periodOf(line) === undefined && mayBeName(textOf(line).replace(BEFORE, ""));

/** Whether a line is a company behind such a word, next to its position or its dates. */
function isAtCompany(line: Line, above: Line | undefined): boolean {
	const text = textOf(line);
	const name = text.replace(BEFORE, "");
	if (name === text || !isShort(line) || !isShort(above) || !(text.startsWith("@") || mayBeName(name))) return false;
	return periodOf(above) !== undefined || looksLikeTitle(textOf(above));
}

/** The line with the dates without a kind of employment beside the position, if the company stands above or below. */
function withoutKind(line: Line): Line {
	const names = line.cells.filter((cell) => !findPeriod(cell));
	const isBeside = periodOf(line) !== undefined && names.some((name) => looksLikeTitle(name) && !KIND.test(name));
	const cells = isBeside ? line.cells.filter((cell) => !KIND.test(cell)) : line.cells;
	return cells.length < line.cells.length ? withCells(line, cells) : line;
}

/** Lines in which a company below its position is only its name, and nothing seems to be one beside that. */
export const withAtCompanies = (lines: readonly Line[]): readonly Line[] =>
	lines.map((line, at) => {
		if (line.bullet) return line;
		const [above, below] = [lines[at - 1], lines[at + 1]];
		if (isAtCompany(line, above))
			return withCells(
				line,
				line.cells.map((cell, index) => (index === 0 ? cell.replace(BEFORE, "") : cell)),
			);
		return isName(above) || isName(below) ? withoutKind(line) : line;
	});
