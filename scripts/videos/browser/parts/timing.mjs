/** The progress of a movement: 0 before `from`, 1 from `from + length` on, eased in between. */
export function share(seconds, from, length = 0.5) {
	const straight = Math.min(1, Math.max(0, (seconds - from) / length));
	return straight * straight * (3 - 2 * straight);
}

/** The same with a slight overshoot, like something that is put down. */
export function pop(seconds, from, length = 0.5) {
	const left = 1 - Math.min(1, Math.max(0, (seconds - from) / length));
	return 1 - left * left * (2.7 * left - 1.7);
}

/** Between two numbers. */
export const between = (from, to, part) => from + (to - from) * part;
