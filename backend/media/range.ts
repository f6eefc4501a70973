/** A part of a file: first and last byte, both inclusive. */
export interface ByteRange {
	first: number;
	last: number;
}

/**
 * Reads a Range header of one range for a file of `size` bytes. Gives null when the whole file should be
 * sent (no header, another unit, several ranges), and "unsatisfiable" when the range lies outside.
 */
export function readRange(header: string | null, size: number): ByteRange | "unsatisfiable" | null {
	const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "");
	if (!match || (!match[1] && !match[2])) return null;
	const [from, to] = [match[1] ?? "", match[2] ?? ""];
	if (from === "") {
		const length = Math.min(Number(to), size);
		return length === 0 ? "unsatisfiable" : { first: size - length, last: size - 1 };
	}
	const first = Number(from);
	const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
	if (to !== "" && Number(to) < first) return null;
	return first >= size ? "unsatisfiable" : { first, last };
}
