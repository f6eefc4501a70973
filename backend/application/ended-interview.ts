import type { EndedInterview } from "../../lib/contract/schemas/interview-code";
import { hasPassed } from "../form-checks/is-over";
import { interviewEnd } from "../job/interview-end";
import type { findInterviewCode } from "../store/queries/codes";
import { startsLater } from "./interview-of";

type Found = NonNullable<Awaited<ReturnType<typeof findInterviewCode>>>;

/**
 * Why the interview of a code can't be started; undefined if nothing is known against it. A code without an application
 * has no end, because companies also invite people to closed jobs.
 */
export function endedInterview(found: Found, now: Date): Exclude<EndedInterview, "withdrawn"> | undefined {
	if (found.answeredAt) return "done";
	if (found.noAssessment) return "none";
	const canBeOver = found.applicationId && !startsLater(found.content);
	return canBeOver && hasPassed(interviewEnd(found), now) ? "over" : undefined;
}
