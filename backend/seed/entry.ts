import type { JobContent } from "../jobs/content";

/** A job as it is written down for seeding; days count from the day of seeding. */
export interface SeedJob {
	id: number;
	companyId: number;
	openCode: string;
	slug: string;
	title: string;
	dueInDays: number;
	publishedDaysAgo: number;
	invite: boolean;
	emailRequired: boolean;
	requireCv: boolean;
	/** Candidates get no interview after applying. */
	noAssessment?: boolean;
	content: JobContent;
}

/** A company as it is written down for seeding. */
export interface SeedCompany {
	id: number;
	slug: string;
	title: string;
	website: string | null;
	logo: string | null;
	city: string;
	country: string;
	font_color: string | null;
	brand_color: string | null;
	contact_email: string;
}

/** What a region starts with. */
export interface SeedData {
	companies: readonly SeedCompany[];
	jobs: readonly SeedJob[];
	/** Interview codes, each with the job it leads to. */
	codes: readonly { code: string; jobId: number }[];
	teamJobs: readonly { id: number; title: string; job_ads_video: string | null; job_url: string | null }[];
}
