import type { getDocumentProxy } from "unpdf";

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
export type PageProxy = Awaited<ReturnType<PdfDocument["getPage"]>>;

// pdf.js needs it to list a page's operations; Node has it since version 21.
const buffers: ArrayBuffer & { transferToFixedLength?(length?: number): ArrayBuffer } = ArrayBuffer.prototype;
buffers.transferToFixedLength ??= function (this: ArrayBuffer, length?: number) {
	return this.slice(0, length);
};

/** A glyph in an operation that shows text; numbers between glyphs move them. */
const unicodeOf = (glyph: unknown): string =>
	typeof glyph === "object" && glyph !== null && "unicode" in glyph && typeof glyph.unicode === "string"
		? glyph.unicode
		: "";

/** All letters and spaces that a page draws, in their order; nothing if that can't be told. */
export async function drawnText(page: PageProxy): Promise<string> {
	try {
		const { getResolvedPDFJS } = await import("unpdf");
		const { OPS } = await getResolvedPDFJS();
		const { fnArray, argsArray } = await page.getOperatorList();
		const shown = fnArray.flatMap((operation, at) => (operation === OPS.showText ? [argsArray[at]] : []));
		return shown.flatMap(([glyphs]) => (Array.isArray(glyphs) ? glyphs.map(unicodeOf) : [])).join("");
	} catch {
		return "";
	}
}
