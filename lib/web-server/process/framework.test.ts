import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFramework } from "./framework";

let dir: string;
beforeEach(() => {
	dir = mkdtempSync(join(tmpdir(), "astronaut-"));
	mkdirSync(join(dir, ".next"));
});
afterEach(() => rmSync(dir, { recursive: true }));

it.each([
	["missing", undefined],
	["cut off", '{"config":{'],
	["of another form", "{}"],
])("a framework whose configuration is %s isn't opened", async (_, text) => {
	if (text !== undefined) writeFileSync(join(dir, ".next/required-server-files.json"), text);
	await expect(openFramework(dir, 0)).rejects.toThrow(/^The build is incomplete; run npm run build: /);
});
