import sharp from "sharp";
import type { CvCase, MadeCv } from "../cv-case";
import { Sheet } from "../draw/sheet";
import { WordFile } from "../draw/word";
import { classic } from "../layouts/one-column";
import { AMELIA } from "../people/english";

const finish = async (sheet: Sheet): Promise<MadeCv> => ({ bytes: await sheet.finish(), text: sheet.text });

async function scanned(): Promise<MadeCv> {
	const png = await sharp({ create: { width: 400, height: 560, channels: 3, background: "#ddd" } })
		.png()
		.toBuffer();
	return finish(new Sheet().picture(png));
}

function encrypted(): Promise<MadeCv> {
	return finish(new Sheet({ password: "secret" }).line("Amelia Hartono").line("EXPERIENCE").line("amelia@example.com"));
}

async function cutOff(): Promise<MadeCv> {
	const { bytes, text } = await classic(AMELIA, "short");
	return { bytes: bytes.subarray(0, 900), text };
}

/** Numbers and addresses as on a CV, but invented. */
function invoice(): Promise<MadeCv> {
	const sheet = new Sheet({ footer: (page) => `Page ${page} of 1` });
	sheet
		.line("INVOICE", { size: 24, bold: true })
		.line("PT Sumber Makmur Jaya")
		.line("Jl. Gatot Subroto No. 12, Jakarta");
	sheet.line("Phone: +62 21 555 0199 | finance@sumbermakmur.example");
	sheet.row(["Invoice number", ": 2021/03/0042"], [50, 180]).row(["Date", ": 15 March 2021"], [50, 180]);
	sheet.row(["Bill to", ": Andi Wijaya"], [50, 180]).gap();
	sheet.row(["Description", "Quantity", "Price"], [50, 300, 400], { bold: true });
	sheet.row(["Consulting, January 2021 - March 2021", "3", "45.000.000"], [50, 300, 400]);
	sheet.row(["Training", "1", "7.500.000"], [50, 300, 400]).gap();
	sheet.line("Summary", { bold: true }).line("Total 52.500.000, due 30 days after date. Bank BCA 123 456 7890.");
	return finish(sheet);
}

async function letter(): Promise<MadeCv> {
	const file = new WordFile();
	file.line("Dear Ms Tan,").line("thank you for your letter of 3 May 2022. We shall call you under +65 6123 4567.");
	return { bytes: await file.finish(), text: file.text };
}

async function cutOffLater(): Promise<MadeCv> {
	const { bytes, text } = await classic(AMELIA, "short");
	return { bytes: bytes.subarray(0, Math.floor(bytes.length * 0.8)), text };
}

const unreadable = (
	title: string,
	format: CvCase["format"],
	make: CvCase["make"],
	reason?: CvCase["reason"],
): CvCase => ({ title, format, make, person: undefined, ...(reason && { reason }) });

/** Files from which nothing may be read. */
export const UNREADABLE: CvCase[] = [
	unreadable("a scanned picture", "pdf", scanned, "picture"),
	unreadable("an empty page", "pdf", () => finish(new Sheet())),
	unreadable("an encrypted file", "pdf", encrypted, "locked"),
	unreadable("a file that was cut off", "pdf", cutOff, "damaged"),
	unreadable("a file that was cut off near its end", "pdf", cutOffLater, "damaged"),
	unreadable(
		"a file that is no PDF inside",
		"pdf",
		async () => ({ bytes: Buffer.from(`%PDF-1.7\n${"x".repeat(5_000)}`), text: "" }),
		"damaged",
	),
	unreadable("an invoice", "pdf", invoice),
	unreadable("a letter in Word", "docx", letter),
	unreadable(
		"an archive that is no Word file",
		"docx",
		async () => ({ bytes: Buffer.from("PK\u0003\u0004 word/ and nothing else"), text: "" }),
		"damaged",
	),
];
