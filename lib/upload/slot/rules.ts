import { extensionOf, isProgramName } from "@/lib/contract/file-types";
import { MAX_FILE_BYTES } from "@/lib/contract/limits";
import type { UploadCode } from "../codes";
import { CV_TYPES_WITH_WORD } from "./cv-types";
import type { FilePolicy } from "./policy";

/** The checked properties of a picked file. */
export interface PickedFile {
	name: string;
	/** MIME type from the browser; empty if unknown. */
	type: string;
	size: number;
}

const LONGEST_NAME = 255;
const BAD_NAME = /[\p{Cc}/\\]/u;
const UNKNOWN_TYPES = new Set(["", "application/octet-stream"]);

/** Bytes at a file's start that `checkContent` needs. */
export const SIGNATURE_BYTES = 5;

/**
 * The name a file is sent under: its own. A CV that a phone hands over without an ending gets the one of
 * its type, because the host needs it.
 */
export function sentName(file: PickedFile): string {
	if (extensionOf(file.name)) return file.name;
	const ending = Object.keys(CV_TYPES_WITH_WORD).find((key) => CV_TYPES_WITH_WORD[key] === file.type);
	return ending ? `${file.name}.${ending}` : file.name;
}

function checkType(file: PickedFile, { endings, types, wrongType, saveAs }: FilePolicy): UploadCode | null {
	const name = sentName(file);
	const extension = extensionOf(name);
	if (endings?.has(extension) === false) return saveAs?.has(extension) ? "CV_SAVE_AS" : wrongType;
	if (isProgramName(name)) return "FILE_PROGRAM";
	// Without an extension no host could recognise the type, so even "any" requires one.
	if (extension === "") return "FILE_NAME_REFUSED";
	return !types || UNKNOWN_TYPES.has(file.type) || file.type === types[extension] ? null : wrongType;
}

/** The objection to a picked file before any of its bytes are read, or null. */
export function checkPicked(file: PickedFile, policy: FilePolicy): UploadCode | null {
	if (BAD_NAME.test(file.name) || sentName(file).length > LONGEST_NAME) return "FILE_NAME_REFUSED";
	const wrongType = checkType(file, policy);
	if (wrongType) return wrongType;
	if (file.size === 0) return "FILE_EMPTY";
	if (policy.limit && file.size > policy.limit.bytes) return policy.limit.code;
	return file.size > MAX_FILE_BYTES ? "FILE_TOO_LARGE" : null;
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]) => signature.every((byte, i) => bytes[i] === byte);

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const JPEG = [0xff, 0xd8, 0xff];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** How a file of a type begins; a Word file is an archive. */
const SIGNATURES: Readonly<Record<string, readonly number[]>> = { pdf: PDF, docx: ZIP };

/** The message about a file whose content is refused, whatever its name says. */
export const contentCode = ({ wrongContent, wrongType }: FilePolicy): UploadCode => wrongContent ?? wrongType;

/** The objection to a file's first bytes, or null. If the policy names types, a file must match its extension. */
export function checkContent(start: Uint8Array, file: PickedFile, policy: FilePolicy): UploadCode | null {
	if (!policy.types) return null;
	return startsWith(start, SIGNATURES[extensionOf(sentName(file))] ?? JPEG) ? null : contentCode(policy);
}
