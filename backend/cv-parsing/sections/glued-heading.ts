import { type Line, textOf } from "../line";
import { headingOf } from "./headings";

/** A heading without its icon, a letter or two of another font: "l EXPERIENCE". */
export function withoutIcon(line: Line): Line {
	const [icon = "", heading = "", ...others] = line.runs ?? [];
	const isIcon = /^\p{L}{1,2}$/u.test(icon) && others.length === 0 && line.cells.length === 1 && headingOf(heading);
	return isIcon ? { ...line, cells: [heading], parts: undefined, runs: undefined } : line;
}

/** A heading in capitals that lost the end of its line: "WORK EXPERIENCESoftware Engineer". */
export function unglued(line: Line): Line[] {
	const [, heading = "", rest = ""] = /^(\p{Lu}[\p{Lu} &]{4,})(\p{Lu}\p{Ll}.*)$/su.exec(textOf(line)) ?? [];
	return headingOf(heading) ? [heading, rest].map((text) => ({ ...line, cells: [text] })) : [line];
}
