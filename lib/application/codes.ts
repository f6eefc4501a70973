import type { PhoneLengthProblem } from "@/lib/contract/contact";
import type { FieldPath } from "./values";

/** A phone number has too few digits for its country, or too many. */
export const PHONE_LENGTH_CODES = {
	short: "ERROR_SHORT_PHONE",
	long: "ERROR_LONG_PHONE",
} as const satisfies Record<PhoneLengthProblem, string>;

/** What is wrong with a field; also the key of its message. */
export type FieldCode =
	| "ERROR_EMPTY_FULL_NAME"
	| "ERROR_EMPTY_PREFERRED_NAME"
	| "ERROR_EMPTY_PHONE"
	| "ERROR_INVALID_PHONE"
	| (typeof PHONE_LENGTH_CODES)[PhoneLengthProblem]
	| "ERROR_EMPTY_EMAIL"
	| "ERROR_EMPTY_CONFIRMATION_EMAIL"
	| "ERROR_INVALID_EMAIL"
	| "ERROR_NOT_MATCH_EMAIL"
	| "ERROR_EMPTY_COMPANY_NAME"
	| "ERROR_INVALID_MONTH"
	| "ERROR_END_BEFORE_START"
	| "ERROR_INVALID_DATE"
	| "ERROR_DATE_AHEAD"
	| "ERROR_INVALID_GRADE"
	| "ERROR_GRADE_ABOVE_SCALE"
	| "ERROR_INVALID_LINKEDIN"
	| "ERROR_TOO_LONG"
	| "ERROR_TOO_MANY_WORDS"
	| "ERROR_CONSENT"
	| "ERROR_BLANK"
	| "ERROR_FILE_REQUIRED"
	| "ERROR_MIN_WORDS"
	| "ERROR_MAX_WORDS"
	| "ERROR_NOT_A_NUMBER"
	| "ERROR_LESS_THAN"
	| "ERROR_MORE_THAN"
	| "ERROR_NOT_AN_OPTION"
	| "ERROR_TOO_MANY_OPTIONS"
	| "ERROR_FIELD_REFUSED"
	| "ERROR_FIELD_SAID"
	| "ERROR_EMAIL_REGISTERED"
	| "ERROR_MOBILE_NUMBER_REGISTERED"
	| DocumentCode;

/** What is wrong with a requested document, its files or its links. */
export type DocumentCode =
	| "REQUIRED_LANDING_PAGE"
	| "PLS_WAIT_TILL_COMPLETE_LANDING_PAGE"
	| "RETRY_OR_DELETE_LANDING_PAGE"
	| "CONTINUE_OR_DELETE"
	| "PICTURES_NOT_UPLOADED"
	| FileCode
	| LinkCode;

/** Why a selected file was rejected. */
export type FileCode =
	| "LABEL_FILE_TYPE_MUST"
	| "CV_TYPE_WITH_WORD"
	| "CV_SAVE_AS"
	| "NOT_SUPPORTED_FILE_LANDING_PAGE"
	| "FILE_EMPTY"
	| "FILE_TOO_LARGE"
	| "CV_TOO_LARGE"
	| "FILE_NAME_REFUSED"
	| "FILE_PROGRAM";

/** What is wrong with a link, or that its check is running. */
export type LinkCode =
	| "INVALID_URL"
	| "LINK_CANT_BE_BLANK"
	| "LINK_CANT_BE_SAME"
	| "CHECKING_URL"
	| "URL_CANT_BE_ACCESSED"
	| "URL_MALICIOUS"
	| "URL_SUSPICIOUS"
	| "URL_NOT_HAVE_PERMISSION"
	| "URL_CANT_BE_PROCESSED"
	| "URL_NO_SPACE";

/** What is wrong with a form, by field, in the form's order. */
export type FieldProblems<Code extends FieldCode = FieldCode> = Record<FieldPath, Code>;

/** Details for the code at a path: the host's own text about the field, or the contact address. */
export type ProblemDetails = Readonly<Record<FieldPath, string>>;

/** The result of one rule; without a code the field is valid. */
export type Finding<Code extends FieldCode = FieldCode> = readonly [FieldPath, Code | undefined];

/** The results that have a code. */
export const toProblems = <Code extends FieldCode>(findings: Iterable<Finding<Code>>): FieldProblems<Code> =>
	Object.fromEntries([...findings].flatMap(([path, code]) => (code ? [[path, code]] : [])));
