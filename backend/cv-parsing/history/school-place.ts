import type { Line } from "../line";
import type { Education } from "../profile";
import { findPeriod, withoutPeriod } from "../text/dates";
import { readDegree } from "./degree";
import { type Entry, isShort } from "./entries";
import { AWARD, BETWEEN, isSchool, withoutPlaces } from "./school";
import { isTownName } from "./town-behind";
import { mayBeAbbreviated, mayBeSchool } from "./unknown-school";

/** Where an entry has its school, and how that looks. */
interface Place {
	/** The line, counted from the one that marks the entry, the text in it, and the part of that between commas. */
	line: number;
	text: number;
	part: number;
	/** How many parts that text has. */
	parts: number;
	/** The look of the line's letters, and how many texts stand in it. */
	look: string;
}

/** Lines of an entry that are no points of a list, and the number of those before the one that marks it. */
const namesIn = ({ before, mark, after }: Entry) => [...before, mark, ...after].filter(({ bullet }) => !bullet);

/** Texts of a line without its dates. */
const textsOf = ({ cells }: Line): string[] =>
	cells
		.flatMap((cell) => {
			const period = findPeriod(cell);
			return period ? withoutPeriod(cell, period) : [cell];
		})
		.flatMap((cell) => cell.split(BETWEEN))
		.filter(Boolean);

const partsOf = (text: string) => withoutPlaces(text).split(/,\s+/);

const lookOf = (line: Line) => [line.font ?? "", line.strong, Math.round(line.size * 20), textsOf(line).length].join();

/** Where an entry has its school, as words tell. */
function placeIn(entry: Entry): Place | undefined {
	const lines = namesIn(entry);
	const at = lines.findIndex((line) => textsOf(line).some(isSchool));
	const line = lines[at];
	if (!line) return undefined;
	const text = textsOf(line).findIndex(isSchool);
	const parts = partsOf(textsOf(line)[text] ?? "");
	const part = parts.findIndex(isSchool);
	return { line: at - entry.before.length, text, part, parts: parts.length, look: lookOf(line) };
}

const isSame = (one: Place, other: Place) =>
	one.line === other.line &&
	one.text === other.text &&
	one.part === other.part &&
	one.parts === other.parts &&
	one.look === other.look;

/** What an entry has in a school's place, if it may be one and looks like it there; and whether a place stands behind it. */
function schoolAt(entry: Entry, place: Place) {
	const line = namesIn(entry)[place.line + entry.before.length];
	if (!line || lookOf(line) !== place.look) return undefined;
	const text = textsOf(line)[place.text] ?? "";
	const parts = partsOf(text);
	const name = parts.length === place.parts ? (parts[place.part] ?? "") : "";
	const isPlaced = text !== withoutPlaces(text);
	return (mayBeSchool(name) || mayBeAbbreviated(name)) && !(isPlaced && isTownName(name))
		? { name, isPlaced }
		: undefined;
}

/** Whether the look of the school's line tells it from the other lines of an entry. */
function isTelling(entry: Entry, { line: at, look }: Place): boolean {
	const others = namesIn(entry).filter((_, index) => index !== at + entry.before.length);
	return others.length > 0 && others.every((line) => lookOf(line) !== look);
}

/** An entry with its school, which seemed to be a part of the subject. */
export function withSchool(one: Education, school: string): Education {
	const { field_of_study: field = "" } = one;
	const subject = field.endsWith(school) ? field.slice(0, -school.length).replace(/,\s*$/, "") : field;
	return {
		...one,
		institutional_name: school,
		field_of_study: subject.startsWith(school) ? undefined : subject || undefined,
	};
}

/**
 * What was read from entries, with schools that no word tells: they stand where all the others have theirs, and look like
 * them. Without a degree beside it or a place behind it, the look has to differ from that of the entry's other lines.
 */
export function withSchoolsInPlace(entries: readonly Entry[], read: readonly Education[]): readonly Education[] {
	const places = entries.map(placeIn);
	const known = places.filter((place) => place !== undefined);
	const [place] = known;
	if (!place || !known.every((one) => isSame(one, place))) return read;
	const areTelling = entries.every((entry, at) => !places[at] || isTelling(entry, place));
	return read.map((one, at) => {
		const entry = entries[at];
		const found = entry && !places[at] ? schoolAt(entry, place) : undefined;
		if (!entry || !found) return one;
		const isAwarded =
			place.text > 0 &&
			textsOf(entry.mark)
				.slice(0, place.text)
				.some((text) => AWARD.test(text));
		const isSure = one.degree_obtained || isAwarded || found.isPlaced || (areTelling && isTelling(entry, place));
		return isSure ? withSchool(one, found.name) : one;
	});
}

/** Which line beside a school's has its degree. */
const SIDES = [-1, 1] as const;

/**
 * Which lines have schools that no word tells, in a section where a degree stands above, or below, each that is known: the
 * same lines look like both.
 */
export function likeSchools(lines: readonly Line[]): (line: Line) => boolean {
	const isDegree = (line: Line | undefined) =>
		line !== undefined && readDegree(line.cells[0] ?? "") !== undefined && !line.cells.some(isSchool);
	const known = lines.flatMap((line, at) => (!line.bullet && line.cells.some(isSchool) ? [at] : []));
	const side = SIDES.find((step) => known.length > 0 && known.every((at) => isDegree(lines[at + step])));
	if (!side) return () => false;
	const looksAt = (at: number) => [at, at + side].map((one) => lines[one] && lookOf(lines[one])).join(" / ");
	const looks = new Set(known.map(looksAt));
	const alike = new Set(
		lines.filter((line, at) => {
			const isOpen = !line.bullet && isShort(line) && isDegree(lines[at + side]) && looks.has(looksAt(at));
			return isOpen && mayBeSchool(withoutPlaces(textsOf(line)[0] ?? ""));
		}),
	);
	return (line) => alike.has(line);
}
