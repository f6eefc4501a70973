/** The entries of the application's menu. */
export type MenuEntry =
	| "jobs"
	| "all_candidates"
	| "question_library"
	| "hiring_team"
	| "analytics"
	| "user_profile"
	| "company_edit"
	| "candidates"
	| "job_details"
	| "invitations_history"
	| "reports"
	| "team_member";

/** Entries that belong to a job; they also mark "jobs". */
const OF_A_JOB: readonly MenuEntry[] = ["hiring_team", "candidates", "job_details", "invitations_history", "reports"];

/**
 * The marked entries while `active` is the highlighted one: `active` itself first, then "jobs" if the entry belongs to a
 * job.
 */
export const markedEntries = (active: MenuEntry): readonly MenuEntry[] =>
	OF_A_JOB.includes(active) ? [active, "jobs"] : [active];

/** Whether a menu entry is marked while `active` is the highlighted one. */
export const isMarked = (entry: MenuEntry, active: MenuEntry): boolean => markedEntries(active).includes(entry);
