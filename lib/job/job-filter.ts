import { employmentTypes } from "./employment-type";

/** Which of a company's jobs are shown; an empty text means all. */
export interface JobFilter {
	/** One of the jobs' types, as `jobTypes` names them. */
	type: string;
	city: string;
}

/** The filterable properties of a job. */
interface Filtered {
	types: readonly string[];
	city: string;
}

/** A filter option: its value in the address, and its label. */
export interface FilterOption {
	value: string;
	label: string;
}

export interface FilterOptions {
	types: FilterOption[];
	cities: FilterOption[];
}

type Given = string | readonly string[] | undefined;

const first = (value: Given): string => (typeof value === "string" ? value : value?.[0]) ?? "";

/**
 * The filter's types for a kind of work: schema.org's if its text means one of them, so that "Full time" and "Penuh waktu"
 * are one option, else the text itself. None for an empty text.
 */
export function jobTypes(jobType: string): string[] {
	const known = employmentTypes(jobType);
	if (known.length > 0) return known;
	return jobType ? [jobType] : [];
}

/** The filter in an address. It may name a type by any text for it. */
export const readJobFilter = (given: Readonly<Record<"type" | "city", Given>>): JobFilter => ({
	type: jobTypes(first(given.type))[0] ?? "",
	city: first(given.city),
});

/** The query string of a filter. */
export function filterSearch({ type, city }: JobFilter): string {
	const named = Object.entries({ type, city }).filter(([, value]) => value);
	return named.length > 0 ? `?${new URLSearchParams(named)}` : "";
}

/** The jobs that match a filter. */
export const filterJobs = <T extends Filtered>(jobs: readonly T[], { type, city }: JobFilter): T[] =>
	jobs.filter((job) => (!type || job.types.includes(type)) && (!city || job.city === city));

function options(values: readonly string[], language: string, labelOf: (value: string) => string): FilterOption[] {
	const { compare } = new Intl.Collator(language);
	const known = [...new Set(values)].filter(Boolean).map((value) => ({ value, label: labelOf(value) }));
	return known.length > 1 ? known.sort((one, other) => compare(one.label, other.label)) : [];
}

/**
 * The filter's options: the jobs' own types and cities, in the language's order; empty if there is only one. `names` are the
 * language's labels for schema.org's types.
 */
export const filterOptions = (
	jobs: readonly Filtered[],
	language: string,
	names: ReadonlyMap<string, string>,
): FilterOptions => ({
	types: options(
		jobs.flatMap(({ types }) => types),
		language,
		(type) => names.get(type) ?? type,
	),
	cities: options(
		jobs.map(({ city }) => city),
		language,
		(city) => city,
	),
});
