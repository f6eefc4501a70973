import { type Line, textOf } from "../line";
import type { Employment } from "../profile";
import { isTableHead } from "../text/labels";
import { isWrittenAsName } from "../text/name-words";
import { LIKELY } from "../words/head-of";
import { withAtCompanies } from "./at-companies";
import { withColons } from "./bare-labels";
import { withoutEntryBullets } from "./bulleted";
import { entriesByLook, lookOf } from "./by-look";
import { insideOf, type Names, toNames } from "./chunks";
import { withClients } from "./clients";
import { withWholeBesideDates } from "./cut-beside-dates";
import { dashedNames, haveDashedTitles } from "./dashed-titles";
import { withDatesInPlace } from "./date-column";
import { withDatesAbove } from "./dates-below";
import { withNamesAround } from "./dates-between";
import { type Entry, isShort, toEntries } from "./entries";
import { countNames, splitEntry } from "./entry-names";
import { withoutTowns } from "./entry-towns";
import { withHanApart } from "./han-names";
import { labelledEntries } from "./labelled";
import { withLabelledEnds } from "./labelled-ends";
import { areTitledAbove, fromLabels, withoutLabels } from "./labelled-names";
import { looksLikeCompany, looksLikeTitle } from "./looks-like";
import { datesOf } from "./marks";
import { areWholeBesideDates, commonMark, onlyMark, partsAtCommas } from "./name-marks";
import { beforeSentence, positionsOf } from "./no-position";
import { orderByStudies } from "./order-of-studies";
import { besidePeriod, onlyDates, periodOf, withoutPeriodLabel } from "./period-of";
import { withoutPlaces } from "./place-votes";
import { orderIn } from "./placed-names";
import { withPlaceholders } from "./placeholder-dates";
import { withoutPlacesBehind } from "./places-behind";
import { withSharedCompanies } from "./shared-company";
import { withTableRows } from "./table-rows";
import { haveTeams } from "./teams";
import { withToldApart } from "./told-apart";
import { isTownName, type Towns, townsIn, withoutTown } from "./town-behind";
import { withUndated } from "./undated";
import { withRuns } from "./with-runs";
import { withoutAddress } from "./without-address";
import { withoutHome } from "./without-home";
import { withWholeTitles } from "./wrapped-names";

const MOST_ENTRIES = 50;
const LONGEST_DESCRIPTION = 20_000;

/** What all entries of a CV have in common, because one CV follows one style. */
interface Manner {
	/** How surely positions come before their companies: positive if they do, negative if they come after. */
	order: number;
	/** Names come below the dates. */
	nameBelow: boolean;
	/** Each entry has a name above the line with its dates. */
	nameAbove: boolean;
	/** A comma parts position and company beside the dates. */
	atCommas: boolean;
	/** A comma beside the dates parts a position from its team. */
	areTeams: boolean;
	/** Position and company stand beside the dates, whatever is below them. */
	areWhole: boolean;
	/** What stands free above companies with labels are positions. */
	areTitled: boolean;
	/** A dash above the dates is a part of the position. */
	dashed: boolean;
	/** What separates position and company in one text. */
	mark?: RegExp;
}

/** What else in a CV may tell which of two names is the position. */
export interface Hints {
	/** Words of the candidate's headline. */
	headline: ReadonlySet<string>;
	/** The lines of the education sections. */
	studies: readonly Line[];
	/** Where the candidate lives, if the CV says so. */
	home?: string;
}

/** Without the votes of words that are only likely to be occupations, if there are others. */
function surestOf(orders: readonly number[]): readonly number[] {
	const sure = orders.filter((one) => Math.abs(one) > LIKELY);
	return sure.length > 0 ? sure : orders;
}

/** Whether a line may be a company and its town: "Fold Hearth, Staithes". */
const isPlacedName = (line: Line | undefined) =>
	isShort(line) && /^\p{Lu}[^,;:]*, \p{Lu}\p{L}[\p{L} '’-]*$/u.test(textOf(line)) && isWrittenAsName(textOf(line));

const endsWithTown = (line: Line | undefined) =>
	line !== undefined && isTownName(textOf(line).split(", ").at(-1) ?? "");

/** Whether names stand below one position beside each of the dates, and words tell that most are companies. */
function areCompanies(entries: readonly Entry[]): boolean {
	const below = entries.map(({ before, mark, after: [first] }) =>
		before.length === 0 && isShort(first) && countNames(mark.cells) === 1 ? first : undefined,
	);
	const told = below.filter((line) => line && looksLikeCompany(textOf(line)) && !looksLikeTitle(textOf(line)));
	const areAlike = new Set(below.map((line) => line && lookOf(line))).size === 1;
	return areAlike && !below.includes(undefined) && told.length * 2 > entries.length && entries.length > 2;
}

function mannerOf(entries: readonly Entry[], { headline, studies }: Hints): Manner {
	const below = entries.map(({ after: [first] }) => first);
	const nameBelow =
		entries.every(({ after: [first, second] }) => isShort(first) && !isShort(second)) ||
		areCompanies(entries) ||
		(entries.length > 1 && below.every(isPlacedName) && below.filter(endsWithTown).length * 2 >= entries.length);
	const nameAbove = entries.length > 1 && entries.every(({ before }) => before.length > 0);
	const areTeams = haveTeams(entries);
	const beside = entries.map(({ mark }) => besidePeriod(mark));
	const [atCommas, areWhole] = areTeams ? [false, false] : [partsAtCommas(beside), areWholeBesideDates(beside)];
	const named = (entry: Entry) => splitEntry(withoutTowns(entry), { nameBelow, nameAbove, atCommas }).chunks;
	const textsOf = ({ before, mark, after }: Entry) => [...before, mark, ...after.slice(0, 2)].flatMap(besidePeriod);
	const orders = entries.map((entry) => orderIn(named(entry), textsOf(entry), headline));
	const namedTexts = entries.map(({ before, mark: dates }) => [...before, dates].flatMap(besidePeriod));
	const mark = areTeams ? undefined : (commonMark(namedTexts) ?? onlyMark(namedTexts));
	const mean = surestOf(orders).reduce((sum, one) => sum + one, 0) / Math.max(entries.length, 1);
	return {
		order: mean || orderByStudies(entries, studies),
		nameBelow,
		nameAbove,
		atCommas,
		areTeams,
		areWhole,
		areTitled: areTitledAbove(entries),
		dashed: haveDashedTitles(entries),
		mark,
	};
}

/** Entries without what stands beside their dates, such as tags, if one mark parts both names above these in all of them. */
function withoutBeside(entries: readonly Entry[]): readonly Entry[] {
	const above = entries.map(({ before }) => (before.length === 1 ? before.flatMap(({ cells }) => cells) : []));
	const mark = commonMark(above);
	const beside = entries.flatMap((entry) => besidePeriod(entry.mark));
	const areNamed = mark && above.every((texts) => texts.some((text) => insideOf(text, mark)));
	if (!areNamed || beside.length === 0 || beside.some((text) => looksLikeCompany(text) || looksLikeTitle(text)))
		return entries;
	return entries.map((entry) => ({ ...entry, mark: onlyDates(entry.mark) }));
}

const description = (lines: readonly Line[]) =>
	lines
		.map((line) => `${line.bullet ? "• " : ""}${textOf(line)}`)
		.join("\n")
		.slice(0, LONGEST_DESCRIPTION) || undefined;

/** Names from labels; where only one has a label, the other is what stands free. */
function namesBeside({ company, title }: Names, chunks: readonly string[], { order, areTitled }: Manner): Names {
	const [free] = chunks;
	if (company && title) return { company, title };
	if (company) return { company, title: free && (areTitled || looksLikeTitle(free)) ? free : undefined };
	return title ? { title, company: free } : toNames(chunks, order);
}

/** Names of an entry, parted as those of the other entries are. */
function atMark(chunks: string[], mark: RegExp | undefined): string[] {
	const [only = "", ...others] = chunks;
	return (mark && others.length === 0 && insideOf(only, mark)) || chunks;
}

/** A part of a company, behind a position. */
const UNIT =
	/^(?:(?:the )?(?:department|dept\.?|division|faculty|school) of|d[ée]partement|abteilung|fachbereich|departemen|divisi|bagian|departamento|dipartimento) \p{L}/iu;

/** A position without the town or the department behind it: "Buyer, Kulai", "Buyer, Department of Fruit". */
function titleOf(text: string): string {
	const at = text.lastIndexOf(", ");
	const behind = text.slice(at + 2);
	const isBehind = at > 0 && looksLikeTitle(text.split(", ")[0] ?? "") && (isTownName(behind) || UNIT.test(behind));
	return isBehind ? text.slice(0, at) : text;
}

/** Reads one position. `towns` are those that the CV shows to be places. */
function toEmployment(entry: Entry, manner: Manner, towns: Towns): Employment {
	const free = withoutLabels(entry);
	const { chunks, told } = splitEntry(withoutTowns(free), manner);
	const named = fromLabels(entry, chunks);
	const whole = manner.dashed ? dashedNames(free) : undefined;
	const names = whole ?? namesBeside(named, atMark(chunks.map(beforeSentence), manner.mark), manner);
	const company = named.company ?? names.company;
	const { start, end, startYear, endYear, lasts = false, single } = periodOf(entry.mark) ?? {};
	return {
		company_name: company && withoutTown(company, towns),
		// Without a company, the town may be one: "Engineer, Toyota".
		job_title: named.title ?? (names.title && names.company ? titleOf(names.title) : names.title),
		industry: named.industry,
		job_family: named.family,
		job_level: named.level,
		// A lone date doesn't say whether it is the start.
		start_date: single ? undefined : start,
		end_date: end,
		start_year: single ? undefined : startYear,
		end_year: endYear,
		is_current_job: lasts,
		job_description: description(told),
	};
}

/** Entries in a section without dates, by their labels or their looks. */
function undatedEntries(lines: readonly Line[]): Entry[] {
	const labelled = labelledEntries(lines);
	return labelled.length > 0 ? labelled : entriesByLook(lines);
}

/** Entries of one section, by their dates. */
function entriesIn(lines: readonly Line[]): readonly Entry[] {
	const labelled = withPlaceholders(
		withTableRows(lines.map(withHanApart).map(withoutAddress)).filter((line) => !isTableHead(line)),
	).map(withoutPeriodLabel);
	const lined = withLabelledEnds(withColons(withClients(labelled)));
	const whole = withoutEntryBullets(withWholeTitles(withToldApart(lined)));
	const placed = withoutPlacesBehind(withDatesAbove(withWholeBesideDates(withDatesInPlace(whole))));
	const rows = withNamesAround(withAtCompanies(placed));
	const isMark = datesOf(rows);
	const marked = rows.some(isMark) ? toEntries(rows, isMark, ({ cells }) => countNames(cells)) : undatedEntries(rows);
	const dated = marked.slice(0, MOST_ENTRIES);
	return withoutPlaces(withoutBeside(withRuns(withUndated(dated))));
}

/** Sections of which each has dates; what has none belongs to the one before. */
function withDates(groups: readonly (readonly Line[])[]): readonly (readonly Line[])[] {
	const dated: Line[][] = [];
	for (const lines of groups) {
		const last = dated.at(-1);
		if (last && !(last.some(periodOf) && lines.some(periodOf))) last.push(...lines);
		else dated.push([...lines]);
	}
	return dated;
}

/** What the entries of one section have in common, and, where they don't tell, those of all sections. */
function mannerWithin(entries: readonly Entry[], all: Manner, hints: Hints): Manner {
	const own = mannerOf(entries, hints);
	const nameBelow = own.nameBelow && (entries.length > 1 || all.nameBelow);
	return { ...all, nameBelow, nameAbove: own.nameAbove, order: own.order || all.order };
}

/** Positions of the experience sections, in the CV's order. Each section has a heading of its own, and may have its own style. */
export function readSections(sections: readonly (readonly Line[])[], hints: Hints): Employment[] {
	const groups = withDates(sections.map((lines) => withoutHome(lines, hints.home))).map(entriesIn);
	const all = mannerOf(groups.flat(), hints);
	const towns = townsIn(sections.flat(), hints.home?.split(", ")[0]);
	const read = groups.flatMap((entries) => {
		const manner = groups.length > 1 ? mannerWithin(entries, all, hints) : all;
		return entries.map((entry) => ({ entry, job: toEmployment(entry, manner, towns) }));
	});
	return withSharedCompanies(positionsOf(read.slice(0, MOST_ENTRIES))).filter(
		(one) => one.company_name || one.job_title,
	);
}

/** Positions of one experience section. An entry is known by its dates. */
export const readEmployment = (
	lines: readonly Line[],
	hints: Hints = { headline: new Set(), studies: [] },
): Employment[] => readSections([lines], hints);
