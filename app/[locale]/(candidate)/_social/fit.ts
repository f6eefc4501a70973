import { type Piece, textOf, type Unit } from "./pieces";

/** The space for a text: a font size and the number of lines that fit. */
export interface Step {
	size: number;
	lines: number;
}

/** A fitted text: its size, and its lines in reading order. */
export interface Fitted {
	size: number;
	lines: Piece[][];
}

const SPACE: Piece = { text: " ", way: "any" };

/** Measures a text's width in ems. */
type Measure = (text: string) => number;

const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });

const widthOf = (units: readonly Unit[], measure: Measure) =>
	units.reduce((sum, unit, index) => sum + (index > 0 && unit.spaced ? measure(" ") : 0) + measure(textOf(unit)), 0);

const graphemesOf = (text: string) => [...GRAPHEMES.segment(text)].map(({ segment }) => segment);

/** A unit with another text, in the direction of its first piece. */
const withText = ({ pieces, spaced }: Unit, text: string): Unit => ({
	pieces: [{ text, way: pieces[0]?.way ?? "any" }],
	spaced,
});

/** Splits a word that is wider than a line into as many units as needed. */
function part(unit: Unit, width: number, measure: Measure): Unit[] {
	if (measure(textOf(unit)) <= width) return [unit];
	const texts = [""];
	for (const grapheme of graphemesOf(textOf(unit))) {
		const last = texts.at(-1) ?? "";
		if (last && measure(last + grapheme) > width) texts.push(grapheme);
		else texts[texts.length - 1] = last + grapheme;
	}
	return texts.map((text, index) => withText({ ...unit, spaced: unit.spaced && index === 0 }, text));
}

/** Lines of at most `width` ems; null if a word is wider. */
function breakLines(units: readonly Unit[], width: number, measure: Measure): Unit[][] | null {
	const lines: Unit[][] = [];
	for (const unit of units) {
		if (measure(textOf(unit)) > width) return null;
		const line = lines.at(-1);
		if (line && widthOf([...line, unit], measure) <= width) line.push(unit);
		else lines.push([unit]);
	}
	return lines;
}

const MARK: Unit = { pieces: [{ text: "…", way: "any" }], spaced: false };

/** Characters that look wrong before an ellipsis. */
const LOOSE_END = /(?<=.)[\p{P}\s]+$/u;

/** A line with an ellipsis, which replaces trailing punctuation. */
function withMark(line: readonly Unit[]): Unit[] {
	const last = line.at(-1);
	const isPlain = last?.pieces.length === 1;
	return last && isPlain
		? [...line.slice(0, -1), withText(last, textOf(last).replace(LOOSE_END, "")), MARK]
		: [...line, MARK];
}

/** A line that ends with an ellipsis, after a word or within the only word. */
function shorten(line: readonly Unit[], width: number, measure: Measure): Unit[] {
	const [first, ...others] = line;
	if (!first || widthOf([...line, MARK], measure) <= width) return withMark(line);
	if (others.length > 0) return shorten(line.slice(0, -1), width, measure);
	const text = graphemesOf(textOf(first)).slice(0, -1).join("");
	return text ? shorten([withText(first, text)], width, measure) : [MARK];
}

const toPieces = (line: readonly Unit[]) =>
	line.flatMap(({ pieces, spaced }, index) => (index > 0 && spaced ? [SPACE, ...pieces] : pieces));

/**
 * Lays a text out in the largest size in which it fits completely; in the smallest size, cut, if it fits in none.
 * `width` is in the same unit as the sizes.
 */
export function fitText(units: readonly Unit[], width: number, steps: readonly Step[], measure: Measure): Fitted {
	for (const { size, lines } of steps) {
		const found = breakLines(units, width / size, measure);
		if (found && found.length <= lines) return { size, lines: found.map(toPieces) };
	}
	const { size, lines } = steps.at(-1) ?? { size: 1, lines: 1 };
	const parted = units.flatMap((unit) => part(unit, width / size, measure));
	const found = breakLines(parted, width / size, measure) ?? [];
	if (found.length <= lines) return { size, lines: found.map(toPieces) };
	const shown = [...found.slice(0, lines - 1), shorten(found[lines - 1] ?? [], width / size, measure)];
	return { size, lines: shown.map(toPieces) };
}
