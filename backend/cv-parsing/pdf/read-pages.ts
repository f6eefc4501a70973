import { lacksBullets, mayBeBullet } from "./drawn-bullets";
import { drawnOn, type PageProxy, type PdfDocument } from "./drawn-page";
import { isSpacedOut, withDrawnSpaces } from "./drawn-spaces";
import type { Page, Piece } from "./piece";

/** Maximum number of pages that are read; the rest isn't part of a CV. */
const MOST_PAGES = 20;
/** Maximum number of pieces of text in a document; a CV has a few thousand. */
const MOST_PIECES = 12_000;
/** Maximum number of letters on a page; a page full of small print has a tenth of that. */
const MOST_LETTERS = 100_000;
/** Maximum number of pages of a file; they take time before any text is read. */
const MOST_PAGES_IN_FILE = 200;

/** A file that can't be a CV. */
class TooMuchError extends Error {
	override name = "TooMuchError";
}

/** Errors only; anything else would go to the console. */
const QUIET = 0;

type Items = Awaited<ReturnType<PageProxy["getTextContent"]>>["items"];

/** A page's texts. Throws as soon as there are too many: reading all of them can take minutes. */
async function itemsOf(page: PageProxy, most: number): Promise<Items> {
	const reader = page.streamTextContent({ disableNormalization: true }).getReader();
	const items: Items = [];
	let letters = 0;
	for (;;) {
		const { done, value } = (await reader.read()) as { done: boolean; value?: { items: Items } };
		if (done || !value) return items;
		items.push(...value.items);
		letters += value.items.reduce((sum, item) => sum + ("str" in item ? item.str.length : 0), 0);
		if (items.length > most || letters > MOST_LETTERS) throw new TooMuchError();
	}
}

async function readPage(pdf: PdfDocument, number: number, most: number): Promise<Page> {
	const page = await pdf.getPage(number);
	const { width, height, transform } = page.getViewport({ scale: 1 });
	const items = await itemsOf(page, most);
	const pieces: Piece[] = [];
	for (const item of items) {
		if (!("str" in item) || item.str.trim() === "") continue;
		const [a = 0, b = 0, , , e = 0, f = 0]: number[] = item.transform;
		// Converts to the page as displayed, also for rotated pages and for those whose origin isn't a corner.
		const [ta = 1, tb = 0, tc = 0, td = -1, te = 0, tf = 0]: number[] = transform;
		const x = ta * e + tc * f + te;
		const y = tb * e + td * f + tf;
		pieces.push({
			text: item.str,
			x,
			y,
			right: x + item.width,
			size: Math.hypot(a, b) || item.height,
			font: item.fontName,
		});
	}
	page.cleanup();
	return { width, height, pieces };
}

/** A page with what it draws, if that tells more than its texts; undefined if it doesn't. */
async function withDrawing(pdf: PdfDocument, page: Page, number: number): Promise<Page | undefined> {
	const texts = page.pieces.map(({ text }) => text);
	const [isSpaced, isUnmarked] = [isSpacedOut(texts), lacksBullets(page.pieces)];
	if (!isSpaced && !isUnmarked) return undefined;
	const proxy = await pdf.getPage(number);
	const drawn = await drawnOn(proxy);
	proxy.cleanup();
	const shapes = isUnmarked ? drawn.shapes.filter(mayBeBullet) : [];
	if (!isSpaced && shapes.length === 0) return undefined;
	const spaced = isSpaced ? withDrawnSpaces(texts, drawn.text) : texts;
	return { ...page, pieces: page.pieces.map((piece, at) => ({ ...piece, text: spaced[at] ?? piece.text })), shapes };
}

/** Pages with what they draw; undefined if that tells nothing. It may take far more time and memory than their texts. */
export async function withDrawings(pdf: PdfDocument, pages: readonly Page[]): Promise<Page[] | undefined> {
	const drawn: (Page | undefined)[] = [];
	for (const [at, page] of pages.entries()) drawn.push(await withDrawing(pdf, page, at + 1));
	return drawn.some((page) => page !== undefined) ? pages.map((page, at) => drawn[at] ?? page) : undefined;
}

/** Opens a PDF. Throws when it can't be opened, a password included. */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
	const unpdf = await import("unpdf");
	// Pictures aren't needed, and take memory.
	return unpdf.getDocumentProxy(bytes, { verbosity: QUIET, stopAtErrors: false, maxImageSize: 0 });
}

/** The text of a PDF with its places. Throws when it holds more than any CV. */
export async function readPages(pdf: PdfDocument): Promise<Page[]> {
	const pages: Page[] = [];
	let pieces = 0;
	if (pdf.numPages > MOST_PAGES_IN_FILE) throw new TooMuchError();
	for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number += 1) {
		const page = await readPage(pdf, number, MOST_PIECES - pieces);
		pieces += page.pieces.length;
		pages.push(page);
	}
	return pages;
}
