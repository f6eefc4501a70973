import type { Deps } from "../deps";
import { isOver } from "../form-checks/is-over";
import { readContent } from "../job/content";
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

/** The interview of an application, and where it is done; undefined for a job without one, or whose interview starts later. */
export const interviewOf = (
	{ code, job }: Pick<SentApplication, "code" | "job">,
	publicUrl: string,
): Interview | undefined =>
	code && job.no_assessment !== 1 && !startsLater(job.content)
		? { code, url: interviewUrl(publicUrl, code) }
		: undefined;

/** The interview of an application that is neither withdrawn nor known to be done, and whether its time is over. */
export function pendingInterviewOf(
	sent: SentApplication,
	{ publicUrl, now }: Pick<Deps, "publicUrl" | "now">,
): (Interview & { is_over: boolean }) | undefined {
	const { withdrawn_at, answered_at } = sent.application;
	const interview = withdrawn_at || answered_at ? undefined : interviewOf(sent, publicUrl);
	return interview && { ...interview, is_over: isOver(sent.job.closes_at, now()) };
}

/** The interview that an application still waits for; undefined also after the job's due date. */
export function openInterviewOf(sent: SentApplication, deps: Pick<Deps, "publicUrl" | "now">): Interview | undefined {
	const pending = pendingInterviewOf(sent, deps);
	return pending?.is_over ? undefined : pending;
}
