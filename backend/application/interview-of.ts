import type { SentApplication } from "../store/queries/sent-applications";
import { interviewUrl } from "./interview-code";

/** The interview of an application, and where it is done; undefined for a job without one. */
export const interviewOf = (
	{ code, job }: Pick<SentApplication, "code" | "job">,
	publicUrl: string,
): { code: string; url: string } | undefined =>
	code && job.no_assessment !== 1 ? { code, url: interviewUrl(publicUrl, code) } : undefined;
