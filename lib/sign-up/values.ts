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
