/** Smaller ids are left to data that comes with the product. */
const FIRST = 1_000_000;

/** The first id that is free above all those of `rows`. */
export const firstId = (rows: readonly { id: number }[]): number =>
	rows.reduce((next, { id }) => Math.max(next, id + 1), FIRST);
