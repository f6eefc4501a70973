import { isEmail, isPhone, trimEmail } from "@/lib/contract/contact";
import { lengthOf } from "@/lib/contract/length";
import { LONGEST, ROLE_COUNTS, SHORTEST_PASSWORD } from "@/lib/contract/sign-up";
import { isVisible } from "@/lib/contract/visible";
import type { SignUpField, SignUpValues } from "./values";

/** The possible problems of a field; their texts are in the messages. */
export type SignUpProblem =
	| "emailBlank"
	| "emailInvalid"
	| "emailTaken"
	| "fullnameBlank"
	| "fullnameLong"
	| "passwordBlank"
	| "passwordShort"
	| "passwordLong"
	| "companyBlank"
	| "companyLong"
	| "rolesMissing"
	| "descriptionBlank"
	| "descriptionLong"
	| "phoneBlank"
	| "phoneInvalid"
	/** Our own API proxy refused it, which our rules have nothing against. */
	| "fieldRefused";

type Rule = (value: string) => SignUpProblem | undefined;

/** A line of text that must be there and may have `most` characters. */
const written =
	(most: number, blank: SignUpProblem, long: SignUpProblem): Rule =>
	(value) =>
		!isVisible(value) ? blank : lengthOf(value.trim()) > most ? long : undefined;

/** Spaces count in a password, which is never trimmed; of spaces alone it is none. */
function passwordProblem(value: string): SignUpProblem | undefined {
	if (value.trim() === "") return "passwordBlank";
	const length = lengthOf(value);
	if (length < SHORTEST_PASSWORD) return "passwordShort";
	return length > LONGEST.password ? "passwordLong" : undefined;
}

const RULES: Record<SignUpField, Rule> = {
	email: (value) => (!isVisible(value) ? "emailBlank" : isEmail(trimEmail(value)) ? undefined : "emailInvalid"),
	fullname: written(LONGEST.fullname, "fullnameBlank", "fullnameLong"),
	password: passwordProblem,
	company_name: written(LONGEST.company_name, "companyBlank", "companyLong"),
	total_roles_description: (value) => (ROLE_COUNTS.some((count) => count === value) ? undefined : "rolesMissing"),
	assist_description: written(LONGEST.assist_description, "descriptionBlank", "descriptionLong"),
	phone: (value) => (!isVisible(value) ? "phoneBlank" : isPhone(value) ? undefined : "phoneInvalid"),
};

/** What is wrong with one field as it stands; whether an address has an account already, only the host knows. */
export const problemOf = (field: SignUpField, value: string): SignUpProblem | undefined => RULES[field](value);

/** What is wrong with the named fields of a form, in their order; empty when all are right. */
export function problemsOf(
	fields: readonly SignUpField[],
	values: SignUpValues,
): Partial<Record<SignUpField, SignUpProblem>> {
	const found = fields.map((field) => [field, problemOf(field, values[field])] as const);
	return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}
