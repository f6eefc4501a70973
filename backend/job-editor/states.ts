import { freeCode } from "../account/sample-job";
import type { Deps } from "../deps";
import { closesAt } from "../job/closes-at";
import { readContent } from "../job/content";
import { freeSlug, slugify } from "../job-import/plan/slug";
import { nextId } from "../store/next-id";
import type { JobRow } from "../store/schema";
import { tryAgain } from "../store/try-again";
import { jobChanged } from "./save-job";

type Region = Pick<Deps, "store" | "region" | "now">;

async function setState(region: Region, job: JobRow, change: Pick<JobRow, "state" | "closes_at">): Promise<void> {
	const { store, now } = region;
	await store.transaction().execute(async (write) => {
		const changed = write.updateTable("jobs").set({ ...change, updated_at: now().toISOString() });
		await changed.where("id", "=", job.id).where("state", "=", job.state).execute();
		await jobChanged(write, region, job);
	});
}

/** Closes an open job now. Forms that candidates have open are accepted for a few more minutes. */
export const closeJob = (region: Region, job: JobRow): Promise<void> =>
	setState(region, job, { state: "closed", closes_at: region.now().toISOString() });

/** The end of a job after it is reopened. */
const endOf = ({ due_date, content }: JobRow) => closesAt(due_date, readContent(content).timezone);

/** Whether reopening a job would work: its due date hasn't passed. */
export function canReopen(job: JobRow, now: Date): boolean {
	const end = endOf(job);
	return end === null || Date.parse(end) > now.getTime();
}

/** Opens a closed job again, until its due date. */
export const reopenJob = (region: Region, job: JobRow): Promise<void> =>
	setState(region, job, { state: "open", closes_at: endOf(job) });

/** Copies a job to a draft without a due date, and returns its id. The questions keep their ids. */
export function copyJob({ store, region, now }: Region, job: JobRow, title: string): Promise<number> {
	const at = now().toISOString();
	return tryAgain(() =>
		store.transaction().execute(async (write) => {
			const open_code = await freeCode(write, region);
			const slugs = write.selectFrom("jobs").select("slug").where("company_id", "=", job.company_id);
			const taken = (await slugs.execute()).map(({ slug }) => slug);
			const draft = {
				...job,
				id: nextId("jobs"),
				title,
				open_code,
				open_code_key: open_code.toLowerCase(),
				slug: freeSlug(slugify(title), (slug) => taken.includes(slug)),
				state: "draft" as const,
				due_date: null,
				closes_at: null,
				published_at: null,
				updated_at: at,
			};
			return (await write.insertInto("jobs").values(draft).returning("id").executeTakeFirstOrThrow()).id;
		}),
	);
}

/** Deletes a draft. A job that was public once stays, with its applications. */
export async function deleteDraft({ store }: Pick<Deps, "store">, job: JobRow): Promise<void> {
	await store.transaction().execute(async (write) => {
		await write.deleteFrom("imported_jobs").where("job_id", "=", job.id).execute();
		await write.deleteFrom("jobs").where("id", "=", job.id).where("state", "=", "draft").execute();
	});
}
