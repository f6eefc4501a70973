import { type Line, textOf } from "../line";
import { headingOf } from "../sections/headings";
import { findPeriod } from "../text/dates";
import { labelOf } from "../text/labels";
import { isWrittenAsName } from "../text/name-words";
import { isDuty } from "../words/duties";
import { splitInside, toChunks } from "./chunks";
import { type Entry, isShort } from "./entries";
import { isDepartment, isSurelyCompany, looksLikeCompany, looksLikeTitle } from "./looks-like";

/** One pair of lines doesn't tell how all of them are written. */
const LEAST_ENTRIES = 2;

/** What lines that look alike have in common. */
export const lookOf = ({ strong, size, font }: Line): string => [strong, Math.round(size * 20), font ?? ""].join();

/** Words above what somebody did, which name nothing. */
const NO_NAME =
	/^(?:key |main |major |selected )?(?:responsibilit|dut(?:y|ies)|tasks?|roles?|achievements?|accomplishments?|highlights?|results?|tools|technolog|projects?|skills?)(?!\p{Lu})/iu;

/** Whether a line may be a name: written as one, without dates, labels and marks. */
function isName(line: Line | undefined): line is Line {
	if (!line || !isShort(line) || line.cells.length > 1) return false;
	const text = textOf(line);
	const isNoName = NO_NAME.test(text) || isDuty(text);
	const isOther = findPeriod(text) || headingOf(text) || labelOf(text) || isNoName || isDepartment(text);
	return !isOther && isWrittenAsName(text) && !/[,;:|]/.test(text);
}

/** Whether a word tells that one of two names is the position: it stands in the same line of all entries that have such words. */
function areTold(pairs: readonly (readonly [string, string])[]): boolean {
	const roles = pairs.map(([first, second]) => {
		const [isFirst, isSecond] = [looksLikeTitle(first), looksLikeTitle(second)];
		return isFirst === isSecond ? 0 : isFirst ? 1 : -1;
	});
	const told = roles.filter((role) => role !== 0);
	const isOne = told.every((role) => role === told[0]);
	const title = (told[0] ?? 1) > 0 ? 0 : 1;
	return told.length * 2 >= pairs.length && isOne && pairs.every((pair) => !looksLikeCompany(pair[title] ?? ""));
}

/** The name beside the position, if the lines of an entry before its points have these two and nothing more. */
function besideTitle(lines: readonly Line[]): string | undefined {
	const isPlain = lines.every((line) => isShort(line) && !findPeriod(textOf(line)));
	const [first = "", ...others] = isPlain ? toChunks(lines.flatMap(({ cells }) => cells)) : [];
	const names = (others.length === 0 && splitInside(first)?.names) || [first, ...others];
	const [other, ...more] = names.filter((name) => !looksLikeTitle(name));
	const areNames = names.every((name) => isWrittenAsName(name) && !isDepartment(name));
	return names.length === 2 && more.length === 0 && areNames ? other : undefined;
}

/** Most lines above the points of an entry. */
const MOST_NAMES = 2;

/** Whether names beside positions are companies: "Mathematics" and "Night Shifts" stand there too. */
const areCompanies = (names: readonly string[]) =>
	names.every(looksLikeCompany) || (names.length >= LEAST_ENTRIES && names.some(isSurelyCompany));

/** Whether a line alone names a position and, behind a dash, a company that a word tells: "Intern – Fold Company". */
function isWholeEntry(line: Line): boolean {
	const company = !line.bullet && /\s[–—-]\s/u.test(textOf(line)) ? besideTitle([line]) : undefined;
	return company !== undefined && looksLikeCompany(company);
}

/** Entries in a section without dates, if each begins with both names before its points: "Baker, Fold Ltd". */
function entriesInLines(lines: readonly Line[]): Entry[] {
	const starts = lines.flatMap((line, at) => (!line.bullet && (at === 0 || lines[at - 1]?.bullet) ? [at] : []));
	const blocks = starts.map((from, number) => lines.slice(from, starts[number + 1]));
	if (lines.every(isWholeEntry)) return lines.map((mark) => ({ before: [], mark, after: [] }));
	const companies = blocks.flatMap((block) => {
		const names = block.filter(({ bullet }) => !bullet);
		const isEntry = names.length < block.length && names.length <= MOST_NAMES;
		return (isEntry && besideTitle(names)) || [];
	});
	return companies.length === blocks.length && areCompanies(companies)
		? blocks.flatMap(([mark, ...after]) => (mark ? [{ before: [], mark, after }] : []))
		: [];
}

/**
 * Entries in a section without dates, if all of them begin with two names, one below the other, before a description. The
 * letters of the names differ, and those of the first stand out and begin nothing else. In at least half of the entries, a
 * word tells the position.
 */
export function entriesByLook(lines: readonly Line[]): Entry[] {
	const inLines = entriesInLines(lines);
	if (inLines.length > 0) return inLines;
	const [first, second] = lines;
	if (!first || !second) return [];
	const [look, other] = [lookOf(first), lookOf(second)];
	if (look === other || !(first.strong || first.size > 1.08)) return [];
	const starts = lines.flatMap((line, at) => (lookOf(line) === look ? [at] : []));
	const areNames = starts.every((at) => {
		const [name, next] = [lines[at], lines[at + 1]];
		const isTold = at + 2 < lines.length && !starts.includes(at + 2);
		return isTold && isName(name) && isName(next) && lookOf(next) === other;
	});
	const text = (at: number) => (lines[at] ? textOf(lines[at]) : "");
	const pairs = starts.map((at): [string, string] => [text(at), text(at + 1)]);
	if (starts.length < LEAST_ENTRIES || !areNames || !areTold(pairs)) return [];
	return starts.flatMap((from, number) => {
		const [mark, ...after] = lines.slice(from, starts[number + 1]);
		return mark ? [{ before: [], mark, after }] : [];
	});
}
