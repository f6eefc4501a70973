import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { type Advances, readAdvances } from "./characters";

/** Fonts in order of preference. Each package is split into files by script. */
const PACKAGES = [
	"plus-jakarta-sans",
	"noto-sans",
	"vazirmatn",
	"noto-sans-hebrew",
	"noto-sans-sc",
	"nanum-gothic",
] as const;

// The bundler must not resolve this path: it would include every font.
const FOLDER = join(/* turbopackIgnore: true */ process.cwd(), "node_modules/@fontsource");

/** Number of font files in memory; a title in Chinese needs about ten. */
const MOST_CACHED = 80;

/** The library joins the letters of these scripts wrongly. */
const UNFIT = "devanagari";

/** A file of a font package, and the characters that it may contain. */
interface FontFile {
	/** The file's name without weight and extension; also the family under which it is drawn. */
	name: string;
	folder: string;
	ranges: readonly (readonly [first: number, last: number])[];
}

type Weight = 400 | 700;

interface Font<W extends Weight = Weight> {
	name: string;
	data: Buffer;
	weight: W;
	advances: Advances;
}

/** Fonts by their files. */
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

async function load<W extends Weight>({ name }: FontFile, path: string, weight: W): Promise<Font<W>> {
	const data = await readFile(path);
	return { name, data, weight, advances: readAdvances(data) };
}

function loadOnce<W extends Weight>(file: FontFile, weight: W): Promise<Font<W>> {
	const path = join(file.folder, `files/${file.name}-${weight}-normal.woff`);
	const font = (cached.get(path) as Promise<Font<W>> | undefined) ?? load(file, path, weight);
	cached.set(path, font);
	return font;
}

const mayHold = ({ ranges }: FontFile, code: number) => ranges.some(([first, last]) => code >= first && code <= last);

/** The first font that can draw a character. */
async function fontOf<W extends Weight>(
	code: number,
	files: readonly FontFile[],
	weight: W,
): Promise<Font<W> | undefined> {
	for (const file of files) {
		if (!mayHold(file, code)) continue;
		const font = await loadOnce(file, weight);
		if (font.advances.has(code)) return font;
	}
	return undefined;
}

/** The fonts that a text needs, in order of preference. Only their files are read; nothing is fetched. */
export async function fontsFor<W extends Weight>(text: string, weight: W): Promise<Font<W>[]> {
	const files = await allFiles();
	const codes = new Set([...text].map((character) => character.codePointAt(0) ?? 0));
	const found = new Set(await Promise.all([...codes].map((code) => fontOf(code, files, weight))));
	const place = ({ name }: Font<W>) => files.findIndex((file) => file.name === name);
	return [...found].filter((font) => font !== undefined).sort((one, other) => place(one) - place(other));
}
