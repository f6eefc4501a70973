import { type Line, textOf } from "../line";
import { isProduct } from "./products";

/** Fewer points don't show how long a line of the list can be. */
const LEAST_POINTS = 3;
const LEAST_WORDS = 3;

/** The end of a point that isn't whole, "Milling of", and a group with its label, which is no single item. */
const OPEN = /(?:\s(?:\p{Ll}{1,4}|&)|-)$|^[^,:：]{3,30}[:：]\s.*,/u;

/** Whether a text is the rest of a point, rather than another one: "Tableau". */
const isRest = (text: string, above: string) => (/^\p{Ll}/u.test(text) && !isProduct(text)) || OPEN.test(above);

/** Whether a line without a bullet goes on with the point above it, which is one of the longest in its list. */
const goesOn = (line: Line, above: Line | undefined, longest: number): boolean =>
	above?.bullet === true &&
	!line.bullet &&
	line.cells.length === 1 &&
	above.cells.length === 1 &&
	above.size === line.size &&
	above.strong === line.strong &&
	textOf(above).length >= longest &&
	textOf(above).split(" ").length >= LEAST_WORDS &&
	!/[,;:|.]$/u.test(textOf(above)) &&
	/^[^,;:|•]*\p{L}[^,;:|•]*$/u.test(textOf(line)) &&
	isRest(textOf(line), textOf(above));

/** Lines of a list whose points are whole: a narrow column broke the longest one, and only points begin with a bullet. */
export function withWholePoints(lines: readonly Line[]): readonly Line[] {
	const points = lines.filter(({ bullet }) => bullet);
	const isList = points.length >= LEAST_POINTS && points.length * 2 > lines.length;
	if (!isList) return lines;
	const longest = Math.max(...points.map((line) => textOf(line).length));
	return lines.flatMap((line, at) => {
		if (goesOn(line, lines[at - 1], longest)) return [];
		const below = lines[at + 1];
		const isOpen = below !== undefined && goesOn(below, line, longest);
		return isOpen
			? [{ ...line, cells: [`${textOf(line)} ${textOf(below)}`], parts: undefined, runs: undefined }]
			: [line];
	});
}
