import { fitsExtension, isCvContent, isProgramContent } from "./signature";

const bytes = (text: string) => Buffer.from(text, "latin1");
const JPEG = bytes("\xff\xd8\xff\xe0\0\x10JFIF\0");
const PNG = bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89\0\0\0\x0aIDAT");
const ZIP = bytes("PK\x03\x04\x14\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0a");

describe("isCvContent", () => {
	it.each<[string, Uint8Array, boolean]>([
		["pdf", bytes("%PDF-1.4"), true],
		["jpg", JPEG, true],
		["jpeg", JPEG, true],
		["pdf", JPEG, false],
		["jpg", bytes("%PDF-1.4"), false],
		["docx", bytes("%PDF-1.4"), false],
		["docx", bytes("PK\x03\x04\x14\0\0\0\0\0[Content_Types].xml"), true],
		["docx", bytes("PK\x03\x04\x14\0\0\0\0\0[Content_Types].xml PK\x03\x04xl/workbook.xml"), false],
		["docx", bytes("PK\x03\x04\x14\0\0\0\0\0[Content_Types].xml PK\x03\x04ppt/presentation.xml"), false],
		["docx", bytes("PK\x03\x04[Content_Types].xml PK\x03\x04word/document.xml PK\x03\x04xl/workbook.xml"), true],
		["docx", ZIP, false],
		["pdf", bytes("PK\x03\x04\x14\0\0\0\0\0[Content_Types].xml"), false],
		["pdf", bytes("<html>%PDF-"), false],
		["pdf", bytes(""), false],
	])("checks a CV named .%s by its first bytes (case %#)", (extension, head, expected) => {
		expect(isCvContent(head, extension)).toBe(expected);
	});
});

describe("fitsExtension", () => {
	it.each<[string, string, Uint8Array, boolean]>([
		["a PDF", "pdf", bytes("%PDF-1.4\n"), true],
		["a picture", "png", PNG, true],
		["an archive", "zip", ZIP, true],
		["an office file, an archive inside", "docx", ZIP, true],
		["words", "txt", bytes("Dear team,"), true],
		["a drawing", "svg", bytes("<svg xmlns='http://www.w3.org/2000/svg'/>"), true],
		["a page named as a PDF", "pdf", bytes("<html>"), false],
		["a picture named as another kind", "gif", PNG, false],
	])("checks %s (.%s)", async (_, extension, head, expected) => {
		expect(await fitsExtension(head, extension)).toBe(expected);
	});
});

describe("isProgramContent", () => {
	it.each<[string, Uint8Array, boolean]>([
		["a page", bytes("<html>"), true],
		["a page behind a byte-order mark", bytes("\xef\xbb\xbf \n<!DOCTYPE html>"), true],
		["a page behind a comment", bytes("<!-- hello\n -->\n<script>"), true],
		["a shell script", bytes("#!/bin/sh\n"), true],
		["a program of Windows", bytes(`MZ${"\0".repeat(80)}`), true],
		["a program of Linux", bytes(`\x7fELF${"\0".repeat(80)}`), true],
		["a PDF", bytes("%PDF-1.4\n"), false],
		["a picture", PNG, false],
		["words", bytes("Dear team,"), false],
		["a drawing", bytes("<svg xmlns='http://www.w3.org/2000/svg'/>"), false],
		["nothing", bytes(""), false],
	])("checks %s", async (_, head, expected) => {
		expect(await isProgramContent(head)).toBe(expected);
	});
});
