import { createHash } from "node:crypto";
import { mkdir, open, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import { readJson } from "@/lib/text/read-json";
import type { StoredPage } from "../cache/stored-page";

/** Largest file that is read or written, bytes; the site's own pages take a tenth of it. */
const LARGEST = 8 * 1_024 * 1_024;

const head = z.object({ etag: z.string(), headers: z.array(z.string()).readonly() });
const moment = z.number().int();

const page = z.object({
	key: z.string(),
	status: z.literal(200),
	storedAt: moment,
	freshUntil: moment,
	staleUntil: moment,
	errorUntil: moment,
	isBest: z.boolean(),
	plain: head,
	br: head.extend({ body: z.string().transform((text) => Buffer.from(text, "base64")) }),
});

const pages = z.array(page);

const sumOf = (text: string) => createHash("sha256").update(text).digest("hex");

const written = ({ tags: _, retryAt: _1, hits: _2, br, ...others }: StoredPage) => ({
	...others,
	br: { ...br, body: br.body.toString("base64") },
});

/** The first line of a file: whose pages follow, and by what a damaged file is told. */
const firstLine = (key: string, text: string) => `${key} ${sumOf(text)}\n`;

/** Writes pages under a key so that a reader finds the whole file or the one before. Rejects where that can't be done. */
export async function writeSaved(path: string, key: string, stored: readonly StoredPage[]): Promise<void> {
	const text = JSON.stringify(stored.filter(({ status }) => status === 200).map(written));
	if (text.length > LARGEST) throw new Error("the saved pages are too large");
	const half = `${path}.new`;
	await mkdir(dirname(path), { recursive: true });
	await writeFile(half, firstLine(key, text) + text, { mode: 0o600 });
	await rename(half, path);
}

async function readSmall(path: string): Promise<string> {
	const file = await open(path);
	try {
		return (await file.stat()).size > LARGEST ? "" : await file.readFile("utf8");
	} finally {
		await file.close();
	}
}

/** The pages in a file under a key; none if the file has another key, is damaged or can't be read. */
export async function readSaved(path: string, key: string): Promise<StoredPage[]> {
	const whole = await readSmall(path).catch(() => "");
	const text = whole.slice(whole.indexOf("\n") + 1);
	if (!whole.startsWith(`${key} `) || !whole.startsWith(firstLine(key, text))) return [];
	const { data = [] } = pages.safeParse(readJson(text));
	return data.map((one) => ({ ...one, tags: [], retryAt: 0, hits: 0 }));
}
