import { hasPassed, isOver } from "../form-checks/is-over";
import type { JobRow } from "../store/schema";

/**
 * Whether a job takes no applications: it never did, it is a draft, its due date has passed, or it was closed. Forms that were
 * open by then are still taken for a few minutes.
 */
export const isClosed = (
	{ invite, closes_at, state }: Pick<JobRow, "invite" | "closes_at"> & Partial<JobRow>,
	now: Date,
): boolean => invite !== 1 || state === "draft" || isOver(closes_at, now);

/** Whether a job takes no new form, as its pages and those of its applications say: from the moment at which it closes. */
export const saysClosed = (job: JobRow, now: Date): boolean => looksClosed(job, now) || hasPassed(job.closes_at, now);

/** Whether a job counts as closed in recruiters' lists. */
export const looksClosed = (job: JobRow, now: Date): boolean => job.state === "closed" || isClosed(job, now);
