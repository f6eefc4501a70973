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

/** What our door answers to an entered code. */
export interface CodeAnswer {
	/** Of a known code its address, else the text to show. */
	url?: string;
	interview_code?: string;
	/** The door's own reason, where no host has answered. */
	code?: RefusalCode;
}

function refusalOf(status: number, { url, code }: CodeAnswer): CodeRefusal {
	if (code === "refused_values") return { reason: "noCode" };
	if (code === undefined && url && status < 500) return { text: url };
	if (status === 429) return { reason: "tooMany" };
	return code || status >= 500 ? { reason: "noAnswer" } : {};
}

/**
 * What our door's answer to an entered code means. The host's address goes first, else the code's interview page; a
 * refusal is told by the host's text or not at all, but what is nobody's refusal is told by ours.
 */
export function codeOutcome(status: number, answer: CodeAnswer, locale: Locale): CodeOutcome {
	if (status < 200 || status >= 300) return refusalOf(status, answer);
	if (answer.url) return { goal: answer.url };
	return answer.interview_code ? { goal: interviewPath(locale, answer.interview_code) } : { reason: "noAnswer" };
}
