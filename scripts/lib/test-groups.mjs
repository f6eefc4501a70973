/**
 * Groups test files for a whole run, so that many of them share one environment and load their modules once: a separate
 * environment costs a tenth of a second per file, and half a second for the backend. A run of single files uses an
 * environment for each.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = ".build/groups";

/** Folders whose tests may share an environment, and how many groups they make. */
const GROUPED = [
	{ name: "unit", folders: ["app", "backend", "components", "lib"], count: 9 },
	{ name: "contract", folders: ["tests/contract"], prefix: "backend-", count: 6 },
];

/** Tests that affect more than their own file: other modules, or time itself. */
const NEEDS_ITS_OWN = /\bjest\.(?:mock|doMock|isolateModules|resetModules|useFakeTimers)\b/;

const filesBelow = (root, folder) =>
	readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith(".test.ts"))
		.map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1));

const blockOf = (file) => `describe("${file}", () => {
	measureFile("${file}");
	require("../../${file}");
});
`;

const groupSource = (files) =>
	`const { measureFile } = require("../../tests/support/runner/measure-file");\n\n${files.map(blockOf).join("\n")}`;

/**
 * Writes the groups below `root`. Returns, by name, the paths of the groups and of the ungrouped files, relative to
 * `root`.
 */
export function writeTestGroups(root) {
	const folder = join(root, FOLDER);
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	return Object.fromEntries(
		GROUPED.map(({ name, folders, prefix = "", count }) => {
			const files = folders.flatMap((one) => filesBelow(root, one)).sort();
			const isAlone = (file) =>
				!file.split("/").at(-1).startsWith(prefix) || NEEDS_ITS_OWN.test(readFileSync(join(root, file), "utf8"));
			const together = files.filter((file) => !isAlone(file));
			const groups = Array.from({ length: count }, (_, index) => {
				// Neighbours import much of the same.
				const [from, to] = [index, index + 1].map((edge) => Math.round((edge * together.length) / count));
				const path = `${FOLDER}/${name}-${index + 1}.test.js`;
				writeFileSync(join(root, path), groupSource(together.slice(from, to)));
				return path;
			});
			return [name, [...groups, ...files.filter(isAlone)]];
		}),
	);
}
