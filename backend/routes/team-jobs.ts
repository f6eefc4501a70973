import { absolute } from "../media/absolute";
import type { Handler } from "./handler";

/** Jobs in the platform's own team. */
export const teamJobs: Handler<"teamJobs"> = async (_, deps) => {
	const rows = await deps.store.selectFrom("team_jobs").selectAll().orderBy("id").execute();
	return rows.map((row) => ({
		title: row.title,
		job_ads_video: absolute(deps.publicUrl, row.job_ads_video),
		job_url: row.job_url ?? undefined,
	}));
};
