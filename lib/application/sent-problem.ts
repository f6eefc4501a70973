/** Why a form of a sent application was refused; also its key in the messages. */
export const SENT_PROBLEMS = [
	"values",
	"email_taken",
	"phone_taken",
	"email",
	"email_empty",
	"phone",
	"phone_short",
	"phone_long",
	"fullname",
	"file",
	"file_word",
	"document",
	"file_empty",
	"file_large",
	"file_damaged",
	"file_locked",
	"document_damaged",
	"document_locked",
	"closed",
	"tooMany",
	"failed",
	"notMailed",
	"noInterview",
] as const;
export type SentProblem = (typeof SENT_PROBLEMS)[number];

/** What the candidate typed into the correction form. */
export interface TypedCorrection {
	fullname: string;
	email: string;
	phone: string;
	documentName: string;
	/** Whether files were chosen, which no page can give back. */
	hasFiles: boolean;
}

/** The fields of the correction form that may have a problem, in their order. */
export const CORRECTED_FIELDS = ["fullname", "email", "phone", "file_cv", "document"] as const;
export type CorrectedField = (typeof CORRECTED_FIELDS)[number];

/** Why a form of a sent application was refused. */
export interface Refusal {
	/** The problem that belongs to no field. */
	problem?: SentProblem;
	/** The problem of each invalid field of the correction form; missing for the other forms. */
	errors?: Partial<Record<CorrectedField, SentProblem>>;
	/** The refused input of the correction form. */
	typed?: TypedCorrection;
}

/** The result of requesting a lost link. */
export const LINK_RESULTS = ["sent", "invalid", "tooMany", "failed", "unavailable"] as const;
export type LinkResult = (typeof LINK_RESULTS)[number];

/** That result, with what was typed where no mail was asked for. */
export interface LinkRequest {
	result: LinkResult;
	typed?: { email: string; isEu: boolean };
}
