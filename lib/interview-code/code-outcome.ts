import type { RefusalCode } from "@/lib/contract/errors";
import type { Locale } from "@/lib/i18n/locales";
import { interviewPath } from "./enter-code";

/** Which of our own texts says why a code leads nowhere. */
export type CodeReason = "noCode" | "tooMany" | "noAnswer";

/** Why a code leads nowhere: the host's text, or which of ours; neither where the host refuses without a word. */
export interface CodeRefusal {
	text?: string;
	reason?: CodeReason;
}

/** Where an entered code leads, or why nowhere. */
export type CodeOutcome = { goal: string } | CodeRefusal;

/** What our API proxy answers to an entered code. */
export interface CodeAnswer {
	/** Of a known code its address, else the text to show. */
	url?: string;
	interview_code?: string;
	/** Whether the code is an interview's; then `interview_code` is there. */
	interview?: boolean;
	/** The proxy's own reason, where no host has answered. */
	code?: RefusalCode;
}

/** Our words for a refusal of our own API proxy. */
function reasonOf(code: RefusalCode): CodeReason {
	if (code === "refused_values") return "noCode";
	return code === "too_many_requests" ? "tooMany" : "noAnswer";
}

/**
 * What our API proxy's answer to an entered code means. An interview's code leads to its page, which finds the way for the
 * device, the clock and the region; any other code leads to the host's address. A host's refusal, whatever its status,
 * is told by its text or not at all; only where no host has answered are the words ours.
 */
export function codeOutcome(status: number, answer: CodeAnswer, locale: Locale): CodeOutcome {
	const { url, interview_code, interview, code } = answer;
	if (code) return { reason: reasonOf(code) };
	if (status < 200 || status >= 300) return url ? { text: url } : {};
	if (interview && interview_code) return { goal: interviewPath(locale, interview_code) };
	return url ? { goal: url } : { reason: "noAnswer" };
}
