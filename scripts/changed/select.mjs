/** Selects the tests that a change can affect, by the import graph. */

const TEST = /\.test\.tsx?$/;
const BROWSER_TEST = /^tests\/e2e\//;
/** Files that no test runs. */
const PROSE = /\.md$|^docs\//;
const ROUTE = /^app\/(.+\/)?(page|route)\.tsx?$/;
/** Files that affect every address: layouts and error pages, the calls, and the code around the pages. */
const SERVES_ALL = /^app\/(?!.*(page|route)\.tsx?$)|^app\/api\/\[|^(server|middleware)\.ts$|^backend\/serve\.ts$/;

const SITE = "tests/support/sites/site.ts";
/** Files that the tests' support starts in separate processes, which its imports don't show. */
const STARTS = {
	[SITE]: SERVES_ALL,
	"tests/support/backend/process.ts": /^backend\/(serve|cv\/worker)\.ts$/,
	"tests/support/backend/jobs-process.ts": /^(backend\/import\/main|lib\/server\/env)\.ts$/,
	"tests/cv/built-worker.ts": /^backend\/cv\/worker\.ts$/,
};

/** The start of the addresses that a route's file serves, up to its first parameter: `/p/` for a job's page. */
export function addressOf(file) {
	const folders = file.split("/").slice(1, -1);
	const segments = folders.filter((name) => name !== "[locale]" && !name.startsWith("("));
	const parameter = segments.findIndex((name) => name.startsWith("["));
	if (parameter < 0) return `/${segments.join("/")}`;
	return `/${[...segments.slice(0, parameter), ""].join("/")}`;
}

const names = (text, address) => (address === "/" ? /["'`]\/(id)?["'`]/.test(text) : text.includes(address));

/** Modules with what they use: what they import, what they start, and, for a test, the pages whose addresses it names. */
function usesOf(modules, textOf) {
	const sources = modules.map(({ source }) => source);
	const routes = sources.filter((source) => ROUTE.test(source)).map((source) => [source, addressOf(source)]);
	return modules.map(({ source, dependencies }) => {
		const started = STARTS[source] ? sources.filter((other) => STARTS[source].test(other)) : [];
		const text = source.startsWith("tests/") ? textOf(source) : "";
		const named = text ? routes.filter(([, address]) => names(text, address)).map(([route]) => route) : [];
		return [source, [...dependencies.map(({ resolved }) => resolved), ...started, ...named]];
	});
}

/** Follows a graph from some files; returns them and everything reachable. */
function reach(from, edges) {
	const found = new Set(from);
	for (const file of found) for (const next of edges.get(file) ?? []) found.add(next);
	return found;
}

function reversed(uses) {
	const users = new Map(uses.map(([source]) => [source, []]));
	for (const [source, used] of uses) for (const one of used) users.set(one, [...(users.get(one) ?? []), source]);
	return users;
}

/**
 * Selects tests for changed files. `modules` is dependency-cruiser's graph, `textOf` reads a file of the repository.
 * Returns the files for Jest and for Playwright and whether any of them needs the build, or, as `everything`, the file
 * that requires all tests.
 */
export function selectTests(changed, modules, textOf) {
	const users = reversed(usesOf(modules, textOf));
	const files = changed.filter((file) => !PROSE.test(file));
	const unknown = files.find((file) => !users.has(file));
	if (unknown) return { everything: unknown };
	const tests = [...reach(files, users)].filter((file) => TEST.test(file)).sort();
	const ofSite = reach([SITE], users);
	return {
		jest: tests.filter((test) => !BROWSER_TEST.test(test)),
		playwright: tests.filter((test) => BROWSER_TEST.test(test)),
		needsBuild: tests.some((test) => ofSite.has(test)),
	};
}
