import { DUPLICATE_EMAIL_START, DUPLICATE_PHONE, type ErrorBody } from "@/lib/contract/errors";
import type { FieldProblems } from "./rules";
import type { FieldName } from "./values";

/** Why an application was not taken: fields to mend, or a reason for the whole form. */
export type Refused =
	| { kind: "fields"; problems: FieldProblems }
	| { kind: "form"; code: "ERROR_SEND_BUSY" | "ERROR_SEND_FAILED" | "ERROR_SEND_GONE" | "ERROR_SEND_OFFLINE" }
	| { kind: "form"; code: "ERROR_SEND_REFUSED"; reason: string };

const FIELDS: Record<string, [FieldName, NonNullable<FieldProblems[FieldName]>]> = {
	fullname: ["fullname", "ERROR_EMPTY_FULL_NAME"],
	preferred_name: ["preferred_name", "ERROR_EMPTY_PREFERRED_NAME"],
	email: ["email", "ERROR_INVALID_EMAIL"],
	email2: ["email2", "ERROR_NOT_MATCH_EMAIL"],
	phone: ["phone", "ERROR_INVALID_PHONE"],
	file_cv: ["cv", "RETRY_OR_DELETE_LANDING_PAGE"],
	cv: ["cv", "RETRY_OR_DELETE_LANDING_PAGE"],
	gdpr: ["gdpr", "ERROR_CONSENT"],
	compliance: ["compliance", "ERROR_CONSENT"],
};

function sentences(body: ErrorBody): string[] {
	return [body.message ?? "", ...Object.values(body.errors ?? {}).flat()];
}

function fieldProblems(body: ErrorBody): FieldProblems {
	const said = sentences(body);
	const known = Object.keys(body.errors ?? {}).flatMap((name) => {
		const field = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
		return field ? [field] : [];
	});
	return {
		...Object.fromEntries(known),
		...(said.some((text) => text.startsWith(DUPLICATE_EMAIL_START))
			? { email: "ERROR_EMAIL_REGISTERED" as const }
			: {}),
		...(said.some((text) => text.startsWith(DUPLICATE_PHONE))
			? { phone: "ERROR_MOBILE_NUMBER_REGISTERED" as const }
			: {}),
	};
}

/** Reads a refusal of the application call: its status (0: no answer at all) and body. */
export function readRefusal(status: number, body: ErrorBody): Refused {
	if (status === 0) return { kind: "form", code: "ERROR_SEND_OFFLINE" };
	if (status === 429) return { kind: "form", code: "ERROR_SEND_BUSY" };
	if (status === 404) return { kind: "form", code: "ERROR_SEND_GONE" };
	if (status === 422) {
		const problems = fieldProblems(body);
		if (Object.keys(problems).length > 0) return { kind: "fields", problems };
	}
	const reason = sentences(body).find(Boolean);
	if (status >= 400 && status < 500 && status !== 409 && reason) {
		return { kind: "form", code: "ERROR_SEND_REFUSED", reason };
	}
	return { kind: "form", code: "ERROR_SEND_FAILED" };
}
