import { Problem, refusedField } from "../http/problem";
import { extensionOf, isAllowedExtension } from "./extensions";

/** Refuses a name with a null byte, also an encoded one, with 422, and a type that isn't taken with 415. */
export function checkName(fileName: string, extension: string): void {
	if (fileName.includes("\0") || fileName.includes("%00")) throw refusedField("fileName", "This name can't be used.");
	if (!isAllowedExtension(extension)) throw new Problem(415, "Files of this type are not taken.");
}

/** The longest name that is kept, characters. */
const LONGEST_NAME = 255;

/** The name and extension of a file sent in one call. Throws as `checkName`. */
export function readName(fileName: string): { fileName: string; extension: string } {
	const extension = extensionOf(fileName);
	checkName(fileName, extension);
	return { fileName: fileName.slice(-LONGEST_NAME), extension };
}
