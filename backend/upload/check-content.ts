import { OTHER_TEXT_DOCUMENTS } from "../../lib/contract/file-types";
import { Problem } from "../http/problem";
import { NO_PROGRAMS } from "./check-name";
import { fitsExtension, isCvContent, isProgramContent } from "./signature";

/** Why a file isn't a valid CV, and what to do about it. */
const cvRefusal = (extension: string): string =>
	OTHER_TEXT_DOCUMENTS.has(extension)
		? `A .${extension} file can't be taken as a CV. Save it as PDF or .docx.`
		: "A CV must be a PDF, JPEG or Word (.docx) file. Save it as one of these.";

/**
 * Checks a complete file by its first `HEAD_BYTES`. Throws 415 if a CV isn't a PDF, JPEG or Word file, or if another
 * file is a program, a script or a page, or doesn't match its name.
 */
export async function checkContent(head: Uint8Array, extension: string, isCv: boolean): Promise<void> {
	if (isCv && !isCvContent(head, extension)) throw new Problem(415, cvRefusal(extension));
	if (await isProgramContent(head)) throw new Problem(415, NO_PROGRAMS);
	if (!(await fitsExtension(head, extension))) throw new Problem(415, "The file's content is not what its name says.");
}
