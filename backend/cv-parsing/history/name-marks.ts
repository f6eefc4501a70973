import { isWrittenAsName } from "../text/name-words";
import { asOne, insideOf, MARKS, splitInside, toChunks } from "./chunks";
import { isDepartment, isSurelyCompany, looksLikeCompany, looksLikeTitle } from "./looks-like";

/** One entry doesn't tell how all of them are written. */
const LEAST_ENTRIES = 2;

/** Whether in at least half of the entries one text holds both position and company, with a mark between them. Takes the texts of each. */
export function partsAtCommas(entries: readonly (readonly string[])[]): boolean {
	const isParted = (texts: readonly string[]) => {
		const [only = "", ...others] = toChunks(texts, asOne);
		return others.length === 0 && (toChunks(texts).length > 1 || splitInside(only) !== undefined);
	};
	return entries.filter(isParted).length * 2 >= entries.length;
}

/** The mark that parts position and company in a text, as its words tell. */
const markIn = (text: string): RegExp | undefined => {
	const mark = splitInside(text)?.mark;
	return mark && MARKS.includes(mark) ? mark : undefined;
};

/** The mark between position and company that at least half of the entries have. Takes the texts of each. */
export function commonMark(entries: readonly (readonly string[])[]): RegExp | undefined {
	const texts = entries.map((one) => toChunks(one, (text) => [text]));
	const has = (one: readonly string[], mark: RegExp) => one.some((text) => insideOf(text, mark));
	const known = texts.flatMap((one) => one.flatMap((text) => markIn(text) ?? []));
	return known.find((mark) => texts.filter((one) => has(one, mark)).length * 2 >= texts.length);
}

/** Whether two texts may be a position and a company that no word tells. */
const areNames = (names: readonly string[]) =>
	names.every((name) => isWrittenAsName(name) && /^\p{Lu}/u.test(name) && !isDepartment(name) && !looksLikeTitle(name));

/** The mark that parts two names in the only text of each entry, where no word tells any of them. Takes the texts of each. */
export function onlyMark(entries: readonly (readonly string[])[]): RegExp | undefined {
	const texts = entries.map((one) => toChunks(one, asOne));
	if (texts.length < LEAST_ENTRIES || texts.some(({ length }) => length !== 1)) return undefined;
	return MARKS.find((mark) => {
		const names = texts.map(([text = ""]) => insideOf(text, mark) ?? []);
		// One word behind a comma may be an unknown town.
		const isWhole = ([, name = ""]: readonly string[]) => name.includes(" ") || looksLikeCompany(name);
		return names.every((both) => both.length > 0 && areNames(both)) && names.filter(isWhole).length * 2 >= names.length;
	});
}

/**
 * Whether a position and, behind a comma, its company stand beside all dates, so that what is below these names none of
 * them: at least half of the companies have a legal form. Takes the texts of each entry.
 */
export function areWholeBesideDates(entries: readonly (readonly string[])[]): boolean {
	const pairs = entries.map(([text = "", ...others]) => (others.length === 0 ? text.split(/,\s+/) : []));
	const areTitled = pairs.every(([title = "", company]) => company !== undefined && looksLikeTitle(title));
	const told = pairs.filter(([, company = ""]) => isSurelyCompany(company));
	return entries.length >= LEAST_ENTRIES && areTitled && told.length * 2 >= entries.length;
}
