import type { ENDPOINTS } from "@/lib/contract/endpoints";
import type { ErrorBody } from "@/lib/contract/errors";
import { TIMEOUT_MS } from "@/lib/contract/limits";
import type { Locale } from "@/lib/i18n/locales";
import { type ConfirmationOutcome, confirmationOutcome } from "@/lib/sign-up/confirmation";
import { callApi } from "./call-api";
import { limited } from "./limited";

type Path<Name extends keyof typeof ENDPOINTS> = `/api${(typeof ENDPOINTS)[Name]["path"]}`;

// Written out because the table itself would bring its schemas into the browser; the types keep them equal.
const AGAIN: Path<"resendConfirmation"> = "/api/users/confirmation-mail";
const CHANGE: Path<"changeEmail"> = "/api/users/email";

interface Wish {
	/** The token from the sign-up's answer. */
	token: string;
	/** The new address; without one the mail goes to the same address again. */
	email?: string;
	locale: Locale;
}

/** Has a confirmation's mail sent again, or to another address. Never rejects. */
export async function askForConfirmation({ token, email, locale }: Wish): Promise<ConfirmationOutcome> {
	try {
		return await limited(TIMEOUT_MS.standard, null, async (signal) => {
			const answer = await callApi(email === undefined ? AGAIN : CHANGE, {
				method: "POST",
				headers: { "content-type": "application/json", "accept-language": locale },
				body: JSON.stringify({ confirmation_token: token, email }),
				signal,
			});
			const body = answer.ok ? null : ((await answer.json().catch(() => null)) as ErrorBody | null);
			return confirmationOutcome(answer.status, body);
		});
	} catch {
		return confirmationOutcome(0, null);
	}
}
