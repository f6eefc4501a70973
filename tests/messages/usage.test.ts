import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readFolder } from "@/scripts/messages/folder.mjs";
import { checkUsage } from "@/scripts/messages/usage.mjs";
import { newSmallSite } from "./small-site";

const KEYS = [
	"read",
	"taken",
	"picked",
	"chosenA",
	"chosenB",
	"handed",
	"handedDead",
	"named",
	"merged",
	"listed.first",
	"listed.second",
	"told.One.text",
	"told.Two.text",
	"spread",
	"dead",
	"group.dead",
];

/** Uses of a text, each another way to get at it. */
const SOURCES: Record<string, string> = {
	"lib/label.ts": `
		/** Words as somebody else calls them. */
		export interface LabelWords { handed: string; handedDead: string; handedAway: string; perhaps?: string }
		export const label = (words: LabelWords) => words.handed;
		export const named = <Words extends { named: string }>(words: Words): string => words["named"];`,
	"lib/page.ts": `
		import type words from "../messages/en/words.json";
		import { label, named } from "./label";
		type Words = typeof words;
		export function show(words: Words, which: "A" | "B", step: "One" | "Two") {
			const { taken, picked: renamed } = words;
			const merged = { ...words, more: 1 }.merged;
			const told = words.told[step].text;
			const listed = Object.values(words.listed);
			const { gone } = words;
			const goneToo = [words.listed.gone, words[\`gone\${step}\`], speak({ ...words })];
			const absent = [words.absent, words.listed.away, words[\`lost\${which}\`], gone];
			return [words.read, absent, taken, renamed, words[\`chosen\${which}\`], label(words), named(words), merged, listed, told, goneToo];
		}
		const speak = ({ spread }: { spread: string }) => spread;`,
	"lib/page.test.ts": `

		import words from "../messages/en/words.json";
		export const read = words.dead;`,
};

const OPTIONS = {
	target: "ES2023",
	module: "esnext",
	moduleResolution: "bundler",
	strict: true,
	resolveJsonModule: true,
	types: [],
};

function texts(): string {
	const [flat, nested] = [KEYS.filter((key) => !key.includes(".")), KEYS.filter((key) => key.includes("."))];
	const groups: Record<string, Record<string, string | Record<string, string>>> = {};
	for (const [group = "", name = "", inner] of nested.map((key) => key.split(".")))
		groups[group] = { ...groups[group], [name]: inner ? { [inner]: "Text" } : "Text" };
	return JSON.stringify({ ...Object.fromEntries(flat.map((key) => [key, "Text"])), ...groups });
}

let site: ReturnType<typeof newSmallSite>;
beforeAll(() => {
	site = newSmallSite();
	for (const [path, source] of Object.entries(SOURCES)) site.write(path, source);
	site.write("tsconfig.json", JSON.stringify({ compilerOptions: OPTIONS, include: ["lib"] }));
	site.write("messages/en/words.json", texts());
});
afterAll(() => site.remove());

async function check(): Promise<string[]> {
	const found: string[] = [];
	const folder = readFolder(site.root, () => undefined);
	await checkUsage(
		site.root,
		{ ...folder, en: new Map([["words.json", folder.en?.get("words.json")]]) },
		({ file, line }: { file: string; line: number }, key: string, text: string) =>
			found.push(`${file}:${line}  ${key}  ${text}`),
	);
	return found;
}

const MESSAGE_FILE = "messages/en/words.json";
const keysOf = (lines: string[]) => lines.map((line) => line.split("  ")[1]);

describe("texts and the code that uses them", () => {
	it("don't match if no source uses a text in any way; tests don't count", async () => {
		const unused = (await check()).filter((line) => line.includes("isn't used anywhere"));
		expect(keysOf(unused)).toEqual(["handedDead", "dead", "group.dead"]);
	});

	it("don't match if a source uses a missing text", async () => {
		const missing = (await check()).filter((line) => line.includes("stands in no language"));
		expect(keysOf(missing).sort()).toEqual(
			["absent", "gone", "goneOne", "goneTwo", "handedAway", "listed.away", "listed.gone", "lostA", "lostB"].sort(),
		);
		expect(missing).toContain(`${MESSAGE_FILE}:1  absent  is used in lib/page.ts:12 but stands in no language`);
	});

	it("are checked again when a source or a key changes, not when a text does", async () => {
		const before = await check();
		const stored = readFileSync(join(site.root, ".build/used-messages.json"), "utf8");
		site.spoil(MESSAGE_FILE, '"read":"Text"', '"read":"{count} words"');
		await check();
		expect(readFileSync(join(site.root, ".build/used-messages.json"), "utf8")).toBe(stored);
		site.spoil("lib/page.ts", "words.absent", "words.dead");
		expect(keysOf(before)).toContain("absent");
		expect(keysOf(await check())).not.toContain("absent");
	});
});
