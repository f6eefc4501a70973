import { readFolder } from "@/scripts/messages/folder.mjs";
import { checkUnused } from "@/scripts/messages/unused.mjs";
import { newSmallSite } from "./small-site";

const WORDS = [
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
	"told",
	"toldOne",
	"toldTwo",
	"passedOn",
	"dead",
	"group.dead",
];

/** Uses of a text, each another way to get at it. */
const SOURCES: Record<string, string> = {
	"lib/translator.ts": `
		export type Translator<Texts, Namespace extends string> = {
			<const Key extends string>(key: Key): string;
			rich<const Key extends string>(key: Key): string;
		} & { texts?: Texts; namespace?: Namespace };
		export declare function translator<const Namespace extends string>(namespace: Namespace): Translator<Texts, Namespace>;
		export interface Texts { words: object }`,
	"lib/label.ts": `
		/** Words as somebody else calls them. */
		export interface LabelWords { handed: string; handedDead: string }
		export const label = (words: LabelWords) => words.handed;
		export const named = <Words extends { named: string }>(words: Words): string => words["named"];`,
	"lib/page.ts": `
		import type words from "../messages/en/words.json";
		import { label, named } from "./label";
		import { translator } from "./translator";
		type Words = typeof words;
		export function show(words: Words, which: "A" | "B", step: "One" | "Two") {
			const { taken, picked: renamed } = words;
			const merged = { ...words, more: 1 }.merged;
			const t = translator("words");
			const told = [t("told"), t.rich(\`told\${step}\`), speak(t)];
			const listed = Object.values(words.listed);
			return [words.read, taken, renamed, words[\`chosen\${which}\`], label(words), named(words), merged, listed, told];
		}
		const speak = (say: (key: "passedOn") => string) => say("passedOn");`,
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
	const [flat, nested] = [WORDS.filter((key) => !key.includes(".")), WORDS.filter((key) => key.includes("."))];
	const groups: Record<string, Record<string, string>> = {};
	for (const [group = "", name = ""] of nested.map((key) => key.split("."))) {
		groups[group] = { ...groups[group], [name]: "Text" };
	}
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

function unused(): string[] {
	const found: string[] = [];
	const folder = readFolder(site.root, () => undefined);
	checkUnused(
		site.root,
		{ ...folder, en: new Map([["words.json", folder.en?.get("words.json")]]) },
		(_: object, key: string) => found.push(key),
	);
	return found;
}

describe("texts that no page shows", () => {
	it("are those that no source reads, however it gets at them; tests don't count", () => {
		expect(unused()).toEqual(["handedDead", "dead", "group.dead"]);
	});
});
