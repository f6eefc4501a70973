import { readFile, rm } from "node:fs/promises";
import { hashFile, hashPieces } from "../files/hash-file";
import type { Pieces } from "../files/pieces";

/** A file of a multipart body: small ones in memory, others in a temporary file. */
export interface FilePart {
	field: string;
	/** The client's name for it; never used as a path. */
	fileName: string;
	size: number;
	content: { pieces: Pieces } | { path: string };
}

/** The whole content; only for calls whose files are small. */
export const partPieces = async ({ content }: FilePart): Promise<Pieces> =>
	"pieces" in content ? content.pieces : [await readFile(content.path)];

/** SHA-256 of the whole content, lower-case hex. */
export const partHash = async ({ content }: FilePart): Promise<string> =>
	"pieces" in content ? hashPieces(content.pieces) : hashFile(content.path);

/** Removes what is left of parts in the temporary folder; parts that were moved away are no matter. */
export async function discardParts(parts: readonly FilePart[]): Promise<void> {
	await Promise.all(parts.map((part) => ("path" in part.content ? rm(part.content.path, { force: true }) : undefined)));
}
