import type { RefusalCode } from "@/lib/contract/errors";
import type { Locale } from "@/lib/i18n/locales";
import { interviewPath } from "./enter-code";

/** Which of our texts explains a refusal. */
export type CodeReason = "noCode" | "tooMany" | "noAnswer";

/** Why a code was refused: the host's text, or one of ours; neither if the host gives no text. */
export interface CodeRefusal {
	text?: string;
	reason?: CodeReason;
}

/** The target of an entered code, or why there is none. */
export type CodeOutcome = { goal: string } | CodeRefusal;

/** Our API proxy's answer to an entered code. */
export interface CodeAnswer {
	/** The address for a known code, else the text to show. */
	url?: string;
	interview_code?: string;
	/** Whether the code is an interview's; then `interview_code` is set. */
	interview?: boolean;
	/** The proxy's own reason, if no host has answered. */
	code?: RefusalCode;
}

/** Our text for a refusal by our own API proxy. */
function reasonOf(code: RefusalCode): CodeReason {
	if (code === "refused_values") return "noCode";
	return code === "too_many_requests" ? "tooMany" : "noAnswer";
}

/**
 * The outcome for our API proxy's answer to an entered code. An interview code leads to its page, which handles device,
 * clock and region; any other code leads to the host's address. A host's refusal, whatever its status, shows the host's text
 * or none; our texts appear only if no host has answered.
 */
export function codeOutcome(status: number, answer: CodeAnswer, locale: Locale): CodeOutcome {
	const { url, interview_code, interview, code } = answer;
	if (code) return { reason: reasonOf(code) };
	if (status < 200 || status >= 300) return url ? { text: url } : {};
	if (interview && interview_code) return { goal: interviewPath(locale, interview_code) };
	return url ? { goal: url } : { reason: "noAnswer" };
}
