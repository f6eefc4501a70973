import {
	cleanEmail,
	isEmail,
	isPhone,
	type PhoneLengthProblem,
	phoneLengthProblem,
	plainPhone,
} from "@/lib/contract/contact";
import { isVisible } from "@/lib/contract/visible";
import { type FieldCode, type Finding, PHONE_LENGTH_CODES } from "../codes";
import { longestOf } from "../limits";
import type { ApplicationValues } from "../values";

/** Phone numbers whose length the host said is wrong, in plain characters. */
export type RefusedPhones = ReadonlyMap<string, PhoneLengthProblem>;

function nameProblem(name: string, empty: FieldCode): FieldCode | undefined {
	if (!isVisible(name)) return empty;
	return name.length > longestOf("fullname") ? "ERROR_TOO_LONG" : undefined;
}

function phoneProblem(phone: string, refused: RefusedPhones | undefined): FieldCode | undefined {
	if (!isVisible(phone)) return "ERROR_EMPTY_PHONE";
	const length = phoneLengthProblem(phone) ?? refused?.get(plainPhone(phone));
	if (length) return PHONE_LENGTH_CODES[length];
	return isPhone(phone) ? undefined : "ERROR_INVALID_PHONE";
}

function emailProblem(entered: string, empty: FieldCode): FieldCode | undefined {
	const email = cleanEmail(entered);
	if (!email) return empty;
	return isEmail(email) ? undefined : "ERROR_INVALID_EMAIL";
}

function confirmationProblem({ email, email2 }: ApplicationValues): FieldCode | undefined {
	const problem = emailProblem(email2, "ERROR_EMPTY_CONFIRMATION_EMAIL");
	if (problem) return problem;
	return cleanEmail(email).toLowerCase() === cleanEmail(email2).toLowerCase() ? undefined : "ERROR_NOT_MATCH_EMAIL";
}

/** Checks the names, the email if the job asks for it, and the phone number, also against those a host refused. */
export function identityFindings(
	values: ApplicationValues,
	emailRequired: boolean,
	refusedPhones?: RefusedPhones,
): Finding[] {
	return [
		["fullname", nameProblem(values.fullname, "ERROR_EMPTY_FULL_NAME")],
		["preferred_name", nameProblem(values.preferred_name, "ERROR_EMPTY_PREFERRED_NAME")],
		["email", emailRequired ? emailProblem(values.email, "ERROR_EMPTY_EMAIL") : undefined],
		["email2", emailRequired ? confirmationProblem(values) : undefined],
		["phone", phoneProblem(values.phone, refusedPhones)],
	];
}
