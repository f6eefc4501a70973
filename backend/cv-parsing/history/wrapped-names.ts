import { isHome } from "../contact/places";
import { type Line, textOf } from "../line";
import { isWrittenAsName } from "../text/name-words";
import { readDegree } from "./degree";
import { isShort } from "./entries";
import { looksLikeCompany, looksLikeTitle } from "./looks-like";
import { periodOf } from "./period-of";
import { isRemark, maybeSubject } from "./remarks";

const KIND_ALONE =
	/^(?:(?:state )?university|college|school|academy|institute(?: of technology)?|polytechnic|scholengemeenschap|lyceum|gymnasium)$/i;

/** The beginning of a school's name, which goes on in the next line. */
const BEGINNING =
	/(?:^|\s)(?:(?:university|college|school|institute|academy|faculty) (?:of|for)|universitas|universität|université d[eu]|universidade? d[eo]|politeknik|institut)$/i;

/** A school's name whose last words stand on the next line, before the dates: "Universitas" and "Kulai · 2014". */
function withNextWords(before: Line, line: Line): Line | undefined {
	const [last = "", ...others] = [...before.cells].reverse();
	const [first = "", ...beside] = line.cells;
	if (before.bullet || line.bullet || !BEGINNING.test(last) || !/^\p{Lu}/u.test(first)) return undefined;
	return { ...before, cells: [...others.reverse(), `${last} ${first}`, ...beside] };
}

const lookOf = ({ strong, size, font }: Line) => [strong, Math.round(size * 20), font ?? ""].join();

/** Parts of a school that have lines of their own. */
const PART_OF_SCHOOL =
	/(?<!\p{L})(?:department|division|campus|branch|programme?|fakultas|jurusan|kampus|fachbereich|département)(?!\p{L})/iu;

/** Whether a text may be a part of a school's name: it is written as one, and is no degree, subject, remark or position. */
const mayBePart = (text: string) =>
	isWrittenAsName(text) &&
	readDegree(text) === undefined &&
	![maybeSubject, isRemark, looksLikeTitle].some((is) => is(text)) &&
	!PART_OF_SCHOOL.test(text);

/** Two lines as one, with one cell. */
const joined = (first: Line, second: Line): Line => ({
	...first,
	cells: [`${textOf(first)} ${textOf(second)}`],
	parts: undefined,
	runs: undefined,
});

/** Lines whose letters only schools have, so that two of them below each other are one name. */
function withJoinedLooks(lines: readonly Line[], isSchool: (text: string) => boolean): Line[] {
	const looks = new Set(lines.filter(({ cells, font }) => font && cells.some(isSchool)).map(lookOf));
	const isOther = (line: Line) =>
		line.bullet || line.cells.length > 1 || periodOf(line) || !isShort(line) || isHome(textOf(line));
	for (const line of lines) if (isOther(line) || !mayBePart(textOf(line))) looks.delete(lookOf(line));
	const whole: Line[] = [];
	for (const line of lines) {
		const before = whole.at(-1);
		const isOne = before && looks.has(lookOf(line)) && lookOf(before) === lookOf(line);
		if (isOne && ![before, line].every((one) => isSchool(textOf(one)))) whole[whole.length - 1] = joined(before, line);
		else whole.push(line);
	}
	return whole;
}

/** A school's name whose last word stands on a line of its own, in a narrow column, becomes one line. */
export function withWholeSchools(rows: readonly Line[], isSchool: (text: string) => boolean): Line[] {
	const lines = withJoinedLooks(rows, isSchool);
	const whole: Line[] = [];
	for (const line of lines) {
		const before = whole.at(-1);
		const [name = "", ...others] = before?.cells ?? [];
		const isCut = before && others.length === 0 && !before.bullet && /^\p{Lu}[\p{L}'’ -]+$/u.test(name);
		const isKind = line.cells.length === 1 && KIND_ALONE.test(textOf(line));
		const longer = before && withNextWords(before, line);
		if (longer) whole[whole.length - 1] = longer;
		else if (isCut && isKind && !isSchool(name) && !readDegree(name))
			whole[whole.length - 1] = { ...before, cells: [`${name} ${textOf(line)}`] };
		else whole.push(line);
	}
	return whole;
}

/** The last words of positions that rarely stand alone. */
const KIND_OF_POSITION =
	/^(?:engineer|manager|associate|specialist|assistant|designer|analyst|officer|coordinator|executive|representative|supervisor|developer|consultant|director)$/i;

/** Whether a text is the last word of a position, which rarely stands alone. */
export const endsPosition = (text: string): boolean => KIND_OF_POSITION.test(text);

/** The last words of companies that never stand alone. */
const KIND_OF_COMPANY =
	/^(?:solutions|technologies|inc|ltd|llc|gmbh|group|services|systems|corp|corporation|limited|holdings?|partners|associates)\.?$/i;

/** A company whose last word stands on a line of its own, in a narrow column, becomes one line. */
function withWholeCompanies(lines: readonly Line[]): Line[] {
	const whole: Line[] = [];
	for (const line of lines) {
		const before = whole.at(-1);
		// "Jones &" and "Partners"
		const [first = "", ...beside] = before?.cells ?? [];
		if (before && !before.bullet && first.endsWith(" &") && line.cells.length === 1 && /^\p{Lu}/u.test(textOf(line))) {
			whole[whole.length - 1] = {
				...before,
				cells: [`${first} ${textOf(line)}`, ...beside],
				parts: undefined,
				runs: undefined,
			};
			continue;
		}
		const isAlike = before?.strong === line.strong && before?.size === line.size && before.cells.length === 1;
		const isName = before && (/[,|]/.test(textOf(before)) || !looksLikeTitle(textOf(before)));
		if (before && isName && isAlike && isShort(before) && !periodOf(before) && KIND_OF_COMPANY.test(textOf(line)))
			whole[whole.length - 1] = joined(before, line);
		else whole.push(line);
	}
	return whole;
}

/** A name whose last word stands on a line of its own, in a narrow column, becomes one line; a position, above its company. */
export function withWholeTitles(rows: readonly Line[]): Line[] {
	const lines = withWholeCompanies(rows);
	const whole: Line[] = [];
	for (const [index, line] of lines.entries()) {
		const [before, next] = [whole.at(-1), lines[index + 1]];
		const [name = "", ...beside] = before?.cells ?? [];
		// The dates beside the first line hide its font.
		const isAlike = beside.length > 0 || (before?.font === line.font && before?.size === line.size);
		const isCut = before !== undefined && isAlike && isShort(before) && (beside.length > 0 || !periodOf(before));
		const hasCompany = isShort(next) && !periodOf(next) && next.font !== line.font && !isHome(textOf(next));
		const isTitle = endsPosition(textOf(line)) && !looksLikeCompany(name) && !looksLikeTitle(name);
		if (isCut && hasCompany && isTitle && (beside.length > 0 || !looksLikeCompany(textOf(before))))
			whole[whole.length - 1] = { ...before, cells: [`${name} ${textOf(line)}`, ...beside] };
		else whole.push(line);
	}
	return whole;
}
