import type { ENDPOINTS } from "@/lib/contract/endpoints";
import { TIMEOUT_MS } from "@/lib/contract/limits";
import { NEW_EMAIL } from "@/lib/contract/sign-up";
import type { Locale } from "@/lib/i18n/locales";
import { callApi } from "./call-api";
import { limited } from "./limited";

// Written out because importing the table would bring its schemas into the browser; the type keeps the two equal.
const PATH: `/api${(typeof ENDPOINTS)["checkEmail"]["path"]}` = "/api/users/check-email";

/**
 * Asks our API proxy whether an email is free for a new account. Every other answer, such as a refusal or an unreadable one,
 * counts as no. Rejects when no answer comes within 20 seconds, or `signal` aborts the call.
 */
export const checkEmail = (email: string, locale: Locale, signal: AbortSignal): Promise<boolean> =>
	limited(TIMEOUT_MS.read, signal, async (end) => {
		const answer = await callApi(PATH, {
			method: "POST",
			headers: { "content-type": "application/json", "accept-language": locale },
			body: JSON.stringify({ email }),
			signal: end,
		});
		const body = (await answer.json()) as { message?: unknown } | null;
		return answer.ok && body?.message === NEW_EMAIL;
	});
