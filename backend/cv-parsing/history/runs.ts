import { type Line, textOf } from "../line";

/** Marks at the edges of a run: "Baker," and "– Acme Ltd". */
const EDGES = /^[\s,;:|•·–—-]+|[\s,;:|•·–—-]+$/gu;

/** Shorter runs are marks or letters of a font that stands in for another. */
const LEAST_LETTERS = 2;

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

/**
 * A line's texts as the look of its letters parts them: a position and its company with only a space between them.
 * Undefined if all of a cell looks alike, or if the line was put together from others.
 */
export function runsOf(line: Line): string[] | undefined {
	const { runs } = line;
	if (!runs || letters(runs.join("")) !== letters(textOf(line))) return undefined;
	const texts = runs.map((run) => run.replace(EDGES, "")).filter((run) => letters(run).length >= LEAST_LETTERS);
	return texts.length > line.cells.length ? texts : undefined;
}

/** The line with a cell for each of its runs. */
export const inRuns = (line: Line): Line => ({ ...line, cells: runsOf(line) ?? line.cells });
