import type { Region } from "../../lib/contract/code";
import type { Store } from "../store/open";
import { SEED_DATA } from "./data";
import type { SeedJob } from "./entry";

const DAY_MS = 86_400_000;

/** Name under which this data set is remembered; a set is written once and its rows are never touched again. */
const SET = "jobs-1";

function toJobRow(job: SeedJob, now: Date) {
	const published = new Date(now.getTime() - job.publishedDaysAgo * DAY_MS).toISOString();
	return {
		id: job.id,
		company_id: job.companyId,
		open_code: job.openCode,
		open_code_key: job.openCode.toLowerCase(),
		slug: job.slug,
		title: job.title,
		due_date: new Date(now.getTime() + job.dueInDays * DAY_MS).toISOString().slice(0, 10),
		published_at: published,
		updated_at: published,
		invite: Number(job.invite),
		email_required: Number(job.emailRequired),
		require_cv: Number(job.requireCv),
		compliance_required: Number(Boolean(job.content.compliance)),
		no_assessment: Number(job.noAssessment ?? false),
		content: JSON.stringify(job.content),
	};
}

/** Gives a region the demo data once, all of it or nothing. Later starts change nothing. */
export async function seed(store: Store, region: Region, now: Date): Promise<void> {
	const data = SEED_DATA[region];
	const at = now.toISOString();
	await store.transaction().execute(async (write) => {
		const claim = await write
			.insertInto("seeds")
			.values({ name: SET, applied_at: at })
			.onConflict((conflict) => conflict.column("name").doNothing())
			.executeTakeFirst();
		if (claim.numInsertedOrUpdatedRows !== 1n) return;
		await write
			.insertInto("companies")
			.values([...data.companies])
			.execute();
		await write
			.insertInto("jobs")
			.values(data.jobs.map((job) => toJobRow(job, now)))
			.execute();
		const codes = data.codes.map(({ code, jobId }) => ({
			code,
			code_key: code.toLowerCase(),
			job_id: jobId,
			application_id: null,
			created_at: at,
		}));
		await write.insertInto("interview_codes").values(codes).execute();
		if (data.teamJobs.length > 0)
			await write
				.insertInto("team_jobs")
				.values([...data.teamJobs])
				.execute();
	});
}
