import type { Page, Piece } from "./piece";

/** A sign between two words, of those that a font can have in place of its space. */
const BETWEEN_WORDS = /(?<=[\p{Script=Latin}\d,.:)])[!"#$%&](?=[\p{Script=Latin}\d(])/gu;
/** A font with fewer of them, or with fewer than texts, may only write names: "AT&T". */
const LEAST = 10;
/** Most spaces for each sign; readers add some where words stand far apart. */
const MOST_SPACES = 0.2;
/** What the same fonts have in place of a hyphen. */
const HYPHEN = /(?<=[\p{L}\d])<(?=[\p{L}\d])/gu;

/** The sign that a font's texts have between their words instead of spaces, at least so many times. */
function signIn(texts: string, least: number): string | undefined {
	const found = texts.match(BETWEEN_WORDS) ?? [];
	const spaces = texts.match(/\S +\S/g)?.length ?? 0;
	const isOne = new Set(found).size === 1 && found.length >= least;
	return isOne && spaces <= MOST_SPACES * found.length ? found[0] : undefined;
}

/**
 * Pages with spaces where a document's fonts have another sign in their place, as those that some programs on the Mac wrote
 * do: "Ada!Fold", "(909)"555<0199". Beside one such font, another needs a single sign only.
 */
export function withLostSpaces(pages: readonly Page[]): readonly Page[] {
	const texts = new Map<string, string>();
	for (const { font, text } of pages.flatMap((page) => page.pieces)) {
		texts.set(font, `${texts.get(font) ?? ""}${text.trim()}\n`);
	}
	const fonts = [...texts];
	const least = (all: string) => Math.max(LEAST, all.split("\n").length);
	if (!fonts.some(([, all]) => signIn(all, least(all)))) return pages;
	const signs = new Map(fonts.map(([font, all]) => [font, signIn(all, 1)]));
	const mended = (piece: Piece): Piece => {
		const sign = signs.get(piece.font);
		return sign ? { ...piece, text: piece.text.replaceAll(sign, " ").replace(HYPHEN, "-") } : piece;
	};
	return pages.map((page) => ({ ...page, pieces: page.pieces.map(mended).filter(({ text }) => text.trim() !== "") }));
}
