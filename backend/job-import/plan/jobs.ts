import { parseCode, type Region } from "../../../lib/contract/code";
import { quote } from "../field/quote";
import type { ImportedJob } from "../imported-job";
import type { ReadJob, RowProblem } from "../read-jobs";
import type { PlannedCompany } from "./companies";
import { firstId } from "./ids";
import { type KnownJob, KnownJobs, type KnownName, knownSlug } from "./known-jobs";
import { newOpenCode } from "./open-code";
import { freeSlug, slugify } from "./slug";

/** A row with its company. */
export interface CompanyJob {
	read: ReadJob;
	company: PlannedCompany;
}

/** A job of the import with its row's identity. */
export interface PlannedJob extends CompanyJob {
	place: KnownJob;
	isNew: boolean;
	/** Set if its id in the source must be recorded. */
	newName: string | undefined;
}

/** Why a row can't be imported, and the member that is the reason. */
type Refusal = { at: "slug" | "open_code" | undefined; reason: string };

/** The property of a job that a row would change although it must never change. */
function changesOf({ slug, openCode }: ImportedJob, known: KnownJob): Refusal[] {
	const isOtherCode = openCode !== undefined && openCode.toLowerCase() !== known.open_code.toLowerCase();
	const isOtherSlug = slug !== undefined && slug !== known.slug;
	const code = `can't become ${quote(openCode)}: the job has ${quote(known.open_code)} already`;
	const place = `can't become ${quote(slug)}: the job stands at ${quote(known.slug)} already`;
	return [
		...(isOtherCode ? [{ at: "open_code", reason: code } as const] : []),
		...(isOtherSlug ? [{ at: "slug", reason: place } as const] : []),
	];
}

/** Finds jobs among the existing ones, and gives new ones an identity. */
export class JobPlan {
	private readonly known: KnownJobs;
	/** Rows with an existing job, by its id. */
	private readonly taken = new Map<number, ReadJob>();
	/** Slugs that rows of this import name or imply, so that none is used twice. */
	private reserved = new Set<string>();
	private nextId: number;

	constructor(
		jobs: readonly KnownJob[],
		names: readonly KnownName[],
		private readonly region: Region,
	) {
		this.known = new KnownJobs(jobs, names);
		this.nextId = firstId(jobs);
	}

	/** Plans all jobs of an import; what is wrong with them is added to `problems`. */
	plan(rows: readonly CompanyJob[], problems: RowProblem[]): PlannedJob[] {
		this.reserved = new Set(rows.map(({ read, company }) => `${company.row.id}/${knownSlug(read.job) ?? ""}`));
		const planned: PlannedJob[] = [];
		for (const row of rows) {
			const refusals = [...this.refuseCode(row), ...this.refuse(row)];
			const { path } = row.read;
			problems.push(...refusals.map(({ at, reason }) => ({ path: at ? [...path, at] : path, reason, row: row.read })));
			if (refusals.length === 0) planned.push(this.place(row));
			else this.hold(row);
		}
		return planned;
	}

	/** Remembers a refused row by its identifiers, so that a second row of the same job is reported in the same run. */
	private hold({ read, company }: CompanyJob): void {
		const { title, externalId, slug, company: named } = read.job;
		const meant = this.known.find(company.row.id, read.job);
		if (externalId === undefined && meant?.company_id === company.row.id) {
			if (!this.taken.has(meant.id)) this.taken.set(meant.id, read);
			return;
		}
		const name = externalId === undefined ? { slug } : { externalId };
		if (name.externalId === undefined && name.slug === undefined) return;
		const job = { ...name, title, company: named, about: "" };
		const held = this.known.find(company.row.id, job);
		if (!held || !this.taken.has(held.id)) this.place({ read: { ...read, job }, company });
	}

	private place({ read, company }: CompanyJob): PlannedJob {
		const found = this.known.find(company.row.id, read.job);
		const place = found ?? this.create({ read, company });
		this.taken.set(place.id, read);
		const { externalId } = read.job;
		const newName = this.known.nameOf(place) === undefined ? externalId : undefined;
		if (newName !== undefined) this.known.addName(place, newName);
		return { read, company, place, isNew: found === undefined, newName };
	}

	private create({ read: { job }, company: { row } }: CompanyJob): KnownJob {
		const isTaken = (slug: string) => this.known.hasSlug(row.id, slug) || this.reserved.has(`${row.id}/${slug}`);
		const place = {
			id: this.nextId,
			company_id: row.id,
			slug: knownSlug(job) ?? freeSlug(slugify(job.title), isTaken),
			open_code: job.openCode ?? newOpenCode(this.region, this.known.hasCode),
		};
		this.nextId += 1;
		this.known.add(place);
		return place;
	}

	private refuseCode({ read }: CompanyJob): Refusal[] {
		const { openCode } = read.job;
		if (openCode === undefined || parseCode(openCode)?.region === this.region) return [];
		const rule = "codes of the EU region, and no others, end in +EU";
		return [{ at: "open_code", reason: `can't be ${quote(openCode)} in the ${this.region} region: ${rule}` }];
	}

	/** Why a row can't be the job that it seems to be. */
	private refuse({ read: { job }, company }: CompanyJob): Refusal[] {
		const known = this.known.find(company.row.id, job);
		if (!known) return [];
		const { externalId, slug, openCode } = job;
		const name = this.known.nameOf(known);
		const first = this.taken.get(known.id);
		if (known.company_id !== company.row.id) {
			return [{ at: "open_code", reason: `can't be ${quote(openCode)}, which is a job of another company` }];
		}
		if (externalId !== undefined && name !== undefined && name !== externalId) {
			const at = slug === known.slug ? "slug" : "open_code";
			return [{ at, reason: `is the one of the job with the id ${quote(name)}` }];
		}
		if (first) {
			return [{ at: undefined, reason: `is the same job as ${first.label} above; give each an id or slug of its own` }];
		}
		return changesOf(job, known);
	}
}
