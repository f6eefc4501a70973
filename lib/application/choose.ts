/**
 * The choices of a group in the order they were made: `before`, changed to what is `ticked` now. Beyond `most`
 * the oldest choices give way to the newest.
 */
export function choose(before: readonly string[], ticked: readonly string[], most: number | undefined): string[] {
	const kept = before.filter((value) => ticked.includes(value));
	const added = ticked.filter((value) => !before.includes(value));
	const all = [...kept, ...added];
	return most === undefined ? all : all.slice(Math.max(0, all.length - most));
}
