/** Why a form of a sent application was refused; also its key in the messages. */
export const SENT_PROBLEMS = [
	"values",
	"email_taken",
	"phone_taken",
	"email",
	"phone",
	"fullname",
	"file",
	"closed",
	"tooMany",
	"failed",
	"notMailed",
] as const;
export type SentProblem = (typeof SENT_PROBLEMS)[number];

/** What the candidate typed into the correction form. */
export interface TypedCorrection {
	fullname: string;
	email: string;
	phone: string;
	documentName: string;
}

/** The result of requesting a lost link. */
export const LINK_RESULTS = ["sent", "invalid", "tooMany", "failed"] as const;
export type LinkResult = (typeof LINK_RESULTS)[number];
