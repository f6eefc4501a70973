import { readFile } from "node:fs/promises";
import { z } from "zod";

const file = z.array(z.string().max(20_000)).max(200);

/** The framework's fixed inline scripts that the build collected. Rejects when the file is missing or odd. */
export async function loadSnippets(path: URL | string): Promise<string[]> {
	return file.parse(JSON.parse(await readFile(path, "utf8")));
}
