/** The first result of `find` among several texts. */
export function firstFound<T>(texts: readonly string[], find: (text: string) => T | undefined): T | undefined {
	for (const text of texts) {
		const found = find(text);
		if (found !== undefined) return found;
	}
	return undefined;
}
