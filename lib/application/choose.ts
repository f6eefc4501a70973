/**
 * The options of a group in the order of selection: `before`, updated to what is `ticked` now. Beyond `most` options, the
 * newest replace the oldest.
 */
export function choose(before: readonly string[], ticked: readonly string[], most: number | undefined): string[] {
	const remaining = before.filter((value) => ticked.includes(value));
	const added = ticked.filter((value) => !before.includes(value));
	const all = [...remaining, ...added];
	return most === undefined ? all : all.slice(Math.max(0, all.length - most));
}
