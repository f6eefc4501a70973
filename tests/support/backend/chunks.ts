import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestApp } from "./app";
import { type Answered, form, send } from "./requests";

/** One chunk of a file; `fields` and `bytes` override an honest client's. */
export interface TestChunk {
	id: string;
	file: Uint8Array<ArrayBuffer>;
	start: number;
	end: number;
	company?: number;
	fields?: Record<string, string | number | boolean>;
	bytes?: Uint8Array<ArrayBuffer>;
}

export const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

let uploads = 0;

/** A name that no other upload of the test has. */
export function newIdentifier(): string {
	uploads += 1;
	return `test-upload-number-${uploads}`;
}

/** Sends a chunk as the site's API proxy does. */
export function sendChunk(test: TestApp, sent: TestChunk): Promise<Answered> {
	const { id, file, start, end, company = 2, fields, bytes = file.slice(start, end) } = sent;
	const values = { extension: "pdf", fileName: "cv.pdf", identifier: id, size: file.length, start, end, ...fields };
	const body = form({ isNewFile: start === 0, slot: 1, ...values }, { dataFile: new File([bytes], "blob") });
	return send(test.app, `/companies/${company}/upload`, { method: "POST", body });
}

/** The progress of an upload, from the backend. */
export const askProgress = (test: TestApp, id: string, company = 2) =>
	send(test.app, `/companies/${company}/upload/${id}`);

/** Names of the files that are being put together. */
export const stagedFiles = (test: TestApp) => readdirSync(join(test.dataDir, "main", "uploads"));

/** Names of all files that are in their place. */
export const storedFiles = (test: TestApp) =>
	readdirSync(join(test.dataDir, "main"), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.parentPath.includes(`${join("main", "files")}`))
		.map(({ name }) => name);

export const readCached = (test: TestApp, path: unknown) =>
	readFileSync(join(test.dataDir, "main", "files", String(path)));

/** The database's row of an upload. */
export const findRow = (test: TestApp, column: "identifier" | "filepath", value: string) =>
	test.deps.store.selectFrom("uploads").selectAll().where(column, "=", value).executeTakeFirst();
