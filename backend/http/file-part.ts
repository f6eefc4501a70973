import { readFile, rm } from "node:fs/promises";

/** A file of a multipart body: small ones in memory, others in a temporary file. */
export interface FilePart {
	field: string;
	/** The client's name for it; never used as a path. */
	fileName: string;
	size: number;
	content: { bytes: Buffer } | { path: string };
}

/** The whole content; only for calls whose files are small. */
export const partBytes = (part: FilePart): Promise<Buffer> =>
	"bytes" in part.content ? Promise.resolve(part.content.bytes) : readFile(part.content.path);

/** Removes what is left of parts in the temporary folder; parts that were moved away are no matter. */
export async function discardParts(parts: readonly FilePart[]): Promise<void> {
	await Promise.all(parts.map((part) => ("path" in part.content ? rm(part.content.path, { force: true }) : undefined)));
}
