import nextJest from "next/jest.js";

/** Packages that ship ES modules only, so Jest has to transform them. */
const ESM_ONLY =
	"client-zip|next-intl|use-intl|@formatjs|intl-messageformat|icu-minify|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|escape-string-regexp|cookie|set-cookie-parser|@adobe|@marbec|request-filtering-agent|marked|nanostores|jose|htmlparser2|domhandler|domutils|domelementtype|dom-serializer|entities";

/**
 * Jest looks up a global anew each time it is named; these are handed to each module instead, which spares tests that
 * compute a seventh of their processor time. None of them is ever replaced by a test.
 */
const FAST_GLOBALS = [
	"Array",
	"Boolean",
	"Error",
	"JSON",
	"Map",
	"Math",
	"Number",
	"Object",
	"RegExp",
	"Set",
	"String",
	"Symbol",
	"WeakMap",
];

/** What all projects have in common; reading the framework's settings takes a quarter of a second, so it is done once. */
const common = nextJest({ dir: "." })({
	sandboxInjectedGlobals: FAST_GLOBALS,
	moduleNameMapper: { "^server-only$": "<rootDir>/tests/support/runner/empty.ts", "^@/(.*)$": "<rootDir>/$1" },
	modulePathIgnorePatterns: ["<rootDir>/.build/(?!groups(?:/|$))", "<rootDir>/.next"],
});

const project = (displayName, testMatch, testEnvironment, { setup = [], ...rest } = {}) => ({
	displayName,
	testMatch,
	testEnvironment,
	setupFilesAfterEnv: [
		"<rootDir>/tests/support/runner/fail-on-noise.ts",
		"<rootDir>/tests/support/runner/patience.ts",
		"<rootDir>/tests/support/runner/node-errors.ts",
		"<rootDir>/tests/support/runner/measure-file.ts",
		...setup.map((name) => `<rootDir>/tests/support/runner/${name}.ts`),
	],
	transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY})/)`],
	...rest,
});

const SOURCES = "{app,components,lib,backend}";

const inRoot = (paths) => paths.map((path) => `<rootDir>/${path}`);

/** `tests/browsers/whole` is for `npm run browsers` alone. */
export const EACH = {
	browsers: ["tests/browsers/*.test.ts"],
	unit: [`${SOURCES}/**/*.test.ts`],
	component: [`${SOURCES}/**/*.test.tsx`],
	contract: ["tests/{contract,cluster,cv,security,faults,fuzz,messages,scripts}/**/*.test.ts"],
};

/** The configuration for the tests of each project, by default each file for itself. */
export const configure = async ({ unit, component, contract, browsers = EACH.browsers } = EACH) => {
	const globalSetup = "<rootDir>/tests/support/runner/run-folder.ts";
	const projects = [
		project("unit", inRoot([...unit, "*.test.ts"]), "node", { setup: ["screen"] }),
		project("component", inRoot(component), "jsdom", { setup: ["jsdom"] }),
		project("browsers", inRoot(browsers), "node", { globalSetup }),
		project("contract", inRoot(contract), "node", { globalSetup }),
	];
	const { transform, ...shared } = await common();
	const transformer = "<rootDir>/tests/support/runner/transformer.mjs";
	const shares = Object.fromEntries(
		Object.entries(transform).map(([files, [, options]]) => [files, [transformer, options]]),
	);
	return {
		testSequencer: "<rootDir>/tests/support/runner/longest-first.mjs",
		// The folder of transformed files has the name of the id. Projects with the same id also share their resolver, so
		// `common` alone may say how modules are found.
		projects: projects.map((own) => ({ ...shared, transform: shares, id: own.testEnvironment, ...own })),
	};
};

export default () => configure();
