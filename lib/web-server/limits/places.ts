/** Takes a place for a request, and returns the function that frees it, once; null if none is free. */
export type Places = () => (() => void) | null;

/**
 * Limits how many requests are worked on at once, whoever sends them: what would have to wait longer than people do is
 * better refused at once, and costs no memory.
 */
export function places(most: number): Places {
	let taken = 0;
	return () => {
		if (taken >= most) return null;
		taken += 1;
		let isFree = false;
		return () => {
			if (!isFree) taken -= 1;
			isFree = true;
		};
	};
}
