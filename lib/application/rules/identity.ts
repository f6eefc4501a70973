import { cleanEmail, isEmail, isPhone, isShortPhone, plainPhone } from "@/lib/contract/contact";
import { isVisible } from "@/lib/contract/visible";
import type { FieldCode, Finding } from "../codes";
import { longestOf } from "../limits";
import type { ApplicationValues } from "../values";

function nameProblem(name: string, empty: FieldCode): FieldCode | undefined {
	if (!isVisible(name)) return empty;
	return name.length > longestOf("fullname") ? "ERROR_TOO_LONG" : undefined;
}

function phoneProblem(phone: string, shortPhones: ReadonlySet<string> | undefined): FieldCode | undefined {
	if (!isVisible(phone)) return "ERROR_EMPTY_PHONE";
	if (isShortPhone(phone) || shortPhones?.has(plainPhone(phone))) return "ERROR_SHORT_PHONE";
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

/** Checks the names, the email if the job asks for it, and the phone number, also against those a host found too short. */
export function identityFindings(
	values: ApplicationValues,
	emailRequired: boolean,
	shortPhones?: ReadonlySet<string>,
): Finding[] {
	return [
		["fullname", nameProblem(values.fullname, "ERROR_EMPTY_FULL_NAME")],
		["preferred_name", nameProblem(values.preferred_name, "ERROR_EMPTY_PREFERRED_NAME")],
		["email", emailRequired ? emailProblem(values.email, "ERROR_EMPTY_EMAIL") : undefined],
		["email2", emailRequired ? confirmationProblem(values) : undefined],
		["phone", phoneProblem(values.phone, shortPhones)],
	];
}
