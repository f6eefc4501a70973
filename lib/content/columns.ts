/** Cards per row and the columns of twelve that each takes. */
export type CardColumns = 12 | 6 | 4;

/** How wide cards stand, in columns of twelve, by how many there are: one alone, two or four side by side, else three in a row. */
export function cardColumns(count: number): CardColumns {
	if (count <= 1) return 12;
	return count === 2 || count === 4 ? 6 : 4;
}
