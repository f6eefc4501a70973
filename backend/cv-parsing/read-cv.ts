import { type CvAnswer, unreadable } from "./answer";
import { answerFor } from "./content";
import { readDocx } from "./docx/read-docx";
import type { CvText } from "./line";
import { layOut } from "./pdf/layout";
import { readPages } from "./pdf/read-pages";

/** Kinds of files whose text can be read. */
export type CvFormat = "pdf" | "docx";

/** A text longer than this is no CV, characters. */
const MOST_LETTERS = 200_000;

async function readText(format: CvFormat, bytes: Uint8Array): Promise<CvText> {
	return format === "docx" ? readDocx(bytes) : layOut(await readPages(bytes));
}

const lettersOf = ({ top, side, main }: CvText) =>
	[...top, ...side, ...main].reduce((sum, { cells }) => sum + cells.join("").length, 0);

/** Reads the profile out of a CV's bytes. Throws on files that can't be opened; for hostile ones, call it in a worker. */
export async function readCv(format: CvFormat, bytes: Uint8Array): Promise<CvAnswer> {
	const text = await readText(format, bytes);
	return lettersOf(text) > MOST_LETTERS ? unreadable : answerFor(text);
}
