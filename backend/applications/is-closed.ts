import type { JobRow } from "../store/schema";

/**
 * How long after its end a job still takes applications, milliseconds: a form that was open when the due date passed
 * may be about to be sent, its CV still on the way.
 */
const GRACE_MS = 10 * 60_000;

/** Whether a job takes no applications: it never did, or its due date is over. */
export function isClosed({ invite, closes_at }: Pick<JobRow, "invite" | "closes_at">, now: Date): boolean {
	return invite !== 1 || (closes_at !== null && now.getTime() > Date.parse(closes_at) + GRACE_MS);
}
