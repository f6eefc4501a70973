import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Caption, readCaptions } from "@/lib/content/captions";
import type { Locale } from "@/lib/i18n/locales";

// Keeps the bundler from resolving this path.
const FOLDER = join(/* turbopackIgnore: true */ process.cwd(), "public", "videos");

/** The captions of one of the site's own videos in a language; empty if it has none. */
export async function loadCaptions(video: string, locale: Locale): Promise<Caption[]> {
	const file = join(/* turbopackIgnore: true */ FOLDER, `${video}.${locale}.vtt`);
	return readCaptions(await readFile(file, "utf8").catch(() => ""));
}
