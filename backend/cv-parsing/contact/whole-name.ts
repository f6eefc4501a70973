import type { Line } from "../line";
import { goesOn, isInAddress, isOccupation, looksLikePart, MOST_WORDS } from "./name";
import { ownText } from "./own-text";

/** Lines of one name; a line of another column may be between two of them. */
const MOST_LINES = 3;
/** Letters this large, compared with the running text, make a name; smaller ones need the mail address as proof. */
const LARGE = 1.5;
const LARGER = 1.2;

const partOf = (line: Line | undefined) => ownText(line?.cells[0] ?? "");

/** Whether two lines look alike, as the parts of one large name do. */
const areAlike = (one: Line, other: Line): boolean =>
	Math.abs(one.size - other.size) < 0.05 &&
	(one.strong === other.strong || one.size > 2) &&
	Math.max(one.cells.length, other.cells.length) === 1;

/** The next line that looks like `line`, at most one line away, in the direction `step`; and its place. */
function nextAlike(lines: readonly Line[], at: number, step: 1 | -1, line: Line): number | undefined {
	const places = step === 1 ? [at + 1, at + 2] : [at - 1];
	return places.find((place) => {
		const other = lines[place];
		return other !== undefined && areAlike(line, other);
	});
}

/** Whether a mail address has a name's initial before a mark: "a.fold@…". */
const isInitial = (name: string, email = "") =>
	/^(\p{L})[._-]/u.exec(email)?.[1]?.toLowerCase() === name[0]?.toLowerCase();

/** A name in two lines of large letters of different sizes, if the mail address has words of both, or one's initial. */
function inTwoSizes(line: Line | undefined, next: Line | undefined, email: string | undefined): string | undefined {
	const parts = [line, next].map(partOf);
	const areTold =
		parts.every((part) => isInAddress(part, email)) ||
		(isInitial(parts[0] ?? "", email) && isInAddress(parts[1] ?? "", email));
	const areParts = areTold && parts.every((part) => looksLikePart(part) && !isOccupation(part));
	const areLarge = [line, next].every((one) => one !== undefined && one.size > LARGE && one.cells.length === 1);
	return areParts && areLarge && parts[0] !== parts[1] ? parts.join(" ") : undefined;
}

/** Whether a part belongs to a name of letters of this size. */
function belongs(part: string, name: string, { size }: Line, email: string | undefined): boolean {
	if (!looksLikePart(part) || `${name} ${part}`.split(" ").length > MOST_WORDS) return false;
	const isOneOfTwo = !`${name}${part}`.includes(" ") && isInAddress(name, email) && !isOccupation(part);
	if ((size > LARGER || isOneOfTwo) && isInAddress(part, email)) return true;
	return (size > LARGE || goesOn(name)) && !isOccupation(part);
}

/** A name on several lines that look alike: in large letters, or with parts that the mail address contains. */
function inOneSize(line: Line, lines: readonly Line[], email: string | undefined): string {
	const start = lines.findIndex((one) => partOf(one) === line.cells[0]);
	const first = lines[start];
	let name = line.cells[0] ?? "";
	if (!first) return name;
	for (let count = 1, at = nextAlike(lines, start, 1, first); at !== undefined && count < MOST_LINES; count += 1) {
		const part = partOf(lines[at]);
		if (!belongs(part, name, first, email)) break;
		name = `${name}${name.endsWith("-") ? "" : " "}${part}`;
		at = nextAlike(lines, at, 1, first);
	}
	for (let count = 1, at = nextAlike(lines, start, -1, first); at !== undefined && count < MOST_LINES; count += 1) {
		const part = partOf(lines[at]);
		if (first.size <= LARGER || isOccupation(part) || !looksLikePart(part.replace(/ \p{Ll}+$/u, ""))) break;
		if (`${part} ${name}`.split(" ").length > MOST_WORDS) break;
		name = `${part} ${name}`;
		at = nextAlike(lines, at, -1, first);
	}
	return name;
}

/** A name on several lines. */
export function wholeName(line: Line, lines: readonly Line[], email: string | undefined): string {
	const name = inOneSize(line, lines, email);
	const at = lines.findIndex((one) => partOf(one) === line.cells[0]);
	if (name !== line.cells[0] || at < 0) return name;
	return inTwoSizes(lines[at], lines[at + 1], email) ?? inTwoSizes(lines[at - 1], lines[at], email) ?? name;
}
