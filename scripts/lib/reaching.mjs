/** Imports at any depth. dependency-cruiser follows them anew for each pair of modules, which took half of its time. */

const fits = ({ path, pathNot }, source) =>
	new RegExp(path).test(source) && !(pathNot && new RegExp(pathNot).test(source));

/** The modules that import each module, by its path. */
function importersOf(modules) {
	const importers = new Map();
	for (const { source, dependencies } of modules)
		for (const { resolved } of dependencies) importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
	return importers;
}

/** A way to a module that fits `to`, as a list of paths, for each module from which there is one. */
function waysTo(modules, to) {
	const importers = importersOf(modules);
	const ways = new Map(modules.filter(({ source }) => fits(to, source)).map(({ source }) => [source, [source]]));
	// Entries that are added meanwhile are visited too.
	for (const [source, way] of ways)
		for (const importer of importers.get(source) ?? []) if (!ways.has(importer)) ways.set(importer, [importer, ...way]);
	return ways;
}

/**
 * For each module that fits `from` and imports one that fits `to`, however indirectly: the way from one to the other, as
 * a list of paths. `modules` is dependency-cruiser's graph.
 */
export function waysBetween(modules, { from, to }) {
	const ways = waysTo(modules, to);
	return modules
		.filter(({ source }) => fits(from, source))
		.flatMap(({ source, dependencies }) => {
			const next = dependencies.find(({ resolved }) => ways.has(resolved));
			return next ? [[source, ...ways.get(next.resolved)]] : [];
		});
}
