import type { Generated } from "kysely";

export interface JobTable {
	id: number;
	company_id: number;
	/** As displayed; `open_code_key` is its lower-case form for lookups. */
	open_code: string;
	open_code_key: string;
	/** In lower case; unique within a company. */
	slug: string;
	title: string;
	due_date: string | null;
	/** The last moment at which the job is open, as `closesAt` gives it, or the moment at which it was closed. */
	closes_at: string | null;
	published_at: string | null;
	updated_at: string;
	/** 1 when the page has a form. */
	invite: number;
	email_required: number;
	require_cv: number;
	/** 1 when the job has compliance text that must be agreed to. */
	compliance_required: number;
	/** 1 when candidates get no interview after applying. */
	no_assessment: number;
	/** 1 if the job is unlisted, and search engines may not index it. */
	unlisted: Generated<number>;
	/** A draft has no public page; a closed job takes no applications, whatever its due date says. */
	state: Generated<"draft" | "open" | "closed">;
	/** How recruiters hear of new applications. */
	notices: Generated<"now" | "daily" | "off">;
	/** JSON: everything else that a job detail answers with, see `JobContent`. */
	content: string;
}

/** An imported job's name in its source. */
export interface ImportedJobTable {
	job_id: number;
	company_id: number;
	/** Unique in a company. */
	external_id: string;
	/** The address or file that the job is synchronised with; null for a job that was imported once. */
	source: string | null;
	/** When a sync closed the job, because it was no longer in the source. */
	gone_at: string | null;
}

/** An unsaved version of a job, for its preview on the site. It takes no applications. */
export interface JobPreviewTable {
	/** The code in its address, in lower case; unguessable. */
	code_key: string;
	company_id: number;
	/** JSON of the job's row. */
	job: string;
	expires_at: string;
}

export interface TeamJobTable {
	id: number;
	title: string;
	job_ads_video: string | null;
	job_url: string | null;
}
