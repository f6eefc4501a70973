import { z } from "zod";
import { count, optionalFlag, text } from "../lenient";
import { LONGEST_TYPED_CODE } from "../limits";
import { trustedLink } from "./shared";

/**
 * Why a known code starts no interview: its application was withdrawn, the interview is done, its time is over, or its job
 * has none.
 */
export const ENDED_INTERVIEWS = ["withdrawn", "done", "over", "none"] as const;
export type EndedInterview = (typeof ENDED_INTERVIEWS)[number];

/**
 * Query and answer of the interview-code check. `device_type` restricts the interview's device, as on a job: 1 to
 * computers, 2 to the app. Hosts may omit it and `ended`.
 */
export const codeCheckQuery = z.object({ debug: z.literal("false").default("false") });
export const codeCheck = z.object({
	interview_code: z.string().min(1),
	device_type: count,
	ended: z.enum(ENDED_INTERVIEWS).optional().catch(undefined),
});

/** The enter-code popup. */
export const popupCode = z.object({ code: z.string().trim().min(1).max(LONGEST_TYPED_CODE) });
export const popupAnswer = z.object({ interview_code: text, url: trustedLink, interview: optionalFlag });
