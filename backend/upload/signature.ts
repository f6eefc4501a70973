import { fileTypeFromBuffer } from "file-type/core";

/** Number of bytes from the start of a file that decide its type. */
export const HEAD_BYTES = 65_536;

/** The types that a file's first bytes may have, by extension; any other content doesn't match the extension. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
	pdf: ["pdf", "ai"],
	jpg: ["jpg"],
	jpeg: ["jpg"],
	png: ["png", "apng"],
	gif: ["gif"],
	bmp: ["bmp"],
	tiff: ["tif"],
	docx: ["docx", "zip"],
	pptx: ["pptx", "zip"],
	xlsx: ["xlsx", "zip"],
	odt: ["odt", "zip"],
	ods: ["ods", "zip"],
	doc: ["cfb", "rtf", "docx"],
	xls: ["cfb", "xlsx"],
	ppt: ["cfb", "pptx"],
	rtf: ["rtf"],
	rar: ["rar"],
};

/** Programs, whatever their name. */
const PROGRAMS = new Set([
	"exe",
	"elf",
	"macho",
	"class",
	"dex",
	"lnk",
	"deb",
	"rpm",
	"apk",
	"jar",
	"wasm",
	"cab",
	"crx",
]);

const MARKUP = /^(?:<!--.{0,500}?-->\s*)?<(?:!doctype\s+html|html|head|body|script|iframe|meta|title|\?php)\b/is;

const isPdf = (head: Uint8Array) => Buffer.from(head.subarray(0, 5)).toString("latin1") === "%PDF-";
const isJpeg = (head: Uint8Array) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff;

/** Parts of spreadsheets and presentations, which are archives of the same kind. */
const OTHER_OFFICE = ["xl/workbook.", "ppt/presentation."];

/** An archive that begins with the parts of a Word file. */
function isDocx(head: Uint8Array): boolean {
	const text = Buffer.from(head).toString("latin1");
	if (!text.startsWith("PK\x03\x04")) return false;
	// A Word file may hold a spreadsheet.
	const isOther = OTHER_OFFICE.some((part) => text.includes(part));
	return text.includes("word/") || (text.includes("[Content_Types].xml") && !isOther);
}

/** Whether a CV's first bytes are those of a PDF, a JPEG or a Word file, and match its extension. */
export function isCvContent(head: Uint8Array, extension: string): boolean {
	if (extension === "pdf") return isPdf(head);
	if (extension === "docx") return isDocx(head);
	return (extension === "jpg" || extension === "jpeg") && isJpeg(head);
}

/** Whether text starts as a page or script that a browser or shell would run. */
function isActiveText(head: Uint8Array): boolean {
	const text = Buffer.from(head.subarray(0, 1_024))
		.toString("latin1")
		.replace(/^\u00ef\u00bb\u00bf/, "")
		.trimStart();
	return MARKUP.test(text) || text.startsWith("#!");
}

const typeOf = async (head: Uint8Array) => (await fileTypeFromBuffer(head).catch(() => undefined))?.ext;

/** Whether a file's first bytes are those of a program, a script or a page, whatever its name. */
export async function isProgramContent(head: Uint8Array): Promise<boolean> {
	return PROGRAMS.has((await typeOf(head)) ?? "") || isActiveText(head);
}

/** Whether a file has the signature of its extension; an extension without a signature matches any content. */
export async function fitsExtension(head: Uint8Array, extension: string): Promise<boolean> {
	const expected = EXPECTED[extension];
	return !expected || expected.includes((await typeOf(head)) ?? "");
}
