import { buffer } from "node:stream/consumers";
import type { Deps } from "../deps";
import type { UploadRow } from "../store/schema";

/** Received bytes of an upload, from the unfinished uploads or from the file store. */
export async function readStored(deps: Deps, upload: UploadRow, start: number, end: number): Promise<Buffer> {
	const { unfinished, files } = deps;
	if (!upload.sha256 && (await unfinished.has(upload))) return unfinished.read(upload, start, end);
	return buffer(await files.read(upload.filepath, start, end));
}
