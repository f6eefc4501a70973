import "server-only";
import { mkdir, open, readFile, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import { readJson } from "@/lib/text/read-json";

/** What search engines were told: paths of jobs' pages, each with the job's date at that time. */
export type ReportedPages = Map<string, string>;

const head = z.object({ version: z.literal(1), origin: z.string() });
const line = z.tuple([z.string(), z.string()]);

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

/**
 * Reads what was reported for the site at `origin`. Empty, as before the first run, if there is no such file, or it is for
 * another origin or format: then everything is reported again. Throws if it can't be read.
 */
export async function readReported(file: string, origin: string): Promise<ReportedPages> {
	const text = await readFile(file, "utf8").catch((error: unknown) => {
		if (isMissing(error)) return "";
		throw error;
	});
	const [first = "", ...rest] = text.split("\n");
	const { data } = head.safeParse(readJson(first));
	if (data?.origin !== origin) return new Map();
	const read = z.array(line).safeParse(rest.flatMap((one) => (one ? [readJson(one)] : [])));
	if (!read.success) throw new Error(`${file} is damaged; without it, everything is sent anew`);
	return new Map(read.data);
}

/**
 * Writes the state to another file first and then renames it, so that a killed process leaves either the old or the new one.
 */
export async function writeReported(file: string, origin: string, reported: ReportedPages): Promise<void> {
	const fresh = `${file}.new`;
	await mkdir(dirname(file), { recursive: true });
	const handle = await open(fresh, "w");
	try {
		await handle.write(`${JSON.stringify({ version: 1, origin })}\n`);
		for (const pair of reported) await handle.write(`${JSON.stringify(pair)}\n`);
		await handle.sync();
	} finally {
		await handle.close();
	}
	await rename(fresh, file);
}
