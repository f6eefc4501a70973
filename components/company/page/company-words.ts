import type { ShareWords } from "@/components/shared/share/share-row.client";
import type { CompanyView } from "@/lib/job/company-view";
import type { DueDate } from "@/lib/job/due-date";
import { formatDay } from "@/lib/job/due-date";
import { fill } from "@/lib/text/fill";
import type words from "@/messages/en/company.json";

export type CompanyWords = typeof words & ShareWords & { companyList: string; LABEL_DUE_LOCAL: string };

/** Where a company is: its city and its country's name, each where it is known. */
export function placeText({ city, country }: CompanyView, language: string): string {
	const isCode = /^[A-Z]{2}$/.test(country);
	const name = isCode ? new Intl.DisplayNames(language, { type: "region" }).of(country) : country;
	return [city, name].filter(Boolean).join(", ");
}

/** What schema.org's employment types are called. */
export const typeNames = (words: CompanyWords): ReadonlyMap<string, string> =>
	new Map([
		["FULL_TIME", words.typeFullTime],
		["PART_TIME", words.typePartTime],
		["CONTRACTOR", words.typeContractor],
		["TEMPORARY", words.typeTemporary],
		["INTERN", words.typeIntern],
		["VOLUNTEER", words.typeVolunteer],
		["PER_DIEM", words.typePerDiem],
	]);

/** Until when one can apply, as DD MMM YYYY with the zone's suffix. */
export const dueText = (due: DueDate, language: string, words: CompanyWords): string =>
	fill(words.applyBy, { date: `${formatDay(due.day, language)} ${due.suffix}` });

/** A company's page in one sentence. */
export function describeCompany({ name, jobs }: CompanyView, words: CompanyWords): string {
	const [none, one, many] = [words.descriptionNone, words.descriptionOne, words.descriptionMany];
	const sentence = jobs.length === 0 ? none : jobs.length === 1 ? one : many;
	return fill(sentence, { company: name, count: jobs.length });
}
