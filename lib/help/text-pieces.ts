/** A piece of a text, and whether it is a match. */
export interface TextPiece {
	text: string;
	isHit: boolean;
}

/** A range in a text. */
export type TextRange = readonly [from: number, to: number];

/** A text in pieces, split at the matches. */
export function piecesOf(text: string, ranges: readonly TextRange[]): TextPiece[] {
	const pieces: TextPiece[] = [];
	let end = 0;
	for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
		if (to <= end) continue;
		const start = Math.max(from, end);
		if (start > end) pieces.push({ text: text.slice(end, start), isHit: false });
		pieces.push({ text: text.slice(start, to), isHit: true });
		end = to;
	}
	if (end < text.length) pieces.push({ text: text.slice(end), isHit: false });
	return pieces;
}

/** Context before the first match, in characters. */
const BEFORE = 40;

/**
 * The part of a text around the first match, at most `most` characters long and cut between words; with the matches inside
 * it, as positions in the part.
 */
export function partAround(text: string, ranges: readonly TextRange[], most: number): [string, TextRange[]] {
	const first = Math.min(...ranges.map(([from]) => from));
	const from = first > BEFORE ? text.lastIndexOf(" ", first - BEFORE) + 1 : 0;
	const isWhole = text.length - from <= most;
	const to = isWhole ? text.length : Math.max(text.lastIndexOf(" ", from + most), first);
	const before = from > 0 ? "…" : "";
	const shift = before.length - from;
	const inside = ranges.filter(([start, end]) => start >= from && end <= to);
	return [
		`${before}${text.slice(from, to)}${isWhole ? "" : "…"}`,
		inside.map(([start, end]) => [start + shift, end + shift]),
	];
}
