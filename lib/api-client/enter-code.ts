import { TIMEOUT_MS } from "@/lib/contract/limits";
import type { Locale } from "@/lib/i18n/locales";
import { type CodeOutcome, codeOutcome } from "@/lib/interview-code/code-outcome";
import { POPUP_CODE_PATH } from "@/lib/interview-code/enter-code";
import { callApi } from "./call-api";
import { limited } from "./limited";

/**
 * Asks our API proxy where an entered code leads; `locale` is the page's language, for refusals and for our own page. Never
 * rejects: no answer within the call's time limit, or before `signal` aborts it, is an outcome too.
 */
export async function enterCode(code: string, locale: Locale, signal: AbortSignal): Promise<CodeOutcome> {
	try {
		return await limited(TIMEOUT_MS.standard, signal, async (end) => {
			const answer = await callApi(POPUP_CODE_PATH, {
				method: "POST",
				headers: { "content-type": "application/json", "accept-language": locale },
				body: JSON.stringify({ code }),
				signal: end,
			});
			return codeOutcome(answer.status, await answer.json(), locale);
		});
	} catch {
		return { reason: "noAnswer" };
	}
}
