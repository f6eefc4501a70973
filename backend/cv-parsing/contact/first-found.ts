/** The first result of `find` among several texts or lines. */
export function firstFound<From, T>(all: readonly From[], find: (one: From) => T | undefined): T | undefined {
	for (const one of all) {
		const found = find(one);
		if (found !== undefined) return found;
	}
	return undefined;
}
