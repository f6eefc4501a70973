import { type Line, textOf } from "../line";
import type { Employment } from "../profile";
import type { Period } from "../text/dates";
import type { Entry } from "./entries";
import { looksLikeTitle } from "./looks-like";
import { periodOf } from "./period-of";

/** An entry and what was read from it. */
export interface ReadEntry {
	entry: Entry;
	job: Employment;
}

const OWN = /\b(?:freelanc\p{L}*|self[- ]employed|independent|selbstständig|autónomo|wiraswasta|mandiri)\b/iu;

const startOf = (period: Period) => period.start ?? period.startYear ?? "";
const endOf = (period: Period) => (period.lasts ? "9999" : (period.end ?? period.endYear ?? ""));

/** Whether a period lies in another one, as far as both say; years compare with months of the same year. */
function isWithin(inner: Period, outer: Period): boolean {
	const compare = (one: string, other: string) => {
		const length = Math.min(one.length, other.length);
		return one.slice(0, length).localeCompare(other.slice(0, length));
	};
	return compare(startOf(inner), startOf(outer)) >= 0 && compare(endOf(inner), endOf(outer)) <= 0;
}

/** Whether the next position is one of this one's time, below its names, with nothing told about it before. */
function isPart({ entry, job }: ReadEntry, next: ReadEntry | undefined): boolean {
	const [outer, inner] = [periodOf(entry.mark), next && periodOf(next.entry.mark)];
	const isOpen = !job.job_description && next?.job.job_title !== undefined && !next.job.company_name;
	return isOpen && outer !== undefined && inner !== undefined && !outer.single && isWithin(inner, outer);
}

const UNPAID = /(?<!\p{L})(?:volunteer|volunt[aá]ri|bénévole|ehrenamtlich|relawan|sukarelawan)/iu;

/** Words of a position that tell which one it is. */
const wordsOf = ({ job }: ReadEntry): readonly string[] => job.job_title?.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/**
 * The company of the position before, if both began at the same time with the same occupation, and a description is only
 * below this one: "Engineer, Fold Ltd", "Junior Engineer".
 */
function companyOfFirst(one: ReadEntry, before: ReadEntry | undefined): string | undefined {
	if (before === undefined || one.job.job_description === undefined || !isPart(before, one)) return undefined;
	const [start, other] = [one, before].map(({ job }) => job.start_date ?? job.start_year);
	const isSame =
		start === other &&
		!UNPAID.test(one.job.job_title ?? "") &&
		wordsOf(one).some((word) => wordsOf(before).includes(word));
	return isSame ? before.job.company_name : undefined;
}

/**
 * The company above several positions, with the time of all of them: it has one name, and tells nothing. A position below
 * a `shared` company is never one itself.
 */
function headingOf(
	{ entry, job }: ReadEntry,
	next: ReadEntry | undefined,
	shared: string | undefined,
): string | undefined {
	const names = [job.company_name, job.job_title].filter((name) => name !== undefined);
	const isPosition = shared !== undefined && names.some(looksLikeTitle);
	const isAlone = names.length === 1 && !isPosition && !job.job_description && entry.before.length === 0;
	return isAlone && isPart({ entry, job }, next) ? names[0] : undefined;
}

/** Whether a company stands in the lines above the dates or beside these, and the position below. */
const isAbove = ({ entry: { before, mark, after }, job: { company_name: company, job_title: title } }: ReadEntry) => {
	const has = (line: Line, name: string | undefined) => name !== undefined && textOf(line).includes(name);
	const lines = [...before, mark, ...after.slice(0, 1)];
	const [first, last] = [lines.findIndex((line) => has(line, company)), lines.findIndex((line) => has(line, title))];
	return first >= 0 && last > first;
};

/** Positions, each with its company: one that stands above several positions belongs to all of them. */
export function withSharedCompanies(entries: readonly ReadEntry[]): Employment[] {
	let shared: string | undefined;
	return entries.flatMap((one, at) => {
		const { job } = one;
		const heading = headingOf(one, entries[at + 1], shared);
		if (heading) {
			shared = heading;
			return [];
		}
		if (job.company_name) shared = isAbove(one) ? job.company_name : undefined;
		const isShared = job.job_title !== undefined && !OWN.test(job.job_title);
		const company = isShared ? (shared ?? companyOfFirst(one, entries[at - 1])) : undefined;
		return [company ? { ...job, company_name: company } : job];
	});
}
