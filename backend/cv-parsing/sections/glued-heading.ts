import { type Line, textOf } from "../line";
import { headingOf } from "./headings";

/** A letter of a symbol font, which no word is. */
const ICON = /^[^\p{ASCII}\P{L}]$/u;

/** A line without its icon, a letter of another font: "ç Spanish"; before a heading, any one or two: "l EXPERIENCE". */
export function withoutIcon(line: Line): Line {
	const [icon = "", ...others] = line.runs ?? [];
	const [cell = "", ...cells] = line.cells;
	if (!cell.startsWith(`${icon} `) || others.length === 0) return line;
	const text = cell.slice(icon.length).trim();
	const isHeading = /^\p{L}{1,2}$/u.test(icon) && others.length === 1 && cells.length === 0 && headingOf(text);
	if (!isHeading && !(ICON.test(icon) && /^\p{Script=Latin}$/u.test(icon))) return line;
	return { ...line, cells: [text, ...cells], parts: undefined, runs: others.length > 1 ? others : undefined };
}

/** A heading in capitals that lost the end of its line, "WORK EXPERIENCESoftware Engineer", or its beginning, "the street.WORK EXPERIENCE". */
export function unglued(line: Line): Line[] {
	const text = textOf(line);
	const [, heading = "", rest = ""] = /^(\p{Lu}[\p{Lu} &]{4,})(\p{Lu}\p{Ll}.*)$/su.exec(text) ?? [];
	if (headingOf(heading)) return [heading, rest].map((part) => ({ ...line, cells: [part] }));
	const [, before = "", behind = ""] = /^(.*\p{Ll}[.!?])(\p{Lu}[\p{Lu} &]{7,})$/su.exec(text) ?? [];
	return headingOf(behind) ? [before, behind].map((part) => ({ ...line, cells: [part] })) : [line];
}
