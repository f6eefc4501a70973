import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locale } from "@/lib/i18n/locales";

/** A picture for an image element: addresses, and its size in pixels. */
export interface ReplacedPicture {
	src: string;
	srcSet?: string;
	width: number;
	height: number;
}

type Manifest = Partial<Record<string, ReplacedPicture>>;

/** The build's list of files in `pictures/`, by file name without extension. */
const MANIFEST = "public/pictures/manifest.json";

const readManifest = (root: string): Promise<Manifest> =>
	readFile(join(/* turbopackIgnore: true */ root, MANIFEST), "utf8").then(JSON.parse, () => ({}));

/** The file that replaces a picture in a language: the language's own, or the one for all; null if there is none. */
export async function pictureOf(name: string, locale: Locale, root = process.cwd()): Promise<ReplacedPicture | null> {
	const manifest = await readManifest(root);
	return manifest[`${name}.${locale}`] ?? manifest[name] ?? null;
}
