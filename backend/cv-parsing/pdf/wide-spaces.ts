import type { Flow, Line } from "../line";

/** Lines of fewer words tell nothing: each may be a part of its own. */
const LEAST_WORDS = 4;
const LEAST_LINES = 5;

const wordsOf = ({ cells }: Line) => cells.join(" ").split(" ").length;

/** Whether gaps part nearly every word of a line. */
const isLoose = (line: Line) => (line.parts?.length ?? 0) > 0.7 * wordsOf(line);

/** Lines without their parts if the document's font has such wide spaces that these part most words, as typewriters do. */
export function withoutWideSpaces(lines: Flow): Flow {
	const long = lines.filter((line) => wordsOf(line) >= LEAST_WORDS);
	const loose = long.filter(isLoose);
	const areWide = loose.length >= LEAST_LINES && loose.length * 2 > long.length;
	return areWide ? lines.map((line) => ({ ...line, parts: undefined })) : lines;
}
