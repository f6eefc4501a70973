/** Why a form of a sent application was not taken, by its key among the messages. */
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

/** What was typed into the correction form. */
export interface TypedCorrection {
	fullname: string;
	email: string;
	phone: string;
	documentName: string;
}

/** What came of asking for a lost link. */
export const LINK_RESULTS = ["sent", "invalid", "tooMany", "failed"] as const;
export type LinkResult = (typeof LINK_RESULTS)[number];
