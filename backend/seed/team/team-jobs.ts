import type { SeedData } from "../entry";

/** Open roles in the platform's own team. */
export const TEAM_JOBS: NonNullable<SeedData["teamJobs"]> = [
	{ id: 1, title: "Product Designer", job_ads_video: null, job_url: null },
	{ id: 2, title: "Senior Backend Engineer", job_ads_video: null, job_url: null },
	{ id: 3, title: "Customer Success Manager", job_ads_video: null, job_url: null },
	{ id: 4, title: "Video Delivery Engineer", job_ads_video: null, job_url: null },
];
