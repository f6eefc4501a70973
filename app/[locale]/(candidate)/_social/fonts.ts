import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { type Advances, readAdvances } from "./characters";

/** Fonts in the order in which they are tried. Each package is cut into files by script. */
const PACKAGES = [
	"plus-jakarta-sans",
	"noto-sans",
	"vazirmatn",
	"noto-sans-hebrew",
	"noto-sans-sc",
	"nanum-gothic",
] as const;

// The bundler must not look for what this could name: it would take in every font there is.
const FOLDER = join(/* turbopackIgnore: true */ process.cwd(), "node_modules/@fontsource");

/** Files of fonts that are kept in memory; a title in Chinese takes about ten. */
const MOST_CACHED = 80;

/** The library puts the letters of this script together wrongly. */
const UNFIT = "devanagari";

/** A file of a font package, and the characters that it may hold. */
interface FontFile {
	/** Name of the file without weight and ending; also the family under which it is drawn. */
	name: string;
	folder: string;
	ranges: readonly (readonly [first: number, last: number])[];
}

interface Font {
	name: string;
	data: Buffer;
	weight: 700;
	advances: Advances;
}

const cached = new LRUCache<string, Promise<Font>>({ max: MOST_CACHED });

function readRanges(text: string): FontFile["ranges"] {
	return text.split(",").map((range) => {
		const [first = 0, last = first] = range
			.replace("U+", "")
			.split("-")
			.map((hex) => Number.parseInt(hex, 16));
		return [first, last] as const;
	});
}

async function filesOf(name: (typeof PACKAGES)[number]): Promise<FontFile[]> {
	const folder = join(/* turbopackIgnore: true */ FOLDER, name);
	const listed: Record<string, string> = JSON.parse(await readFile(join(folder, "unicode.json"), "utf8"));
	return Object.entries(listed).flatMap(([subset, ranges]) =>
		subset === UNFIT ? [] : [{ name: `${name}-${subset.replace(/[[\]]/g, "")}`, folder, ranges: readRanges(ranges) }],
	);
}

let catalogue: Promise<FontFile[]> | undefined;

function allFiles(): Promise<FontFile[]> {
	catalogue ??= Promise.all(PACKAGES.map(filesOf)).then((files) => files.flat());
	return catalogue;
}

async function load({ name, folder }: FontFile): Promise<Font> {
	const data = await readFile(join(folder, `files/${name}-700-normal.woff`));
	return { name, data, weight: 700, advances: readAdvances(data) };
}

function loadOnce(file: FontFile): Promise<Font> {
	const font = cached.get(file.name) ?? load(file);
	cached.set(file.name, font);
	return font;
}

const mayHold = ({ ranges }: FontFile, code: number) => ranges.some(([first, last]) => code >= first && code <= last);

/** The first font that can draw a character. */
async function fontOf(code: number, files: readonly FontFile[]): Promise<Font | undefined> {
	for (const file of files) {
		if (!mayHold(file, code)) continue;
		const font = await loadOnce(file);
		if (font.advances.has(code)) return font;
	}
	return undefined;
}

/** The fonts that a text needs, in the order in which they are tried. Only their files are read, and nothing fetched. */
export async function fontsFor(text: string): Promise<Font[]> {
	const files = await allFiles();
	const codes = new Set([...text].map((character) => character.codePointAt(0) ?? 0));
	const found = new Set(await Promise.all([...codes].map((code) => fontOf(code, files))));
	const place = ({ name }: Font) => files.findIndex((file) => file.name === name);
	return [...found].filter((font) => font !== undefined).sort((one, other) => place(one) - place(other));
}
