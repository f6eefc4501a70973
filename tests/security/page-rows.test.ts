import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import rows from "../fixtures/bad-inputs.json";

/** Rows covered by a test with another title: the file and a part of that title. */
const ELSEWHERE: Record<string, [file: string, title: string]> = {
	"proxy-body: truncated multipart": [
		"tests/contract/backend.test.ts",
		"rejects a truncated multipart body, and stores nothing",
	],
	"proxy-body: slowloris body": [
		"tests/security/limits.test.ts",
		"end a body that arrives byte by byte, without affecting other requests",
	],
	"upload: too many files": ["tests/contract/backend-uploads.test.ts", "two files"],
	"upload: aborted upload": ["tests/contract/backend.test.ts", "rejects a body that breaks off, and leaves no file"],
};

/** All test files, including the parts of suites, but not support code. */
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
