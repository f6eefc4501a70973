import { codeIn } from "../../lib/contract/code";
import { freeCode } from "../account/sample-job";
import type { Deps } from "../deps";
import type { ImportedJob } from "../job-import/imported-job";
import { jobRow } from "../job-import/plan/job-row";
import { freeSlug, slugify } from "../job-import/plan/slug";
import { enqueuePurge } from "../site/purge";
import { nextId } from "../store/next-id";
import type { Store } from "../store/open";
import type { CompanyRow, JobRow } from "../store/schema";
import { tryAgain } from "../store/try-again";

type Region = Pick<Deps, "store" | "region" | "tasks" | "now">;

interface NewJob {
	company: CompanyRow;
	job: ImportedJob;
}

/** An unpublished job gets its address from its title; one for people with its link gets an unguessable address. */
async function addressOf(write: Store, { company, job }: NewJob, code: string, ownId?: number): Promise<string> {
	const title = job.settings?.unlisted ? `${job.title} ${code}` : job.title;
	const slugs = write.selectFrom("jobs").select(["id", "slug"]).where("company_id", "=", company.id);
	const taken = (await slugs.execute()).filter(({ id }) => id !== ownId).map(({ slug }) => slug);
	return freeSlug(slugify(title), (slug) => taken.includes(slug));
}

/** Writes a new draft, and returns its id. */
export function createDraft({ store, region, now }: Region, { company, job }: NewJob): Promise<number> {
	return tryAgain(() =>
		store.transaction().execute(async (write) => {
			const open_code = await freeCode(write, region);
			const slug = await addressOf(write, { company, job }, open_code);
			const place = { id: 0, company_id: company.id, slug, open_code };
			const { row } = jobRow({ job, place }, undefined, { now: now(), isWhole: true });
			const inserted = write.insertInto("jobs").values({ ...row, state: "draft", id: nextId("jobs") });
			return (await inserted.returning("id").executeTakeFirstOrThrow()).id;
		}),
	);
}

/** Drops a job's pages from the site, and its company's. */
export async function jobChanged(
	write: Store,
	{ region, now }: Pick<Deps, "region" | "now">,
	job: JobRow,
): Promise<void> {
	const companies = write.selectFrom("companies").select("slug").where("id", "=", job.company_id);
	const { slug } = await companies.executeTakeFirstOrThrow();
	const changed = { codes: [codeIn(region, job.open_code)], companies: slug ? [slug] : [] };
	await enqueuePurge(write, changed, now().toISOString());
}

interface Change extends NewJob {
	stored: JobRow;
	/** `updated_at` of the job as the recruiter opened it. */
	version: string;
	/** Makes a draft public. */
	isPublishing: boolean;
}

/** A changed job's row. Nobody knows a draft's address yet, so it follows the title. */
async function changedRow(write: Store, { company, job, stored, isPublishing }: Change, now: Date): Promise<JobRow> {
	const isDraft = stored.state === "draft";
	const slug = isDraft ? await addressOf(write, { company, job }, stored.open_code, stored.id) : stored.slug;
	const { row } = jobRow({ job, place: { ...stored, slug } }, stored, { now, isWhole: true });
	if (!isPublishing || !isDraft) return row;
	return { ...row, state: "open", published_at: row.published_at ?? now.toISOString() };
}

/** Saves an existing job; false if somebody else changed it after it was opened. */
export function saveJob(region: Region, change: Change): Promise<boolean> {
	const { store, now } = region;
	return tryAgain(() =>
		store.transaction().execute(async (write) => {
			const row = await changedRow(write, change, now());
			const { stored, version } = change;
			const at = now().toISOString();
			const updated = await write
				.updateTable("jobs")
				.set({ ...row, updated_at: at === version ? row.updated_at : at })
				.where("id", "=", stored.id)
				.where("updated_at", "=", version)
				.executeTakeFirst();
			if (updated.numUpdatedRows === 0n) return false;
			if (row.state !== "draft") await jobChanged(write, region, row);
			return true;
		}),
	);
}
