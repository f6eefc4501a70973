import type { JobRow } from "../../store/schema";
import type { ImportedJob } from "../imported-job";
import { slugify } from "./slug";

/** The identifiers of a job. */
export type KnownJob = Pick<JobRow, "id" | "company_id" | "slug" | "open_code">;

/** A job's id in its source. */
export interface KnownName {
	job_id: number;
	company_id: number;
	external_id: string;
}

const keyOf = (company: number, name: string) => `${company}/${name}`;

/** The slug of a job: its own, or its title's if a row has no other identifier. */
export function knownSlug({ externalId, slug, openCode, title }: ImportedJob): string | undefined {
	return slug ?? (externalId === undefined && openCode === undefined ? slugify(title) : undefined);
}

/** The existing jobs, by each of their identifiers. */
export class KnownJobs {
	private readonly bySlug = new Map<string, KnownJob>();
	private readonly byCode = new Map<string, KnownJob>();
	private readonly byName = new Map<string, KnownJob>();
	private readonly names = new Map<number, string>();

	constructor(jobs: readonly KnownJob[], names: readonly KnownName[]) {
		const byId = new Map(jobs.map((job) => [job.id, job]));
		for (const job of jobs) this.add(job);
		for (const { job_id, external_id } of names) {
			const job = byId.get(job_id);
			if (job) this.addName(job, external_id);
		}
	}

	add(job: KnownJob): void {
		this.bySlug.set(keyOf(job.company_id, job.slug), job);
		this.byCode.set(job.open_code.toLowerCase(), job);
	}

	addName(job: KnownJob, name: string): void {
		this.byName.set(keyOf(job.company_id, name), job);
		this.names.set(job.id, name);
	}

	nameOf = ({ id }: KnownJob): string | undefined => this.names.get(id);

	hasSlug = (company: number, slug: string): boolean => this.bySlug.has(keyOf(company, slug));

	hasCode = (code: string): boolean => this.byCode.has(code.toLowerCase());

	/** The job that a company's row refers to: by its id in the source, else by its slug, else by its code. */
	find(company: number, job: ImportedJob): KnownJob | undefined {
		const slug = knownSlug(job);
		const named = job.externalId === undefined ? undefined : this.byName.get(keyOf(company, job.externalId));
		const slugged = slug === undefined ? undefined : this.bySlug.get(keyOf(company, slug));
		return named ?? slugged ?? (job.openCode === undefined ? undefined : this.byCode.get(job.openCode.toLowerCase()));
	}
}
