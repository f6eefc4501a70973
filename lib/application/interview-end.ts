import type { SentApplicationView } from "@/lib/contract/schemas/sent-application";

/**
 * The last moment for the interview of a sent application (ISO 8601), and as text. A host may tell only when the job
 * closes: then that is the end, as long as the job is open.
 */
export const interviewEndOf = (
	{ is_open, closes_at, closes }: SentApplicationView["job"],
	{ ends_at, ends }: NonNullable<SentApplicationView["interview"]>,
): { at?: string; words?: string } =>
	ends_at || !is_open ? { at: ends_at, words: ends } : { at: closes_at, words: closes };
