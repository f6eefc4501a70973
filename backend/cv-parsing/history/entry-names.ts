import { isAddress } from "../contact/address";
import { isTown } from "../contact/known-towns";
import { isHome, isLocation, isState, mayBeTown } from "../contact/places";
import { type Line, textOf } from "../line";
import { isWrittenAsName } from "../text/name-words";
import { asOne, splitBeforePlace, splitInside, toChunks } from "./chunks";
import { canBeHeader, type Entry, isShort } from "./entries";
import { mayBePlace } from "./entry-towns";
import { isDepartment, looksLikeCompany, looksLikeTitle } from "./looks-like";
import { besidePeriod, besideYears, periodOf } from "./period-of";

/** A cell after the first that seems to name a place: "Pune, Maharashtra". */
const withoutPlaces = (line: Line): Line => ({
	...line,
	cells: line.cells.filter((cell, at) => at === 0 || !isHome(cell) || isNamed(cell)),
});

/** Whether a name stands before a whole place: "Fold Hearth, Austin, TX". Towns that aren't known have no more than one word. */
function isNamed(cell: string): boolean {
	const [name = "", ...place] = cell.split(/,\s+/);
	return place.length > 1 && name.includes(" ") && !isTown(name) && isLocation(place.join(", "));
}

const orMore = (some: string[], others: string[]) => (others.length > some.length ? others : some);

interface Split {
	chunks: string[];
	told: Line[];
}

/**
 * Whether a line differs from the next ones as a name differs from a description: by its letters, or because bullets or
 * prose follow.
 */
function standsApart(line: Line, next: Line | undefined): boolean {
	if (!next || next.bullet || !isShort(next)) return true;
	if (next.strong !== line.strong || Math.abs(next.size - line.size) > 0.04 || next.font !== line.font) return true;
	return line.cells.length > 1 || isHome(textOf(next)) || isAddress(textOf(next));
}

/** Whether a line also says where something was: "Fold & Hearth • Saint Paul", "Fold Hearth, Austin, TX". */
const namesPlace = ({ cells }: Line) =>
	cells
		.flatMap((cell) => cell.split(/\s+[|•·–—-]\s+/u))
		.slice(1)
		.some(isHome) || cells.some(isBeforeState);

/** Whether a name stands before a town and its state, or before a state alone: "Fold, Austin, TX", "Fold County Schools, NC". */
function isBeforeState(cell: string): boolean {
	const [name = "", ...place] = cell.split(/,\s+/);
	const isPlaced = place.length > 1 ? isLocation(place.join(", ")) : !isLocation(cell);
	return isState(place.at(-1) ?? "") && isPlaced && !looksLikeTitle(name);
}

/** Whether the line at `index` below the dates names what is still missing beside `chunks`. */
function isNameLine(after: readonly Line[], index: number, chunks: readonly string[], nameBelow: boolean): boolean {
	const line = after[index];
	if (!isShort(line) || !/^[\p{Lu}\p{Lo}\d(@«“"]/u.test(textOf(line))) return false;
	const [known] = chunks;
	if (known === undefined) return true;
	const text = textOf(line);
	// The head of a list: "Summary of clients:"; with nothing below, it is a name.
	const isHead = /[:：]$/u.test(text) && after.length > index + 1;
	if (isHead && !looksLikeCompany(text) && !looksLikeTitle(text)) return false;
	if (nameBelow) return true;
	const names = looksLikeTitle(known) ? looksLikeCompany(text) && !looksLikeTitle(text) : looksLikeTitle(text);
	return names || standsApart(line, after[index + 1]) || namesPlace(line);
}

/** How many names cells have besides dates, places and remarks. */
export const countNames = (cells: readonly string[]): number => toChunks(besidePeriod({ cells })).length;

/** Whether cells say more than dates, places and remarks. */
export const hasName = (cells: readonly string[]): boolean => countNames(cells) > 0;

/**
 * Lines above the dates without the places beside their names: "Acme Ltd" and "Kulai" above "Baker" and the dates. A text
 * is a place there if both names stand below each other in the first column.
 */
function withoutAsides({ before, mark, after: [next] }: Entry): Line[] {
	const [first = "", ...others] = mark.cells;
	const isBeside = others.length > 0 && !hasName(others) && hasName([first]);
	const isBelow = !hasName(mark.cells) && isShort(next) && looksLikeTitle(textOf(next)) && !periodOf(next);
	return before.map((line) => {
		const [name = "", aside, ...more] = line.cells;
		const isAside = aside !== undefined && more.length === 0 && mayBePlace(aside);
		return isAside && (isBeside || isBelow) ? { ...line, cells: [name] } : line;
	});
}

/** Whether a line is a position; a description may have a word of one: "Led four assistants". */
const isPositionBelow = (text: string) => looksLikeTitle(text) && isWrittenAsName(text);

/** The line with the dates without the place beside the company's name, if the position stands below: "2020 – 2021", "Acme", "Kulai". */
function withoutPlaceBeside(mark: Line, next: Line | undefined): Line {
	const [name = "", aside = "", ...more] = besidePeriod(mark);
	const isTitleBelow = isShort(next) && isPositionBelow(textOf(next)) && !periodOf(next);
	const isBeside = mark.cells.length > 2 && more.length === 0 && mark.cells.includes(aside);
	if (!isBeside || !isTitleBelow || looksLikeTitle(name) || !mayBePlace(aside)) return mark;
	return { ...mark, cells: mark.cells.filter((cell) => cell !== aside) };
}

/** Whether the line below the dates names something, whatever its words: by a place beside it, or by letters of its own. */
const isSurelyName = (mark: Line, line: Line | undefined): boolean =>
	isShort(line) && (line.cells.length > 1 || namesPlace(line) || (line.strong && line.font !== mark.font));

/** The company and the position, where something else stands between them: "Fold Hearth | Bread for all" above "Baker". */
function withFirstTitle(chunks: string[]): string[] {
	const at = chunks.findIndex(looksLikeTitle);
	return at > 1 ? [...chunks.slice(0, 1), ...chunks.slice(at)] : chunks;
}

/** One company where a word parts its name above a position: "Helpers at Fold School" above "Tutor". */
function asCompany(chunks: string[], texts: readonly string[], next: Line | undefined): string[] {
	const isTitleBelow = isShort(next) && isPositionBelow(next.cells[0] ?? "") && !periodOf(next);
	const [text = "", ...others] = texts;
	const areCompanies = chunks.every((one) => looksLikeCompany(one) || !looksLikeTitle(one));
	const isCut = chunks.length === 2 && others.length === 0 && isTitleBelow && areCompanies;
	return isCut && /\p{L} (?:at|di|pada|chez|bei) \p{Lu}/u.test(text) ? [text] : chunks;
}

/** Two names where one text has both. */
function parted(chunks: string[]): string[] {
	const [only = "", ...others] = chunks;
	return (others.length === 0 && (splitInside(only)?.names ?? beforeUnit(only))) || chunks;
}

/** Position and company, of which a comma parts one from the other in all entries. */
function partedAtComma(chunks: string[]): string[] {
	const [text = "", ...others] = chunks;
	const names = text.split(/,\s+/);
	return others.length === 0 && names.length === 2 ? names : parted(chunks);
}

/** "Cook, Kulai School, Night Kitchen": a position, its company and a part of that. */
function beforeUnit(text: string): [string, string] | undefined {
	const [title = "", company = "", ...units] = text.split(/,\s+/);
	const behind = [company, ...units].join(", ");
	const isNamed = units.length > 0 && looksLikeTitle(title) && looksLikeCompany(company) && !looksLikeCompany(title);
	return isNamed && !looksLikeTitle(behind) ? [title, behind] : undefined;
}

const INTERNSHIP = /^(?:internship|magang|praktikum|stage|praktik)$/i;

const looksAlike = (one: Line, other: Line) => one.font === other.font && one.size === other.size;

/** Both names where the line with the dates has one that only seems to be a place or a remark. */
function withHidden(chunks: string[], mark: Line, below: readonly Line[]): string[] {
	if (chunks.length !== 1) return chunks;
	// "Fold Hearth, Kulai" beside the dates, and the position below.
	const [name] = below.length > 0 ? toChunks(besidePeriod(mark)) : [];
	return name && name !== chunks[0] && !isTown(name) ? [name, ...chunks] : chunks;
}

/** "Internship" is a remark beside a position, and one itself where there is no other. */
function withInternship(chunks: string[], texts: readonly string[]): string[] {
	if (chunks.length !== 1 || chunks.some(looksLikeTitle)) return chunks;
	const remark = texts
		.flatMap((text) => text.split(/,\s+|\s+(?:[|•·–—-]|at|di|bei|chez|en)\s+/u))
		.map((text) => text.replace(/^[\s:]+/, ""))
		.find((text) => INTERNSHIP.test(text));
	return remark ? [remark, ...chunks] : chunks;
}

/** Whether one of several texts is a place or a department beside a company: "Fold Hearth — Kulai" above "Baker". */
function isBesideName(chunks: readonly string[], at: number): boolean {
	const [first = ""] = chunks;
	const text = chunks[at] ?? "";
	const isTitleBelow = chunks.slice(at + 1).some(looksLikeTitle);
	if (at === 0) return isDepartment(text) && chunks.slice(2).some(looksLikeTitle);
	const mayBePlaced = at === 1 && mayBeTown(text) && !looksLikeTitle(first) && !isDepartment(first);
	return isTitleBelow && !looksLikeTitle(text) && (isTown(text) || mayBePlaced);
}

/** A position without its department, which is no company: "Retail" and "Cashier". */
const withoutDepartment = (chunks: string[]): string[] => {
	const others = chunks.filter((text) => !isDepartment(text));
	return chunks.length === 2 && others.every(looksLikeTitle) && others.length === 1 ? others : chunks;
};

/**
 * Whether the line with the dates names both, so that the text above it is about several positions, unless each has one
 * above it. "Técnica en Contabilidad" below its company is one name.
 */
function areBoth(marked: readonly string[], all: readonly string[], nameAbove: boolean): boolean {
	const isOne = all.length === 2 && !marked.every((text) => all.includes(text));
	return marked.length > 1 && !(nameAbove && (isOne || !marked.some(looksLikeTitle)));
}

/** Whether a line only says where something was, and is no description. */
const isOnlyPlace = (line: Line | undefined) =>
	line !== undefined && canBeHeader(line) && toChunks(line.cells).length === 0;

/** Takes names from the lines around the dates, and from the lines below as long as something is missing. */
export function splitEntry(
	entry: Entry,
	{ nameBelow = false, nameAbove = false, atCommas = true, areTeams = false, areWhole = false } = {},
): Split {
	const { after } = entry;
	const mark = withoutPlaceBeside(entry.mark, after[0]);
	const before = withoutAsides(entry);
	const isPeriod = periodOf(mark)?.single === false;
	const named = (line: Line) => (isPeriod && line !== mark ? besideYears : besidePeriod)(withoutPlaces(line));
	const split = atCommas ? undefined : asOne;
	const whole = asCompany(
		toChunks(named(mark), split),
		besidePeriod(mark).filter((one) => !isHome(one)),
		after[0],
	);
	// "Engineer, Payments" below a company in other letters is one name.
	const isNamedBelow = isSurelyName(mark, after[0]);
	const isPart = !atCommas || isNamedBelow || !before.every((line) => looksAlike(line, mark));
	const marked = isPart ? whole : parted(whole);
	const all = before.length === 0 ? whole : toChunks([...before, mark].flatMap(named), split);
	let chunks = areBoth(marked, all, nameAbove) ? marked : all;
	if (areWhole) chunks = partedAtComma(chunks);
	else if (atCommas && !isNamedBelow) chunks = parted(chunks);
	chunks = withInternship(withoutDepartment(chunks), besidePeriod(mark));
	let used = 0;
	while (chunks.length < 2 && used < 2 && isNameLine(after, used, chunks, nameBelow)) {
		chunks = withoutDepartment([...chunks, ...toChunks(after[used]?.cells ?? [], split)]);
		used += 1;
	}
	if (!areTeams) chunks = parted(chunks);
	if (chunks.length < 2) {
		// "Acme, Berlin" seems to be a place too.
		const texts = [...before, mark].flatMap(besidePeriod);
		chunks = orMore(chunks, orMore(toChunks(texts), splitBeforePlace(besidePeriod(mark))));
	}
	if (chunks.length > 2) chunks = chunks.filter((_, at) => !isBesideName(chunks, at));
	chunks = withHidden(withoutDepartment(withFirstTitle(chunks)), mark, after.slice(0, used));
	const around = [...before, mark, ...after.slice(0, used + 1).filter(({ bullet }) => !bullet)];
	chunks = withInternship(chunks, around.flatMap(besidePeriod));
	return { chunks, told: after.slice(isOnlyPlace(after[used]) ? used + 1 : used) };
}
