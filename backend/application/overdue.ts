import { UNDECIDED } from "../store/queries/application-list";
import type { ApplicationStatus } from "../store/schema";

const DAY_MS = 86_400_000;

/** Days after which a candidate without a decision should have heard from the company. */
export const OVERDUE_DAYS = 14;

interface Waiting {
	status: ApplicationStatus;
	withdrawn_at: string | null;
	created_at: string;
	/** When the company last wrote an answer (ISO 8601). */
	last_answer_at: string | null;
}

/** The moment (ISO 8601) before which an application or its last answer is overdue now. */
export const overdueSince = (now: Date): string => new Date(now.getTime() - OVERDUE_DAYS * DAY_MS).toISOString();

/** Whole days since the candidate sent the application or last heard from the company; undefined unless it is overdue. */
export function daysOverdue({ status, withdrawn_at, created_at, last_answer_at }: Waiting, now: Date) {
	const since = last_answer_at ?? created_at;
	const isDecided = !UNDECIDED.some((one) => one === status);
	if (isDecided || withdrawn_at || since >= overdueSince(now)) return undefined;
	return Math.floor((now.getTime() - Date.parse(since)) / DAY_MS);
}
