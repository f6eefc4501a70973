import type { JobContent } from "@/backend/job/content";
import type { JobRow } from "@/backend/store/schema";
import type { TestApp } from "./app";

type Own = Partial<Omit<JobRow, "content">> & { id: number };

/** Adds jobs like ORBIT2, except for the given values. */
export async function addJobs(
	{ deps }: TestApp,
	own: readonly Own[],
	content: Partial<JobContent> = {},
): Promise<void> {
	const { store } = deps;
	const like = await store.selectFrom("jobs").selectAll().where("open_code", "=", "ORBIT2").executeTakeFirstOrThrow();
	const rows = own.map((job) => ({
		...like,
		open_code: `ADDED${job.id}`,
		open_code_key: `added${job.id}`,
		slug: `added-${job.id}`,
		...job,
		content: JSON.stringify({ ...JSON.parse(like.content), ...content }),
	}));
	for (let start = 0; start < rows.length; start += 500)
		await store
			.insertInto("jobs")
			.values(rows.slice(start, start + 500))
			.execute();
}
