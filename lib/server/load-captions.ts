import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Caption, readCaptions } from "@/lib/content/captions";
import type { Locale } from "@/lib/i18n/locales";

// The bundler must not look for what this could name.
const FOLDER = join(/* turbopackIgnore: true */ process.cwd(), "public", "videos");

/** What one of the site's own videos says in a language, from its captions; nothing where it has none. */
export async function loadCaptions(video: string, locale: Locale): Promise<Caption[]> {
	const file = join(/* turbopackIgnore: true */ FOLDER, `${video}.${locale}.vtt`);
	return readCaptions(await readFile(file, "utf8").catch(() => ""));
}
