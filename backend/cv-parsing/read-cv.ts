import { type CvAnswer, type UnreadReason, unreadable, unreadableFor } from "./answer";
import { answerFor } from "./content";
import { checkZip } from "./docx/check-zip";
import { readDocx } from "./docx/read-docx";
import type { CvText } from "./line";
import { openPdf } from "./pdf/read-pages";
import { readPdf } from "./pdf/read-pdf";

/** Types of files whose text can be read. */
export type CvFormat = "pdf" | "docx";

/** Maximum length of a CV's text, in characters. */
const MOST_LETTERS = 200_000;

/** A document with pictures and fewer letters than this is a scan; some programs write their own name below it. */
const LEAST_LETTERS = 60;

/** The name of a picture, where the file isn't compressed; in a PDF, `/Subtype` precedes it. */
const PICTURE: Readonly<Record<CvFormat, string>> = { pdf: "/Image", docx: "word/media/" };
const SUBTYPE = /\/Subtype\s*$/;
const SUBTYPE_BYTES = 20;

function hasPicture(format: CvFormat, { buffer, byteOffset, byteLength }: Uint8Array): boolean {
	const bytes = Buffer.from(buffer, byteOffset, byteLength);
	const name = PICTURE[format];
	for (let at = bytes.indexOf(name); at !== -1; at = bytes.indexOf(name, at + name.length))
		if (format === "docx" || SUBTYPE.test(bytes.toString("latin1", Math.max(0, at - SUBTYPE_BYTES), at))) return true;
	return false;
}

/** What the libraries throw for files that nobody can open; ours, for a Word file without its end. */
const REASONS: Readonly<Record<string, UnreadReason>> = {
	InvalidPDFException: "damaged",
	BrokenZipError: "damaged",
	PasswordException: "locked",
};

const reasonOf = (error: unknown): UnreadReason | undefined =>
	error instanceof Error ? REASONS[error.name] : undefined;

function whyNot(error: unknown): CvAnswer {
	const reason = reasonOf(error);
	if (!reason) throw error;
	return unreadableFor(reason);
}

async function* textsOf(format: CvFormat, bytes: Uint8Array): AsyncGenerator<CvText> {
	if (format === "docx") yield await readDocx(bytes);
	else yield* readPdf(bytes);
}

const lettersOf = ({ top, side, main }: CvText) =>
	[...top, ...side, ...main].reduce((sum, { cells }) => sum + cells.join("").length, 0);

/**
 * Reads the profile out of a CV's bytes. Each answer is better than the one before, and takes longer. Throws on files that
 * hold too much; for hostile ones, call it in a process of its own.
 */
export async function* readCv(format: CvFormat, bytes: Uint8Array): AsyncGenerator<CvAnswer> {
	// pdf.js takes the bytes over.
	const isPicture = hasPicture(format, bytes);
	let isRead = false;
	try {
		for await (const text of textsOf(format, bytes)) {
			const letters = lettersOf(text);
			if (letters < LEAST_LETTERS && isPicture) yield unreadableFor("picture");
			else yield letters > MOST_LETTERS ? unreadable : answerFor(text);
			isRead = true;
		}
	} catch (error) {
		// What was read stays read.
		if (!isRead) yield whyNot(error);
	}
}

/** Opens a file and reads nothing: the answer has a reason if nobody can open it. Throws like `readCv`. */
export async function* openFile(format: CvFormat, bytes: Uint8Array): AsyncGenerator<CvAnswer> {
	try {
		await (format === "docx" ? checkZip(bytes) : openPdf(bytes));
		yield unreadable;
	} catch (error) {
		yield whyNot(error);
	}
}
