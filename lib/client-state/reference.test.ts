import { readFileSync } from "node:fs";
import { SLICES } from "@/tests/support/browser/client-slices";

const REFERENCE = readFileSync("docs/client-state.md", "utf8");

/** The reference's section on one slice. */
const partOn = (file: string, name: string) =>
	REFERENCE.split(`### \`${file}\`: \`${name}\`\n`)[1]?.split("\n#")[0] ?? "";

it("lists every slice and no other", () => {
	const written = [...REFERENCE.matchAll(/^### `([\w-]+)`: `(\w+)`$/gm)].map(([, file, name]) => `${file} ${name}`);
	expect(SLICES.length).toBeGreaterThan(20);
	expect(written.sort()).toEqual(SLICES.map(({ file, name }) => `${file} ${name}`).sort());
});

it.each(SLICES)("documents the fields of $name with their initial values", ({ file, name, initial }) => {
	const rows = [...partOn(file, name).matchAll(/^\| `(\w+)` \|.*\| `([^`]*)` \|$/gm)];
	const written = Object.fromEntries(rows.map(([, field = "", value = ""]) => [field, JSON.parse(value)]));
	expect(written).toEqual(initial);
});

it("the package exports the client state, the text patterns, and nothing else", () => {
	expect(JSON.parse(readFileSync("package.json", "utf8")).exports).toEqual({
		"./client-state/*": "./lib/client-state/*.ts",
		"./patterns": "./lib/contract/patterns.ts",
	});
});
