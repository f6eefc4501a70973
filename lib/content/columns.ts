/** Cards per row, and the width of each in columns of twelve. */
export type CardColumns = 12 | 6 | 4;

/**
 * The width of cards, in columns of twelve, by their number: a single one, two or four side by side, else three in a row.
 */
export function cardColumns(count: number): CardColumns {
	if (count <= 1) return 12;
	return count === 2 || count === 4 ? 6 : 4;
}
