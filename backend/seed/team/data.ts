import type { Region } from "../../../lib/contract/code";
import type { SeedData } from "../entry";
import { ASTRONAUT } from "./company";
import { ASTRONAUT_JOBS, teamVideo } from "./jobs";
import { TEAM_JOBS } from "./team-jobs";

/** The team's jobs by `title`, each with its video and its page on the site. */
const TEAM_LINKS = TEAM_JOBS.flatMap(({ id, title }) => {
	const job = ASTRONAUT_JOBS.find((one) => one.title === title);
	if (!job) return [];
	return {
		id,
		title,
		job_ads_video: teamVideo(job.slug),
		job_url: `/p/${job.openCode}`,
	};
});

/** The platform as a company with its jobs, and where the team's jobs lead. */
export const TEAM_DATA = {
	main: { companies: [ASTRONAUT], jobs: ASTRONAUT_JOBS, teamLinks: TEAM_LINKS },
	eu: {},
} satisfies Record<Region, SeedData>;
