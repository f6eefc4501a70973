import { MAX_FILE_BYTES } from "@/lib/contract/limits";
import type { UploadCode } from "./codes";
import { CV_TYPES, DOCUMENT_EXTENSIONS, extensionOf } from "./extensions";

/** What a slot takes: a CV (the first slot), or a document of the list. */
export type SlotKind = "cv" | "document";

/** What the rules look at in a picked file. */
export interface PickedFile {
	name: string;
	/** MIME type as the browser gave it; empty when it knows none. */
	type: string;
	size: number;
}

const LONGEST_NAME = 255;
const BAD_NAME = /[\p{Cc}/\\]/u;
const UNKNOWN_TYPES = new Set(["", "application/octet-stream"]);

/** Bytes at a file's start that `checkContent` needs. */
export const SIGNATURE_BYTES = 5;

/** The code by which a slot says that it doesn't take this type of file. */
export const wrongType = (kind: SlotKind): UploadCode =>
	kind === "cv" ? "LABEL_FILE_TYPE_MUST" : "NOT_SUPPORTED_FILE_LANDING_PAGE";

/**
 * The name a file is sent under: its own. A CV that a phone hands over without an ending gets the one of
 * its type, because the host needs it.
 */
export function sentName(file: PickedFile): string {
	if (extensionOf(file.name)) return file.name;
	const ending = Object.keys(CV_TYPES).find((key) => CV_TYPES[key] === file.type);
	return ending ? `${file.name}.${ending}` : file.name;
}

function takesType(file: PickedFile, kind: SlotKind): boolean {
	const extension = extensionOf(sentName(file));
	if (kind === "document") return DOCUMENT_EXTENSIONS.has(extension);
	const type = CV_TYPES[extension];
	return type !== undefined && (UNKNOWN_TYPES.has(file.type) || file.type === type);
}

/** What speaks against a picked file before anything of it is read, or null. */
export function checkPicked(file: PickedFile, kind: SlotKind): UploadCode | null {
	if (BAD_NAME.test(file.name) || sentName(file).length > LONGEST_NAME) return "FILE_NAME_REFUSED";
	if (!takesType(file, kind)) return wrongType(kind);
	if (file.size === 0) return "FILE_EMPTY";
	return file.size > MAX_FILE_BYTES ? "FILE_TOO_LARGE" : null;
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]) => signature.every((byte, i) => bytes[i] === byte);

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const JPEG = [0xff, 0xd8, 0xff];

/** What speaks against a file's first bytes, or null. A CV must be what its ending says. */
export function checkContent(start: Uint8Array, file: PickedFile, kind: SlotKind): UploadCode | null {
	if (kind === "document") return null;
	const signature = CV_TYPES[extensionOf(sentName(file))] === "application/pdf" ? PDF : JPEG;
	return startsWith(start, signature) ? null : wrongType(kind);
}
