import type { Row, Segment } from "./rows";

/** Baselines and middles at most this many letter sizes apart are the same. */
const SAME = 0.15;
/** Two lines of a tile are at most this many letter sizes apart. */
const PITCH = 1.5;
/** Fewer tiles beside each other may be anything. */
const LEAST_TILES = 2;

const middleOf = ({ x, right }: Segment) => (x + right) / 2;
const overlap = (one: Segment, other: Segment) => one.x < other.right && other.x < one.right;

const isAlike = (one: Segment, other: Segment) => one.font === other.font && Math.abs(one.size - other.size) < 0.1;

/** Whether a text is the second line of a tile: in the middle below the first. */
const isBelow = (above: Segment | undefined, below: Segment): above is Segment =>
	above !== undefined &&
	isAlike(above, below) &&
	below.y - above.y < PITCH * above.size &&
	Math.abs(middleOf(above) - middleOf(below)) < SAME * above.size;

/** Whether a row stands in the middle between two others, in the gaps that these leave. */
function isBetween(row: Row, above: Row, below: Row): boolean {
	const around = [...above.segments, ...below.segments];
	const { size = 0 } = above.segments[0] ?? {};
	return (
		Math.abs(row.y - (above.y + below.y) / 2) < SAME * size &&
		row.segments.every((one) => around.every((other) => isAlike(one, other) && !overlap(one, other)))
	);
}

const whole = (above: Segment, below: Segment): Segment => {
	const text = `${above.text.trim()} ${below.text.trim()}`;
	const [x, right] = [Math.min(above.x, below.x), Math.max(above.right, below.right)];
	return { ...above, text, x, inner: x, right, parts: [text], runs: [text] };
};

/** One row of tiles out of three rows; undefined if they are something else. */
function joined(above: Row, row: Row, below: Row): Row | undefined {
	const { segments } = above;
	const areTiles = segments.length >= LEAST_TILES && segments.length === below.segments.length;
	if (!areTiles || !below.segments.every((one, at) => isBelow(segments[at], one)) || !isBetween(row, above, below))
		return undefined;
	const tiles = segments.map((one, at) => whole(one, below.segments[at] ?? one));
	return { ...above, segments: [...tiles, ...row.segments].sort((one, other) => one.x - other.x) };
}

/**
 * Joins both lines of tiles that stand beside each other, such as tags: tiles with one line, whose text stands at the
 * height between these lines, show that they are tiles.
 */
export function withWholeTiles(rows: readonly Row[]): Row[] {
	const done: Row[] = [];
	for (let at = 0; at < rows.length; at += 1) {
		const [above, row, below] = rows.slice(at, at + 3);
		const tiles = above && row && below && joined(above, row, below);
		if (tiles) at += 2;
		if (above) done.push(tiles ?? above);
	}
	return done;
}
