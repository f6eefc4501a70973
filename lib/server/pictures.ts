import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locale } from "@/lib/i18n/locales";

/** A picture as an image element takes it: addresses, and its measures in pixels. */
export interface ReplacedPicture {
	src: string;
	srcSet?: string;
	width: number;
	height: number;
}

type Manifest = Partial<Record<string, ReplacedPicture>>;

/** What the build found in `pictures/`, by file name without its ending. */
const MANIFEST = "public/pictures/manifest.json";

const readManifest = (root: string): Promise<Manifest> =>
	readFile(join(/* turbopackIgnore: true */ root, MANIFEST), "utf8").then(JSON.parse, () => ({}));

/** The file that replaces a picture in a language: the language's own, or the one for all; null where there is none. */
export async function pictureOf(name: string, locale: Locale, root = process.cwd()): Promise<ReplacedPicture | null> {
	const manifest = await readManifest(root);
	return manifest[`${name}.${locale}`] ?? manifest[name] ?? null;
}
