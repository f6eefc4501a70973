/** Where something is between its start and its end: 0 before `from`, 1 from `from + length` on, eased in between. */
export function share(seconds, from, length = 0.5) {
	const straight = Math.min(1, Math.max(0, (seconds - from) / length));
	return straight * straight * (3 - 2 * straight);
}

/** The same, but it goes a little too far and comes back, as something that is put down. */
export function pop(seconds, from, length = 0.5) {
	const left = 1 - Math.min(1, Math.max(0, (seconds - from) / length));
	return 1 - left * left * (2.7 * left - 1.7);
}

/** Between two numbers. */
export const between = (from, to, part) => from + (to - from) * part;
