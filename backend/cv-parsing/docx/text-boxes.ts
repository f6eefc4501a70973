import { decoded } from "./decoded";
import { type DocxNode, within } from "./node";

/** Where a text box stands on the page, in points, and its letters. */
interface TextBox {
	left: number;
	top: number;
	right: number;
	bottom: number;
	letters: string;
	/** Whether it is in the paragraph of the box before it, so that both are measured from the same place. */
	follows: boolean;
}

/** The shape of a text box, and what is in it. Word writes it in this older form for every box, besides a newer one. */
const BOX =
	/<v:(?:shape|rect|roundrect) ([^<>]*)>(?:(?!<v:(?:shape|rect|roundrect) )[\s\S])*?<v:textbox((?:(?!<v:textbox)[\s\S])*?)<\/v:textbox>/g;
const TEXT = /<w:t(?: [^>]{0,50})?>([^<]*)<\/w:t>/g;

/** Points of each unit. */
const UNITS: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 };

/** A length of a style, in points; undefined without one. */
function lengthOf(style: string, name: string): number | undefined {
	const [, number, unit = ""] = new RegExp(`(?:^|[;"])${name}:(-?[\\d.]+)([a-z]*)`).exec(style) ?? [];
	return number === undefined ? undefined : Number(number) * (UNITS[unit] ?? 1);
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, "");

const lettersOf = (node: DocxNode): string =>
	withoutSpaces(
		within(node, "text")
			.map(({ value = "" }) => value)
			.join(""),
	);

/** Whether a part of a document begins and ends in one paragraph; text boxes have paragraphs of their own. */
function isInOneParagraph(xml: string): boolean {
	let depth = 0;
	for (const [tag] of xml.matchAll(/<w:p(?: [^<>]*(?<!\/))?>|<\/w:p>/g)) {
		depth += tag === "</w:p>" ? -1 : 1;
		if (depth < 0) return false;
	}
	return true;
}

function boxesIn(xml: string): TextBox[] {
	const boxes: TextBox[] = [];
	let before = 0;
	for (const { 0: all, 1: shape = "", 2: inside = "", index } of xml.matchAll(BOX)) {
		const [left, top] = [lengthOf(shape, "margin-left"), lengthOf(shape, "margin-top")];
		const letters = [...inside.matchAll(TEXT)].map(([, text = ""]) => withoutSpaces(decoded(text))).join("");
		if (left === undefined || top === undefined || letters === "") continue;
		const [width = 0, height = 0] = [lengthOf(shape, "width"), lengthOf(shape, "height")];
		const follows = boxes.length > 0 && isInOneParagraph(xml.slice(before, index));
		boxes.push({ left, top, right: left + width, bottom: top + height, letters, follows });
		before = index + all.length;
	}
	return boxes;
}

/** Boxes that touch by less than so many points stand beside each other, or one below the other. */
const TOUCH = 6;

/** Groups of boxes that a straight line parts, in the order of their beginnings. */
function parted<Box extends TextBox>(boxes: readonly Box[], from: "left" | "top", to: "right" | "bottom"): Box[][] {
	const groups: Box[][] = [];
	let end = Number.NEGATIVE_INFINITY;
	for (const box of boxes.toSorted((one, other) => one[from] - other[from])) {
		if (box[from] >= end - TOUCH) groups.push([]);
		groups.at(-1)?.push(box);
		end = Math.max(end, box[to]);
	}
	return groups;
}

/** Boxes as they are read: one row after the other, in each row one column after the other. */
function inReadingOrder<Box extends TextBox>(boxes: readonly Box[]): readonly Box[] {
	if (boxes.length < 2) return boxes;
	const rows = parted(boxes, "top", "bottom");
	if (rows.length > 1) return rows.flatMap(inReadingOrder);
	const columns = parted(boxes, "left", "right");
	return columns.length > 1 ? columns.flatMap(inReadingOrder) : boxes.toSorted((one, other) => one.top - other.top);
}

/** Where the letters of a box begin and end among parts of a document, from one of them on. */
function placeOf(letters: string, parts: readonly string[], from: number): { first: number; end: number } | undefined {
	for (let first = from; first < parts.length; first += 1) {
		if (parts[first] === "" || !letters.startsWith(parts[first] ?? "")) continue;
		let [end, all] = [first, ""];
		while (end < parts.length && all.length < letters.length) all += parts[end++] ?? "";
		if (all === letters) return { first, end };
	}
	return undefined;
}

/**
 * The parts of a Word document, with text boxes in the order in which they stand on the page. Word stores those of one
 * paragraph in the order in which somebody made them: often the name, at the top, comes last.
 */
export function withBoxesInOrder(parts: readonly DocxNode[], xml: string): readonly DocxNode[] {
	const boxes = boxesIn(xml);
	if (boxes.length < 2) return parts;
	const texts = parts.map(lettersOf);
	const groups: (TextBox & { first: number; end: number })[][] = [];
	let from = 0;
	for (const box of boxes) {
		const place = placeOf(box.letters, texts, from);
		if (!place) continue;
		const isNext = box.follows && texts.slice(from, place.first).every((text) => text === "");
		if (!isNext) groups.push([]);
		groups.at(-1)?.push({ ...box, ...place });
		from = place.end;
	}
	return groups.reduceRight<readonly DocxNode[]>((all, group) => {
		const [first, end] = [group[0]?.first ?? 0, group.at(-1)?.end ?? 0];
		const ordered = inReadingOrder(group).flatMap((box) => parts.slice(box.first, box.end));
		return [...all.slice(0, first), ...ordered, ...all.slice(end)];
	}, parts);
}
