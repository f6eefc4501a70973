import { extensionOf, isProgramName } from "../../lib/contract/file-types";
import { Problem, refusedField } from "../http/problem";

/** Why a program is refused, whatever its name. */
export const NO_PROGRAMS = "Programs, scripts and web pages are not taken.";

/**
 * Refuses a name with a null byte, also an encoded one, with 422; a program, a script, a page and a file without an
 * extension with 415. Which other types are allowed is checked where the file is submitted.
 */
export function checkName(fileName: string, extension: string): void {
	if (fileName.includes("\0") || fileName.includes("%00")) throw refusedField("fileName", "This name can't be used.");
	// A download from a recruiter's page has the file's own name, whatever extension was sent with it.
	if (isProgramName(fileName) || isProgramName(`file.${extension}`)) throw new Problem(415, NO_PROGRAMS);
	if (extension === "") throw new Problem(415, "A file's name needs an ending such as .pdf.");
}

/** Maximum length of a stored name, in characters. */
const LONGEST_NAME = 255;

/** The name and extension of a file sent in one call. Throws as `checkName`. */
export function readName(fileName: string): { fileName: string; extension: string } {
	const extension = extensionOf(fileName);
	checkName(fileName, extension);
	return { fileName: fileName.slice(-LONGEST_NAME), extension };
}
