/** The results of a whole test run, as the pages on security and accessibility show them. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** Folders of tests, by what they are for. */
const PURPOSES = { faults: "tests/faults/", security: "tests/security/", fuzz: "tests/fuzz/" };

const readLines = (file) =>
	existsSync(file)
		? readFileSync(file, "utf8")
				.split("\n")
				.filter(Boolean)
				.map((line) => JSON.parse(line))
		: [];

const count = (list, is) => list.filter(is).length;

/** Sums looks, as the browser tests note them, by the kind of page. */
export function groupLooks(looks) {
	const names = [...new Set(looks.map(({ group }) => group))].sort();
	const sumOf = (group) => {
		const own = looks.filter((look) => look.group === group);
		return {
			looks: own.length,
			problems: count(own, ({ problems }) => problems > 0),
			en: count(own, ({ language }) => language === "en"),
			id: count(own, ({ language }) => language === "id"),
			dark: count(own, ({ dark }) => dark),
			narrow: count(own, ({ narrow }) => narrow),
		};
	};
	return Object.fromEntries(names.map((group) => [group, sumOf(group)]));
}

const axeVersion = () => {
	const builder = createRequire(import.meta.url).resolve("@axe-core/playwright");
	return createRequire(builder)("axe-core/package.json").version;
};

/** Passed tests of a folder in Jest's report; those in a group are below a block with the name of their file. */
export function passedIn(report, folder) {
	const passed = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
		assertionResults
			.filter(({ status }) => status === "passed")
			.map(({ ancestorTitles }) => `${name}/${ancestorTitles[0] ?? ""}`),
	);
	return count(passed, (place) => place.includes(`/${folder}`));
}

/** The results of the run whose reports are in `reports`; `counts` are its passed and failed tests. */
export function collectProof(root, reports, counts) {
	const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
	const file = join(reports, "jest.json");
	const jest = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
	return {
		date: new Date().toISOString().slice(0, 10),
		commit: git("describe", "--always", "--dirty", "--abbrev=8"),
		passed: counts.passed,
		failed: counts.failed,
		purposes: Object.fromEntries(Object.entries(PURPOSES).map(([name, folder]) => [name, passedIn(jest, folder)])),
		axe: axeVersion(),
		groups: groupLooks(readLines(join(reports, "looks.jsonl"))),
	};
}
