import type { Page, Piece } from "./piece";

/** Share of a page's height, at its top and bottom, for running heads. */
const MARGIN = 0.09;
/** Positions within this many points count as one. */
const SAME_PLACE = 3;

const PAGE_NUMBER =
	/^(?:[-–—]?\s*\d{1,2}\s*[-–—]?|(?:page|halaman|hal\.?|seite)\s*\d{1,2}(?:\s*(?:of|dari|\/|von)\s*\d{1,2})?|\d{1,2}\s*(?:of|dari|\/)\s*\d{1,2})$/i;

const inMargin = (piece: Piece, page: Page) => piece.y < page.height * MARGIN || piece.y > page.height * (1 - MARGIN);

/** All digits count as equal, so that page numbers don't make running heads differ. */
const sameText = (one: Piece, other: Piece) =>
	one.text.replace(/\d+/g, "0").trim() === other.text.replace(/\d+/g, "0").trim();

const repeats = (piece: Piece, page: Page) =>
	page.pieces.some((other) => Math.abs(other.y - piece.y) < SAME_PLACE && sameText(other, piece));

/** Whether the piece's line consists of a page number, perhaps in several pieces. */
function isPageNumber(piece: Piece, page: Page): boolean {
	const line = page.pieces.filter((other) => Math.abs(other.y - piece.y) < 1).map(({ text }) => text.trim());
	return PAGE_NUMBER.test(line.join(" ").trim());
}

/** Removes page numbers, and, on all pages but the first, what every page repeats at its top or bottom. */
export function withoutRunningHeads(pages: readonly Page[]): Page[] {
	return pages.map((page, index) => ({
		...page,
		pieces: page.pieces.filter((piece) => {
			if (!inMargin(piece, page)) return true;
			if (isPageNumber(piece, page)) return false;
			const before = index > 0 ? pages[index - 1] : undefined;
			return !before || !repeats(piece, before);
		}),
	}));
}
