import { type Line, textOf } from "../line";
import type { Page, Piece } from "./piece";

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;
/** Letters in the form that they have beside others; the PDF library doesn't bring them into reading order. */
const SHAPED = /^[\ufb1d-\ufdff\ufe70-\ufefc]{2,}$/u;
const LEFT_TO_RIGHT = /[\p{Script=Latin}\d]/u;

const isForeign = ({ text }: Piece) => LEFT_TO_RIGHT.test(text) && text.search(RIGHT_TO_LEFT) < 0;

/** Whether most letters of a page are read from the right. */
function isRightToLeft({ pieces }: Page): boolean {
	const texts = pieces.map(({ text }) => text).join("");
	const letters = texts.match(/\p{L}/gu)?.length ?? 0;
	return (texts.match(RIGHT_TO_LEFT)?.length ?? 0) * 2 > letters;
}

const reversed = (text: string) => text.split(" ").reverse().join(" ");

/** A period or number whose parts stand from right to left: "2021 – 2018", "4567 123 50 966+". */
function inOrder(text: string): string {
	if (SHAPED.test(text)) return [...text].reverse().join("");
	const [, first = "", last = ""] = /^((?:19|20)\d\d) [–—-] ((?:19|20)\d\d)$/u.exec(text.trim()) ?? [];
	if (first > last) return reversed(text.trim());
	return /^[\d ()-]+\d\+$/u.test(text.trim()) ? reversed(text.trim()).replace(/^(\d+)\+/u, "+$1") : text;
}

/** Words of another script that stand together keep their order. */
function toGroups(pieces: readonly Piece[]): Piece[][] {
	const groups: Piece[][] = [];
	for (const piece of [...pieces].sort((one, other) => one.y - other.y || one.x - other.x)) {
		const last = groups.at(-1)?.at(-1);
		const goesOn =
			last && last.y === piece.y && piece.x - last.right < piece.size && isForeign(last) && isForeign(piece);
		if (goesOn) groups.at(-1)?.push(piece);
		else groups.push([piece]);
	}
	return groups;
}

/** A page that is read from the right, mirrored, so that whatever reads it from the left meets its texts in their order. */
export function fromTheLeft(page: Page): Page {
	if (!isRightToLeft(page)) return page;
	const pieces = toGroups(page.pieces).flatMap((group) => {
		const edges = (group[0]?.x ?? 0) + Math.max(...group.map(({ right }) => right));
		const move = page.width - edges;
		return group.length > 1
			? group.map((one) => ({ ...one, x: one.x + move, right: one.right + move }))
			: group.map((one) => ({ ...one, text: inOrder(one.text), x: page.width - one.right, right: page.width - one.x }));
	});
	const shapes = page.shapes?.map((one) => ({ ...one, x: page.width - one.right, right: page.width - one.x }));
	return { ...page, pieces, ...(shapes && { shapes }) };
}

/** Whether the closing bracket stands before the opening one, as on a page that is read from the right; "أ)" counts a list. */
const areMirrored = (text: string) =>
	text.search(RIGHT_TO_LEFT) >= 0 && /^[^()]*\).*\([^()]*$/u.test(text) && !/^\s*[\p{L}\d]{1,2}\)/u.test(text);

const mirrored = (text: string) => text.replace(/[()]/g, (sign) => (sign === "(" ? ")" : "("));

/** A line whose brackets open before they close, which some PDFs have the other way round in Arabic and Hebrew. */
export function withBracketsInOrder(line: Line): Line {
	const { cells, parts, runs } = line;
	if (!areMirrored(textOf(line))) return line;
	return { ...line, cells: cells.map(mirrored), parts: parts?.map(mirrored), runs: runs?.map(mirrored) };
}
