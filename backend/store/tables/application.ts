import type { Generated } from "kysely";

export interface ApplicationTable {
	id: string;
	job_id: number;
	email: string | null;
	/** Lower-case address; unique in a job. */
	email_key: string | null;
	/** Digits only; unique in a job. */
	phone: string;
	/** The number normalised by `phoneKey`, or its digits if an older application has that key; unique within a job. */
	phone_key: string | null;
	fullname: string;
	/** The name normalised by `titleKey`, for searching and sorting. */
	name_key: Generated<string>;
	cv_filepath: string | null;
	/** JSON of all values as they were accepted. */
	payload: string;
	created_at: string;
	/** The recruiter's status: unread, review, invited or declined. */
	status: Generated<ApplicationStatus>;
	/** When the interview was known to be done. */
	answered_at: string | null;
	withdrawn_at: string | null;
	/** When the candidate last corrected it. */
	corrected_at: string | null;
	/** When the application is deleted after its retention period; null if that isn't due. */
	delete_at: string | null;
}

/** The statuses that a recruiter can set; a short list, no tracking system. */
export type ApplicationStatus = "unread" | "review" | "invited" | "declined";

/** A private link to an application, sent to its candidate. */
export interface ApplicationLinkTable {
	/** SHA-256 of the token in the link. */
	token_hash: string;
	application_id: string;
	/** Opens the application as long as it exists, or confirms a change once. */
	purpose: "open" | "withdraw" | "delete";
	created_at: string;
	/** Null for a link that doesn't end before the application does. */
	expires_at: string | null;
}

/** A candidate's consent, stored as proof. */
export interface ConsentTable {
	application_id: string;
	/** The field of the application call: gdpr, compliance or whatsapp_notification. */
	kind: string;
	/** SHA-256 of the text that was agreed to. */
	text_hash: string;
	/** The language of the text. */
	language: string;
	/** When the job that the text belongs to was last changed. */
	version: string;
	given_at: string;
}

/** A recruiter's answer to a candidate. It is sent after a delay and can be cancelled until then. */
export interface AnswerTable {
	id: string;
	application_id: string;
	subject: string;
	/** Plain text. */
	body: string;
	created_at: string;
	send_at: string;
	sent_at: string | null;
}

/** A deleted application, without names. */
export interface DeletionTable {
	id: string;
	company_id: number;
	reason: "candidate" | "retention";
	/** The number of files that were deleted with it. */
	files: number;
	deleted_at: string;
}

export interface InterviewCodeTable {
	code: string;
	/** Lower-case form, for lookups. */
	code_key: string;
	job_id: number;
	application_id: string | null;
	created_at: string;
}

/** A candidate's recorded answer that is shared by link. */
export interface SharedAnswerTable {
	/** The unguessable part of the link. */
	hash: string;
	company_id: number;
	job_id: number;
	candidate_name: string;
	question: string;
	/** Addresses, or paths on this backend; null until the candidate has answered. */
	video: string | null;
	thumbnail: string | null;
	captions: string | null;
}
