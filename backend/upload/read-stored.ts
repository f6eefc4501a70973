import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import type { Deps } from "../deps";
import type { UploadRow } from "../store/schema";

/** Received bytes of an upload, from the staging area or from the store. */
export async function readStored(deps: Deps, upload: UploadRow, start: number, end: number): Promise<Buffer> {
	const { staging, files } = deps;
	const staged = !upload.sha256 && (await staging.exists(upload.filepath));
	if (!staged) return buffer(await files.read(upload.filepath, start, end));
	return buffer(createReadStream(staging.path(upload.filepath), { start, end: end - 1 }));
}
