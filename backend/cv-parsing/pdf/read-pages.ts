import type { getDocumentProxy } from "unpdf";
import type { Page, Piece } from "./piece";

/** Pages that are read; whatever comes behind them is no longer a CV. */
const MOST_PAGES = 20;
/** Pieces of text that are read of all pages together. */
const MOST_PIECES = 40_000;

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Errors only; anything else would go to the console. */
const QUIET = 0;

async function readPage(pdf: Proxy, number: number): Promise<Page> {
	const page = await pdf.getPage(number);
	const { width, height, transform } = page.getViewport({ scale: 1 });
	const { items } = await page.getTextContent({ disableNormalization: true });
	const pieces: Piece[] = [];
	for (const item of items) {
		if (!("str" in item) || item.str.trim() === "") continue;
		const [a = 0, b = 0, , , e = 0, f = 0]: number[] = item.transform;
		// Into the page as it is shown: turned pages and pages whose origin isn't a corner.
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

/** The text of a PDF with its places. Throws when it can't be opened, a password included. */
export async function readPages(bytes: Uint8Array): Promise<Page[]> {
	const unpdf = await import("unpdf");
	const pdf = await unpdf.getDocumentProxy(bytes, { verbosity: QUIET, stopAtErrors: false });
	const pages: Page[] = [];
	let pieces = 0;
	for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES) && pieces < MOST_PIECES; number += 1) {
		const page = await readPage(pdf, number);
		pieces += page.pieces.length;
		pages.push(page);
	}
	return pages;
}
