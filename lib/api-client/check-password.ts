import type { ENDPOINTS } from "@/lib/contract/endpoints";
import type { Locale } from "@/lib/i18n/locales";
import { callApi } from "./call-api";
import { limited } from "./limited";

// Written out because importing the table would bring its schemas into the browser; the type keeps the two equal.
const PATH: `/api${(typeof ENDPOINTS)["checkPassword"]["path"]}` = "/api/users/check-password";

/** How long the form waits, milliseconds; the account's own call checks the password again. */
const LIMIT_MS = 5_000;

/** Why the host doesn't take a new password; empty if it does, gives no answer in time, or lacks the call. */
export async function checkPassword(password: string, locale: Locale): Promise<string> {
	try {
		return await limited(LIMIT_MS, null, async (signal) => {
			const answer = await callApi(PATH, {
				method: "POST",
				headers: { "content-type": "application/json", "accept-language": locale },
				body: JSON.stringify({ password }),
				signal,
			});
			const body: { message?: unknown } | null = answer.status === 200 ? await answer.json() : null;
			return typeof body?.message === "string" ? body.message : "";
		});
	} catch {
		return "";
	}
}
