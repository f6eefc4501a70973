/** Bytes as they arrived, in order. They are not put together: copying every megabyte once more costs more than its writing. */
export type Pieces = readonly Uint8Array[];

export const lengthOf = (pieces: Pieces): number => pieces.reduce((sum, { length }) => sum + length, 0);

/** The bytes after the first `count`. */
export function skipBytes(pieces: Pieces, count: number): Pieces {
	let left = count;
	return pieces.flatMap((piece) => {
		const skipped = Math.min(left, piece.length);
		left -= skipped;
		return skipped === piece.length ? [] : [skipped === 0 ? piece : piece.subarray(skipped)];
	});
}
