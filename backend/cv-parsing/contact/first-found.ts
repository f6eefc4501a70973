/** What `find` finds in the first of the texts in which it finds anything. */
export function firstFound<T>(texts: readonly string[], find: (text: string) => T | undefined): T | undefined {
	for (const text of texts) {
		const found = find(text);
		if (found !== undefined) return found;
	}
	return undefined;
}
