import { readContent } from "../job/content";
import type { SentApplication } from "../store/queries/sent-applications";
import { interviewUrl } from "./interview-code";

/** A job whose interview starts later, which the company says itself (its `delay_start`). */
const STARTS_LATER = 2;

/** The interview of an application, and where it is done; undefined for a job without one, or whose interview starts later. */
export const interviewOf = (
	{ code, job }: Pick<SentApplication, "code" | "job">,
	publicUrl: string,
): { code: string; url: string } | undefined =>
	code && job.no_assessment !== 1 && readContent(job.content).delay_start !== STARTS_LATER
		? { code, url: interviewUrl(publicUrl, code) }
		: undefined;
