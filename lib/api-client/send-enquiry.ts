import type { EnquiryKind } from "@/lib/contract/enquiry";
import { TIMEOUT_MS } from "@/lib/contract/limits";
import { TRAP_FIELD, WAITED_FIELD } from "@/lib/contract/robot-trap";
import { type EnquiryOutcome, outcomeOf } from "@/lib/enquiry/outcome";
import { enquiryCall } from "@/lib/enquiry/paths";
import type { EnquiryValues } from "@/lib/enquiry/values";
import type { Locale } from "@/lib/i18n/locales";
import { callApi } from "./call-api";
import { limited } from "./limited";

/** A filled-in form. */
export interface SentEnquiry {
	kind: EnquiryKind;
	values: EnquiryValues;
	/** The value of the honeypot field. */
	trap: string;
	/** How long the page has been open, in milliseconds. */
	waitedMs: number;
	/** The same for the same values, so that a repeat is one request. */
	key: string;
	/** The language of the receipt. */
	locale: Locale;
}

function formOf({ values, trap, waitedMs }: SentEnquiry): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(values)) form.append(name, value.trim());
	form.append(TRAP_FIELD, trap);
	form.append(WAITED_FIELD, String(Math.round(waitedMs)));
	return form;
}

/** Sends a partner, demo or training request. Never rejects: no answer within a minute is an outcome too. */
export async function sendEnquiry(sent: SentEnquiry): Promise<EnquiryOutcome> {
	const { kind, key, locale } = sent;
	try {
		return await limited(TIMEOUT_MS.standard, null, async (end) => {
			const answer = await callApi(enquiryCall(kind), {
				method: "POST",
				headers: {
					"accept-language": locale,
					"Idempotency-Key": key,
				},
				body: formOf(sent),
				signal: end,
			});
			return outcomeOf(kind, answer.status, await answer.json().catch(() => ({})));
		});
	} catch {
		return outcomeOf(kind, 0, {});
	}
}
