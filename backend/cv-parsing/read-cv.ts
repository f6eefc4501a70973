import { type CvAnswer, picture, unreadable } from "./answer";
import { answerFor } from "./content";
import { readDocx } from "./docx/read-docx";
import type { CvText } from "./line";
import { readPdf } from "./pdf/read-pdf";

/** Kinds of files whose text can be read. */
export type CvFormat = "pdf" | "docx";

/** A text longer than this is no CV, characters. */
const MOST_LETTERS = 200_000;

/** A document with pictures and fewer letters than this is a scan; some programs write their own name below it. */
const LEAST_LETTERS = 60;

/** What stands in front of a picture, where nothing is packed. */
const PICTURE: Readonly<Record<CvFormat, RegExp>> = { pdf: /\/Subtype\s*\/Image\b/, docx: /word\/media\// };

const hasPicture = (format: CvFormat, bytes: Uint8Array) => PICTURE[format].test(Buffer.from(bytes).toString("latin1"));

async function readText(format: CvFormat, bytes: Uint8Array): Promise<CvText> {
	return format === "docx" ? readDocx(bytes) : readPdf(bytes);
}

const lettersOf = ({ top, side, main }: CvText) =>
	[...top, ...side, ...main].reduce((sum, { cells }) => sum + cells.join("").length, 0);

/** Reads the profile out of a CV's bytes. Throws on files that can't be opened; for hostile ones, call it in a worker. */
export async function readCv(format: CvFormat, bytes: Uint8Array): Promise<CvAnswer> {
	// pdf.js takes the bytes over.
	const isPicture = hasPicture(format, bytes);
	const text = await readText(format, bytes);
	const letters = lettersOf(text);
	if (letters < LEAST_LETTERS && isPicture) return picture;
	return letters > MOST_LETTERS ? unreadable : answerFor(text);
}
