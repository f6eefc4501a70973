import type { Region } from "../../lib/contract/code";
import type { ImportedRow } from "./imported-row";
import type { ImportResult } from "./write";

interface Where {
	siteOrigin: string;
	region: Region;
	dryRun: boolean;
	/** Unchanged jobs are only counted, so that an hourly run shows what is new. */
	isSync: boolean;
}

const plural = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** The job's addresses; only the main region has pages by slugs. */
function addresses({ companySlug, slug, openCode }: ImportedRow, { siteOrigin, region }: Where): string[] {
	const byCode = `${siteOrigin}/p/${encodeURIComponent(openCode)}`;
	return region === "eu" ? [byCode] : [byCode, `${siteOrigin}/public/companies/${companySlug}/jobs/${slug}`];
}

/** A new job's code is drawn when the job is written, so a dry run can't know it. */
function linesOf(job: ImportedRow, where: Where): string[] {
	const head = `${job.kind.padEnd(9)}  ${job.title}`;
	const isOpen = where.dryRun && job.kind === "new";
	return isOpen ? [head] : [head, ...addresses(job, where).map((address) => `           ${address}`)];
}

/** The report of an import or a sync: one line for each job with its addresses, then the numbers. */
export function report({ jobs, newCompanies, changedCompanies }: ImportResult, where: Where): string[] {
	const count = (kind: ImportedRow["kind"]) => jobs.filter((job) => job.kind === kind).length;
	const kinds = ["new", "changed", "unchanged", ...(where.isSync ? (["reopened", "closed"] as const) : [])] as const;
	const numbers = kinds.map((kind) => `${count(kind)} ${kind}`).join(", ");
	const shown = where.isSync ? jobs.filter(({ kind }) => kind !== "unchanged") : jobs;
	const companies = [
		...newCompanies.map((title) => `New company: ${title}`),
		...changedCompanies.map((title) => `Changed company: ${title}`),
	];
	const end = where.dryRun
		? `A trial: nothing was written. It would be ${plural(jobs.length, "job", "jobs")}: ${numbers}.`
		: `${plural(jobs.length, "job", "jobs")}: ${numbers}.`;
	return [...shown.flatMap((job) => linesOf(job, where)), ...companies, end];
}
