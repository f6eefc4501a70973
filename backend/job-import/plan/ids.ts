/** Smaller ids are reserved for data that comes with the product. */
const FIRST = 1_000_000;

/** The first free id above all those of `rows`. */
export const firstId = (rows: readonly { id: number }[]): number =>
	rows.reduce((next, { id }) => Math.max(next, id + 1), FIRST);
