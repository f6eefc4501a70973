import type { ShareMessages } from "@/components/shared/share-messages";
import type { CompanyView } from "@/lib/job/company-view";
import type { DueDate } from "@/lib/job/due-date";
import { formatDay } from "@/lib/job/due-date";
import { fill } from "@/lib/text/fill";
import type messages from "@/messages/en/company.json";

export type CompanyMessages = typeof messages & ShareMessages & { companyList: string; LABEL_DUE_LOCAL: string };

/** A company's city and the name of its country, if known. */
export function placeText({ city, country }: CompanyView, language: string): string {
	const isCode = /^[A-Z]{2}$/.test(country);
	const name = isCode ? new Intl.DisplayNames(language, { type: "region" }).of(country) : country;
	return [city, name].filter(Boolean).join(", ");
}

/** The names of schema.org's employment types. */
export const typeNames = (messages: CompanyMessages): ReadonlyMap<string, string> =>
	new Map([
		["FULL_TIME", messages.typeFullTime],
		["PART_TIME", messages.typePartTime],
		["CONTRACTOR", messages.typeContractor],
		["TEMPORARY", messages.typeTemporary],
		["INTERN", messages.typeIntern],
		["VOLUNTEER", messages.typeVolunteer],
		["PER_DIEM", messages.typePerDiem],
	]);

/** Until when one can apply, as DD MMM YYYY with the zone's suffix. */
export const dueText = (due: DueDate, language: string, messages: CompanyMessages): string =>
	fill(messages.applyBy, { date: `${formatDay(due.day, language)} ${due.suffix}` });

/** A company's page in one sentence. */
export function describeCompany({ name, jobs }: CompanyView, messages: CompanyMessages): string {
	const [none, one, many] = [messages.descriptionNone, messages.descriptionOne, messages.descriptionMany];
	const sentence = jobs.length === 0 ? none : jobs.length === 1 ? one : many;
	return fill(sentence, { company: name, count: jobs.length });
}
