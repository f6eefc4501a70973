import type { CompanyJob } from "./company-view";

/** Which of a company's jobs are shown; an empty text stands for all. */
export interface JobFilter {
	type: string;
	city: string;
}

type Filtered = Pick<CompanyJob, "jobType" | "city">;

type Given = string | readonly string[] | undefined;

const first = (value: Given): string => (typeof value === "string" ? value : value?.[0]) ?? "";

/** The filter that an address names. */
export const readJobFilter = (given: Readonly<Record<"type" | "city", Given>>): JobFilter => ({
	type: first(given.type),
	city: first(given.city),
});

/** The query that names a filter. */
export function filterSearch({ type, city }: JobFilter): string {
	const named = Object.entries({ type, city }).filter(([, value]) => value);
	return named.length > 0 ? `?${new URLSearchParams(named)}` : "";
}

/** The jobs that fit a filter. */
export const filterJobs = <T extends Filtered>(jobs: readonly T[], { type, city }: JobFilter): T[] =>
	jobs.filter((job) => (!type || job.jobType === type) && (!city || job.city === city));

const distinct = (values: readonly string[], language: string): string[] => {
	const known = [...new Set(values)].filter(Boolean).sort(new Intl.Collator(language).compare);
	return known.length > 1 ? known : [];
};

/** What can be chosen from: the jobs' own types and cities, in order; nothing where there is only one. */
export const filterOptions = (jobs: readonly Filtered[], language: string): { types: string[]; cities: string[] } => ({
	types: distinct(
		jobs.map((job) => job.jobType),
		language,
	),
	cities: distinct(
		jobs.map((job) => job.city),
		language,
	),
});
