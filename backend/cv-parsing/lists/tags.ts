import { type Line, textOf } from "../line";
import { lookOf } from "../sections/heading-style";
import { headingOf } from "../sections/headings";
import { COMPUTER_LABEL, HOW_WELL } from "../words/skill-words";
import { isAcronym, isProduct } from "./products";

/** A row of tags has no marks between them, and none of its tags begins like the middle of a sentence. */
const MARK = /[,;:|•·●▪]|\s\/|\/\s/u;
const BEGINS = /^[\p{Lu}\p{Lo}\d.#@]/u;

/** Whether tags stand so far apart that the gaps inside of some of them are only wide spaces. */
const hasWideSpaces = (lines: readonly Line[]) =>
	lines.some(({ cells, parts = [] }) => cells.length > 1 && parts.length > cells.length);

const MOST_WORDS_OF_TAG = 4;
const wordsOf = (text: string) => text.split(" ").length;

/** Whether parts are tags though some begin with small letters: the words inside of them stand closer than the tags do. */
function areApart(parts: readonly string[]): boolean {
	const isLikely = (part: string) => BEGINS.test(part) || wordsOf(part) > 1;
	return (
		parts.length > 2 &&
		parts.every((part) => /^[\p{L}\d.#@]/u.test(part) && wordsOf(part) <= MOST_WORDS_OF_TAG && !/[.!?]$/.test(part)) &&
		parts.some((part) => wordsOf(part) > 1) &&
		parts.filter(isLikely).length * 2 > parts.length
	);
}

/** Words of a sentence, in the languages that most CVs are written in. */
const FUNCTION_WORD =
	/(?<!\p{L})(?:and|or|of|in|with|the|an?|to|for|on|at|by|from|as|dan|di|ke|dari|dengan|untuk|dalam|yang|und|oder|im|mit|von|für|der|die|das|et|ou|de|du|des|la|le|les|en|y|el|los|las|con|para|e|do|da|dos|das|em|com|van|het|een|met|voor|và|của|trong)(?!\p{L})/iu;

/** Whether a section's only line has so many parts, without a word of a sentence, that they are tags whatever their letters. */
const areAlone = (parts: readonly string[], lines: readonly Line[]) =>
	lines.length === 1 && parts.length > 4 && !parts.some((part) => FUNCTION_WORD.test(part) || /[.!?]$/.test(part));

/** How long somebody has known what stands before it: "Excel" and "5 years, expert". */
const HOW_LONG = /(?<!\p{L})\d+\+? ?(?:years?|yrs?|months?|tahun|bulan|jahre?|ans?|años?|anos?)(?!\p{L})/iu;

const AT_DASH = /^([^,;:.–—→]{2,40}?)\s+[–—→-]\s+(.+)$/su;

/** The label of a group, and what stands behind it: in other letters, behind a gap, or behind a dash. */
function partsOf({ cells, runs = [] }: Line): readonly string[] {
	if (cells.length > 1) return cells;
	return runs.length === 2 ? runs : (AT_DASH.exec(cells[0] ?? "")?.slice(1) ?? []);
}

const ONLY_LEVEL = new RegExp(`^[:：]?\\s*${HOW_WELL}$`, "iu");

/** What follows the label of a group: "Office" and "Excel, Word". With `any`, a single item too. */
function behindLabel(line: Line, any = false): string | undefined {
	const [label = "", text = "", ...others] = partsOf(line);
	const isGroup =
		others.length === 0 &&
		/^[^,;:.]{2,40}[:：]?$/u.test(label) &&
		(any ? text !== "" : /[,;]|\S\s*[|•·]\s*\S/u.test(text)) &&
		!HOW_LONG.test(text) &&
		!ONLY_LEVEL.test(text);
	return isGroup ? text.replace(/^[:：]\s*/u, "") : undefined;
}

/** Whether groups of a list have such labels, as most of its lines have; half of them, if all have dashes. */
function areLabelled(lines: readonly Line[]): boolean {
	const count = lines.filter((line) => behindLabel(line)).length;
	const haveDashes = lines.every(({ cells }) => cells.length === 1 && AT_DASH.test(cells[0] ?? ""));
	return lines.length > 1 && (count * 2 > lines.length || (haveDashes && count * 2 === lines.length));
}

/** Heads of a table of skills. */
const HEAD = /^(?:skills?|tools?|software|programs?|technolog(?:y|ies)|experience|keahlian|kenntnisse?)$/iu;
const SCALE = /^(?:levels?|proficiency|ratings?|years?(?: of experience)?|last used|tingkat|niveau|nivel)$/iu;
const isHead = ({ cells }: Line) =>
	cells.some((cell) => SCALE.test(cell)) && cells.every((cell) => SCALE.test(cell) || HEAD.test(cell));

/** Whether a line is only the label of what stands below it: "Tools:", "Sprachen". */
const isLabelAlone = ({ cells: [text = "", ...others] }: Line) =>
	others.length === 0 && (/^[^,;:：]{2,40}[:：]$/u.test(text) || headingOf(text) === "languages");

/** Whether a line may be the label of the group below it: a few words without marks in letters that stand out. */
const mayBeLabel = (line: Line) =>
	line.strong && !line.bullet && line.cells.length === 1 && /^[^,;:.]{2,40}$/u.test(textOf(line));

/** Lines without the labels above groups: all lines that look like the first one are such, and lists stand below most of them. */
function withoutLabelsAbove(lines: readonly Line[]): readonly Line[] {
	const [first] = lines;
	if (!first || !mayBeLabel(first)) return lines;
	const isAlike = (line: Line | undefined) => line !== undefined && lookOf(line) === lookOf(first);
	const labels = lines.flatMap((line, at) => (isAlike(line) ? [at] : []));
	const below = labels.map((at) => lines[at + 1]);
	const areAll = labels.every((at) => lines[at] && mayBeLabel(lines[at])) && !below.some(isAlike);
	const lists = below.filter((line) => line && /[,;|•·]/u.test(textOf(line)) && !/\.$/u.test(textOf(line)));
	const isTold = areAll && labels.length > 1 && below.every(Boolean) && lists.length * 2 > labels.length;
	return isTold ? lines.filter((_, at) => !labels.includes(at)) : lines;
}

/** The parts that make up each cell of a line. */
function partsPerCell({ cells, parts = [] }: Line): readonly (readonly string[])[] {
	let from = 0;
	return cells.map((cell) => {
		const start = from;
		while (from < parts.length && parts.slice(start, from).join(" ") !== cell) from += 1;
		return parts.slice(start, from);
	});
}

/** Cells, or the tags in them if most of these can't be words of one text: "HTML CSS Javascript". */
const tagsInCells = (line: Line): readonly string[] =>
	partsPerCell(line).flatMap((parts, at) => {
		const areTags =
			parts.length > 2 && parts.filter((part) => isProduct(part) || isAcronym(part)).length * 2 > parts.length;
		return areTags && parts.every((part) => BEGINS.test(part)) ? parts : (line.cells[at] ?? []);
	});

/** Texts of a list's lines: the tags of rows that only gaps separate, else their cells. */
export function tagsOf(all: readonly Line[]): readonly string[] {
	const isLabel = (line: Line, at: number) => isHead(line) || (at < all.length - 1 && isLabelAlone(line));
	const lines = withoutLabelsAbove(all.filter((line, at) => !isLabel(line, at)));
	const isWide = hasWideSpaces(lines);
	const isLabelled = areLabelled(lines);
	return lines.flatMap((line) => {
		const [label = ""] = partsOf(line);
		const isOwnLabel = /[:：]$/u.test(label) || COMPUTER_LABEL.test(label) || headingOf(label) !== undefined;
		const group = isLabelled || isOwnLabel ? behindLabel(line, true) : undefined;
		if (group) return [group];
		const { parts = [] } = line;
		const isRow =
			parts.length > 1 &&
			!MARK.test(textOf(line)) &&
			(parts.every((part) => BEGINS.test(part)) || areApart(parts) || areAlone(parts, lines));
		if (isRow && !isWide) return parts;
		return isRow ? tagsInCells(line) : line.cells;
	});
}
