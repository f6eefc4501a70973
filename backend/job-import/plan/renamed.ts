import type { CompanyRow } from "../../store/schema";
import { titleKey } from "../../store/title-key";
import type { ReadJob } from "../read-jobs";
import type { KnownName } from "./known-jobs";

interface Before {
	companies: readonly CompanyRow[];
	/** The ids of a source's jobs, as a sync found them. */
	names: readonly KnownName[];
	/** Title of the company of rows that name none. */
	fallback: string | undefined;
}

/** The only company of each id; ids that several companies use say nothing. */
function companiesById(names: readonly KnownName[]): Map<string, number> {
	const byId = new Map<string, Set<number>>();
	for (const { external_id, company_id } of names)
		byId.set(external_id, (byId.get(external_id) ?? new Set()).add(company_id));
	return new Map(
		[...byId].flatMap(([id, [company, ...others]]) => (company && others.length === 0 ? [[id, company]] : [])),
	);
}

/**
 * The companies that a source calls something else than before: all of its known jobs of a company are under one new
 * title, and none under the old one. By the keys of the new titles.
 */
export function renamedCompanies(
	jobs: readonly ReadJob[],
	{ companies, names, fallback }: Before,
): Map<string, CompanyRow> {
	const before = companiesById(names);
	const named = new Set<string>();
	const titles = new Map<number, Set<string>>();
	for (const { job } of jobs) {
		const title = titleKey(job.company.title ?? fallback ?? "");
		named.add(title);
		const company = job.externalId === undefined || job.company.slug ? undefined : before.get(job.externalId);
		if (company !== undefined) titles.set(company, (titles.get(company) ?? new Set()).add(title));
	}
	const known = new Set(companies.map(({ title_key }) => title_key));
	return new Map(
		companies.flatMap((row) => {
			const [title, ...others] = titles.get(row.id) ?? [];
			const isRenamed = title && others.length === 0 && !known.has(title) && !named.has(row.title_key);
			return isRenamed ? [[title, row]] : [];
		}),
	);
}
