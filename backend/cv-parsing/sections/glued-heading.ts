import { type Line, textOf } from "../line";
import { headingOf } from "./headings";

/** A heading in capitals that lost the end of its line: "WORK EXPERIENCESoftware Engineer". */
export function unglued(line: Line): Line[] {
	const [, heading = "", rest = ""] = /^(\p{Lu}[\p{Lu} &]{4,})(\p{Lu}\p{Ll}.*)$/su.exec(textOf(line)) ?? [];
	return headingOf(heading) ? [heading, rest].map((text) => ({ ...line, cells: [text] })) : [line];
}
