import type { Deps } from "../deps";
import { hasPassed } from "../form-checks/is-over";
import type { Language } from "../http/language";
import { readContent } from "../job/content";
import { interviewEnd } from "../job/interview-end";
import type { SentApplication } from "../store/queries/sent-applications";
import { interviewUrl } from "./interview-code";

/** A job whose interview starts later, which the company says itself (its `delay_start`). */
const STARTS_LATER = 2;

/** Whether a job's interview starts later, by its content. */
export const startsLater = (content: string): boolean => readContent(content).delay_start === STARTS_LATER;

interface Interview {
	code: string;
	url: string;
}

/** An interview that isn't known to be done. */
export interface PendingInterview extends Interview {
	/** Its last moment (ISO 8601), and whether that has passed. */
	ends_at: string | undefined;
	is_over: boolean;
}

/** The interview of an application, and where it is done; undefined for a job without one, or whose interview starts later. */
const interviewOf = (
	{ code, job }: Pick<SentApplication, "code" | "job">,
	publicUrl: string,
	language: Language,
): Interview | undefined =>
	code && job.no_assessment !== 1 && !startsLater(job.content)
		? { code, url: interviewUrl(publicUrl, code, language) }
		: undefined;

/** The interview of an application that is neither withdrawn nor known to be done, with the end of its time; its link opens it in `language`. */
export function pendingInterviewOf(
	sent: Pick<SentApplication, "application" | "code" | "job">,
	{ publicUrl, now }: Pick<Deps, "publicUrl" | "now">,
	language: Language,
): PendingInterview | undefined {
	const { withdrawn_at, answered_at } = sent.application;
	const interview = withdrawn_at || answered_at ? undefined : interviewOf(sent, publicUrl, language);
	const end = interviewEnd(sent.job);
	return interview && { ...interview, ends_at: end ?? undefined, is_over: hasPassed(end, now()) };
}

/** The interview that an application still waits for; undefined also once its time is over. */
export function openInterviewOf(
	sent: SentApplication,
	deps: Pick<Deps, "publicUrl" | "now">,
	language: Language,
): PendingInterview | undefined {
	const pending = pendingInterviewOf(sent, deps, language);
	return pending?.is_over ? undefined : pending;
}
