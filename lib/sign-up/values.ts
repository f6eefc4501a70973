import { trimEmail } from "@/lib/contract/contact";
import { cleanLine, cleanText } from "@/lib/text/clean";

/** What the sign-up wizard asks for, under the names it is sent by. */
export const WIZARD_STEPS = [
	["email", "fullname", "password", "company_name"],
	["total_roles_description", "assist_description"],
] as const;

/** What the short registration form asks for, in its order; its goal is sent as `assist_description`. */
export const SHORT_FORM = ["company_name", "email", "phone", "fullname", "password", "assist_description"] as const;

export type SignUpField = (typeof WIZARD_STEPS)[number][number] | (typeof SHORT_FORM)[number];

/** The values of a sign-up form as they were typed. */
export type SignUpValues = Record<SignUpField, string>;

const LINES = ["fullname", "company_name", "phone"] as const;

/** Values as they are sent: without what was pasted along that nobody sees, and hosts refuse. A password stays as it is. */
export function cleanSignUp<T extends Partial<SignUpValues> & Pick<SignUpValues, "email">>(entered: T): T {
	const values = { ...entered, email: trimEmail(entered.email) };
	for (const field of LINES) if (values[field] !== undefined) values[field] = cleanLine(values[field]).trim();
	const { assist_description: description } = values;
	if (description !== undefined) values.assist_description = cleanText(description).trim();
	return values;
}

/** A form that nobody has touched. */
export const EMPTY_VALUES: SignUpValues = {
	email: "",
	fullname: "",
	password: "",
	company_name: "",
	total_roles_description: "",
	assist_description: "",
	phone: "",
};
