import { open } from "node:fs/promises";
import { Problem } from "../http/problem";
import { NO_PROGRAMS } from "./check-name";
import { fitsExtension, HEAD_BYTES, isCvContent, isProgramContent } from "./signature";

async function readHead(path: string): Promise<Uint8Array> {
	const file = await open(path, "r");
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
		return buffer.subarray(0, bytesRead);
	} finally {
		await file.close();
	}
}

/**
 * Checks the content of a complete file. Throws 415 if a CV isn't a PDF, JPEG or Word file, and if another file is a
 * program, a script or a page, or doesn't match its name.
 */
export async function checkContent(path: string, extension: string, isCv: boolean): Promise<void> {
	const head = await readHead(path);
	if (isCv && !isCvContent(head, extension)) throw new Problem(415, "A CV must be a PDF, JPEG or Word file.");
	if (await isProgramContent(head)) throw new Problem(415, NO_PROGRAMS);
	if (!(await fitsExtension(head, extension))) throw new Problem(415, "The file's content is not what its name says.");
}
