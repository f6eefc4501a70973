import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import rows from "../fixtures/bad-inputs.json";

/** Rows whose outcome is shown by a test that is named after what it does, with the file and that name. */
const ELSEWHERE: Record<string, [file: string, title: string]> = {
	"proxy-body: truncated multipart": [
		"tests/contract/backend.test.ts",
		"refuses a multipart body that was cut, and stores nothing",
	],
	"proxy-body: slowloris body": [
		"tests/security/limits.test.ts",
		"end a body that comes a byte at a time, and leave other requests alone",
	],
	"upload: too many files": ["tests/contract/backend-uploads.test.ts", "two files"],
	"upload: aborted upload": ["tests/contract/backend.test.ts", "refuses a body that breaks off, and leaves no file"],
};

/** Every file of tests: those beside their source, and all parts of suites. Support code proves nothing by itself. */
const testFiles = [
	...sources("lib", /\.test\.tsx?$/),
	...sources("backend", /\.test\.tsx?$/),
	...sources("tests", /^(?!support\/|fixtures\/).*\.tsx?$/),
].filter((file) => !file.endsWith("page-rows.test.ts"));

function sources(root: string, pattern: RegExp): string[] {
	const names = readdirSync(root, { recursive: true, encoding: "utf8" });
	return names.filter((name) => pattern.test(name)).map((name) => join(root, name));
}

const texts = testFiles.map((file) => readFileSync(file, "utf8"));

describe("every row of the bad inputs has a test", () => {
	it.each(rows.map(({ surface, vector }) => `${surface}: ${vector}`))("%s", (row) => {
		const elsewhere = ELSEWHERE[row];
		const named = elsewhere
			? readFileSync(elsewhere[0], "utf8").includes(elsewhere[1])
			: texts.some((text) => text.includes(row));
		expect(named).toBe(true);
	});
});
