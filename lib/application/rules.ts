import type { ApplicationRules, ApplicationValues, CvState, FieldName } from "./values";

/** Longest text of one line, characters. */
export const LONGEST_LINE = 200;
const LONGEST_EMAIL = 254;
const LONGEST_PHONE = 40;

const EMAIL = /^[^\s@,;:<>()[\]"\\]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

// Optional plus signs, optional parentheses, 1–4 digits, then digits, spaces, dashes, dots and slashes.
const PHONE = /^\+*\(?\d{1,4}\)?[-\s./\d]*$/;
const FEWEST_DIGITS = 4;
const MOST_DIGITS = 20;

/** What is wrong with a field; also the key of its wording. */
export type FieldCode =
	| "ERROR_EMPTY_FULL_NAME"
	| "ERROR_EMPTY_PREFERRED_NAME"
	| "ERROR_EMPTY_PHONE"
	| "ERROR_INVALID_PHONE"
	| "ERROR_EMPTY_EMAIL"
	| "ERROR_EMPTY_CONFIRMATION_EMAIL"
	| "ERROR_INVALID_EMAIL"
	| "ERROR_NOT_MATCH_EMAIL"
	| "ERROR_TOO_LONG"
	| "ERROR_CONSENT"
	| "REQUIRED_LANDING_PAGE"
	| "PLS_WAIT_TILL_COMPLETE_LANDING_PAGE"
	| "RETRY_OR_DELETE_LANDING_PAGE"
	| "LABEL_FILE_TYPE_MUST"
	| "ERROR_EMAIL_REGISTERED"
	| "ERROR_MOBILE_NUMBER_REGISTERED";

export type FieldProblems = Partial<Record<FieldName, FieldCode>>;

/** An email address as it is sent: without any white space. */
export const cleanEmail = (email: string): string => email.replace(/\s+/g, "");

/** A phone number with the digits, spaces and dashes of other alphabets and of word processors made plain. */
const plainPhone = (phone: string): string =>
	phone
		.normalize("NFKC")
		.replace(/[\u2010-\u2015\u2212]/g, "-")
		.trim();

/** A phone number as it is sent: its digits. */
export const phoneDigits = (phone: string): string => plainPhone(phone).replace(/\D+/g, "");

function nameProblem(name: string, empty: FieldCode): FieldCode | undefined {
	if (!name.trim()) return empty;
	return name.length > LONGEST_LINE ? "ERROR_TOO_LONG" : undefined;
}

function phoneProblem(phone: string): FieldCode | undefined {
	const entered = plainPhone(phone);
	if (!entered) return "ERROR_EMPTY_PHONE";
	const digits = phoneDigits(entered).length;
	const fits =
		entered.length <= LONGEST_PHONE && PHONE.test(entered) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
	return fits ? undefined : "ERROR_INVALID_PHONE";
}

function emailProblem(email: string, empty: FieldCode): FieldCode | undefined {
	const entered = cleanEmail(email);
	if (!entered) return empty;
	return entered.length <= LONGEST_EMAIL && EMAIL.test(entered) ? undefined : "ERROR_INVALID_EMAIL";
}

function confirmationProblem({ email, email2 }: ApplicationValues): FieldCode | undefined {
	const problem = emailProblem(email2, "ERROR_EMPTY_CONFIRMATION_EMAIL");
	if (problem) return problem;
	return cleanEmail(email).toLowerCase() === cleanEmail(email2).toLowerCase() ? undefined : "ERROR_NOT_MATCH_EMAIL";
}

const CV_PROBLEMS: Record<Exclude<CvState["kind"], "stored" | "none">, FieldCode> = {
	busy: "PLS_WAIT_TILL_COMPLETE_LANDING_PAGE",
	failed: "RETRY_OR_DELETE_LANDING_PAGE",
	unsupported: "LABEL_FILE_TYPE_MUST",
};

function cvProblem(cv: CvState, required: boolean): FieldCode | undefined {
	if (cv.kind === "stored") return undefined;
	if (cv.kind === "none") return required ? "REQUIRED_LANDING_PAGE" : undefined;
	return CV_PROBLEMS[cv.kind];
}

/**
 * Holds an application against the form's rules. Gives a code for each field that is not right, in the
 * order of the form; wording is elsewhere.
 */
export function validateApplication(values: ApplicationValues, rules: ApplicationRules, cv: CvState): FieldProblems {
	const found: [FieldName, FieldCode | undefined][] = [
		["fullname", nameProblem(values.fullname, "ERROR_EMPTY_FULL_NAME")],
		["preferred_name", nameProblem(values.preferred_name, "ERROR_EMPTY_PREFERRED_NAME")],
		["email", rules.emailRequired ? emailProblem(values.email, "ERROR_EMPTY_EMAIL") : undefined],
		["email2", rules.emailRequired ? confirmationProblem(values) : undefined],
		["phone", phoneProblem(values.phone)],
		["cv", cvProblem(cv, rules.cvRequired)],
		["gdpr", values.gdpr ? undefined : "ERROR_CONSENT"],
		["compliance", rules.hasCompliance && !values.compliance ? "ERROR_CONSENT" : undefined],
	];
	return Object.fromEntries(found.filter(([, code]) => code !== undefined));
}

/** Whether the submit button is open: consent given, and no file on its way. */
export function canSubmit(
	values: Pick<ApplicationValues, "gdpr" | "compliance">,
	rules: ApplicationRules,
	cv: CvState,
): boolean {
	return values.gdpr && (values.compliance || !rules.hasCompliance) && cv.kind !== "busy";
}
