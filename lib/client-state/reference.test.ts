import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const REFERENCE = readFileSync("docs/client-state.md", "utf8");

interface AnySlice {
	initial: Record<string, unknown>;
	reset: () => void;
}

const isSlice = (value: unknown): value is AnySlice =>
	typeof value === "object" && value !== null && "initial" in value && "reset" in value;

/** Every slice of the folder, by its file and its name. */
const SLICES = readdirSync(__dirname)
	.filter((file) => file.endsWith(".ts") && !/\.(?:test|client)\.ts$/.test(file))
	.flatMap((file) => {
		const module: Record<string, unknown> = jest.requireActual(join(__dirname, file));
		return Object.entries(module).flatMap(([name, value]) =>
			isSlice(value) ? [{ file: file.replace(".ts", ""), name, initial: value.initial }] : [],
		);
	});

/** The part of the reference on one slice. */
const partOn = (file: string, name: string) =>
	REFERENCE.split(`### \`${file}\`: \`${name}\`\n`)[1]?.split("\n#")[0] ?? "";

it("the reference names every slice and no other", () => {
	const written = [...REFERENCE.matchAll(/^### `([\w-]+)`: `(\w+)`$/gm)].map(([, file, name]) => `${file} ${name}`);
	expect(SLICES.length).toBeGreaterThan(20);
	expect(written.sort()).toEqual(SLICES.map(({ file, name }) => `${file} ${name}`).sort());
});

it.each(SLICES)("the reference has the fields of $name, with what they hold at first", ({ file, name, initial }) => {
	const rows = [...partOn(file, name).matchAll(/^\| `(\w+)` \|.*\| `([^`]*)` \|$/gm)];
	const written = Object.fromEntries(rows.map(([, field = "", value = ""]) => [field, JSON.parse(value)]));
	expect(written).toEqual(initial);
});

it("the package hands every file of the client state out, and nothing else", () => {
	expect(JSON.parse(readFileSync("package.json", "utf8")).exports).toEqual({
		"./client-state/*": "./lib/client-state/*.ts",
	});
});
