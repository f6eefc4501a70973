/**
 * Groups test files for a whole run, so that many of them share one environment and load their modules once: a separate
 * environment costs a tenth of a second per file, and half a second for the backend. A run of single files uses an
 * environment for each.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = ".build/groups";

const ALL = () => true;
const isIn = (folders) => (file) => folders.some((folder) => file.startsWith(`tests/${folder}/`));

/**
 * The tests of each project, and the groups that they make: each file is in the first one that takes it. Tests whose
 * support code replaces a module share a group, because it stays replaced for all of them.
 */
const PROJECTS = {
	unit: {
		folders: ["app", "backend", "components", "lib"],
		ending: ".test.ts",
		groups: [{ name: "unit", of: ALL, count: 9 }],
	},
	component: {
		folders: ["app", "backend", "components", "lib"],
		ending: ".test.tsx",
		groups: [{ name: "component", of: ALL, count: 4 }],
	},
	contract: {
		folders: ["contract", "cluster", "cv", "security", "faults", "fuzz", "messages", "scripts"].map(
			(folder) => `tests/${folder}`,
		),
		ending: ".test.ts",
		groups: [
			{ name: "contract", of: (file) => /^tests\/contract\/backend-/.test(file), count: 6 },
			{ name: "jobs", of: (file) => /^tests\/contract\/(?:backend\.|job-)/.test(file), count: 1 },
			{ name: "proxy", of: (_, text) => text.includes("/sites/api-proxy"), count: 1 },
			{ name: "server", of: (_, text) => /\/sites\/web-server"|\/lib\/server\/relay/.test(text), count: 1 },
			{ name: "scripts", of: isIn(["messages", "scripts"]), count: 1 },
			// These watch every connection of their process.
			{ name: "links", of: (_, text) => text.includes("/backend/link-app"), count: 1 },
			{ name: "sites", of: isIn(["contract", "security"]), count: 6 },
		],
	},
};

/** Tests that replace other modules, or that need a module not to be loaded yet. */
const NEEDS_ITS_OWN = /\bjest\.(?:mock|doMock|isolateModules|resetModules)\b|\bimport\(/;

const filesBelow = (root, folder) =>
	readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
		.map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1));

/** What makes a block of a group like a file of its own, by the project; each is a function in the runner's support code. */
const PREPARES = { component: ["component-file", "prepareComponentFile"] };

function groupSource(project, files) {
	const [module, prepare] = PREPARES[project] ?? [];
	const block = (file) => `describe("${file}", () => {
	measureFile("${file}");${prepare ? `\n\t${prepare}();` : ""}
	require("../../${file}");
	afterEach(() => jest.useRealTimers());
});
`;
	const imports = [["measure-file", "measureFile"], ...(module ? [[module, prepare]] : [])];
	return [
		...imports.map(([from, name]) => `const { ${name} } = require("../../tests/support/runner/${from}");`),
		"",
		...files.map(block),
	].join("\n");
}

/** Writes the files in so many groups; returns their paths. Neighbours are together, because they import much of the same. */
function writeGroups(root, project, { name, count, files }) {
	return Array.from({ length: count }, (_, index) => {
		const [from, to] = [index, index + 1].map((edge) => Math.round((edge * files.length) / count));
		const path = `${FOLDER}/${name}-${index + 1}.test.js`;
		writeFileSync(join(root, path), groupSource(project, files.slice(from, to)));
		return path;
	});
}

/**
 * Writes the groups below `root`. Returns, by project, the paths of the groups and of the ungrouped files, relative to
 * `root`.
 */
export function writeTestGroups(root) {
	const folder = join(root, FOLDER);
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	return Object.fromEntries(
		Object.entries(PROJECTS).map(([project, { folders, ending, groups }]) => {
			const left = new Set(
				folders
					.flatMap((one) => filesBelow(root, one))
					.filter((file) => file.endsWith(ending))
					.sort(),
			);
			const written = groups.flatMap(({ name, of, count }) => {
				const files = [...left].filter((file) => {
					const text = readFileSync(join(root, file), "utf8");
					return !NEEDS_ITS_OWN.test(text) && of(file, text);
				});
				for (const file of files) left.delete(file);
				return writeGroups(root, project, { name, count, files });
			});
			return [project, [...written, ...left]];
		}),
	);
}
