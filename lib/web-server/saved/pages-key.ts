import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Env } from "@/lib/server/env";

/** The form of saved pages, and of what the web server makes of a page beyond its build. */
const FORM = 1;

/** What a page is rendered from besides the framework's files, which the first of these names. */
const FILES = [
	".next/BUILD_ID",
	...["server.mjs", "style-rules.json", "snippets.json", "form-code.json"].map((name) => `.build/${name}`),
	"public/pictures/manifest.json",
];

/** Folders of texts that pages read as they are rendered, each with its kind. */
const TEXTS = [
	{ folder: "messages", kind: ".md" },
	{ folder: "public/videos", kind: ".vtt" },
];

async function textsIn(root: string, { folder, kind }: (typeof TEXTS)[number]): Promise<string[]> {
	const names = await readdir(join(root, folder), { recursive: true }).catch(() => []);
	return names.filter((name) => name.endsWith(kind)).map((name) => join(folder, name));
}

/** What no page shows: secrets, some of which differ per start, and what only operates a process. */
const UNSHOWN = [
	...["purgeToken", "formSecret", "redisUrl", "indexNow", "tracing", "metrics", "logLevel", "pagesFile"],
	...["workers", "cacheBytes", "rateScale", "requestsAtOnce", "trustedHops", "drainMs", "timeoutScale"],
];

/** All other settings, so that a new one counts. Of the backend, pages ask only whether it is embedded. */
const shownSettings = (settings: Env) =>
	Object.entries({ ...settings, backend: settings.backend !== null }).filter(([name]) => !UNSHOWN.includes(name));

/**
 * Names everything that the site's own pages depend on: the build in `root`, the texts that it reads, settings, Node.js and
 * the year in the footer. Pages of another key are other pages.
 */
export async function pagesKey(settings: Env, root: string, now = new Date()): Promise<string> {
	const texts = await Promise.all(TEXTS.map((one) => textsIn(root, one)));
	const names = [...FILES, ...texts.flat().sort()];
	const contents = await Promise.all(names.map((name) => readFile(join(root, name)).catch(() => "")));
	const hash = createHash("sha256");
	hash.update(JSON.stringify([FORM, process.version, now.getFullYear(), shownSettings(settings)]));
	for (const [index, name] of names.entries())
		hash.update(`\0${name}\0`).update(
			createHash("sha256")
				.update(contents[index] ?? "")
				.digest(),
		);
	return hash.digest("hex");
}
