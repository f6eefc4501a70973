/** Fields with one value; they have the names of the import where it has the same value. */
export const SINGLE = [
	...[
		"title",
		"jobType",
		"city",
		"region",
		"country",
		"other_places",
		"remote",
		"hybrid",
		"department",
		"language",
		"call_action_message",
	],
	...["salary.currency", "salary.min", "salary.max", "salary.unit", "due_date", "timezone", "show_due_date"],
	...["invite", "email_required", "cv", "takes_word", "document_type", "whatsapp_notification", "gdpr_aggrement_text"],
	...["after", "device_type", "visibility", "header_image", "introduction_video.job_video_url"],
] as const;

/** Fields of rich text. */
export const RICH = ["aboutDescription", "responsibility", "requirement", "gdpr_text", "compliance"] as const;
export type RichName = (typeof RICH)[number];

/** Rich text as recruiters write it without script, and as it is stored. */
export interface RichText {
	marks: string;
	html: string;
}

/** Values of a question or a document, by the names of the contract. */
export type Entry = Readonly<Record<string, string>>;

/** A job as entered in its form, including invalid values. */
export interface JobForm {
	values: Readonly<Record<string, string>>;
	texts: Readonly<Record<RichName, RichText>>;
	questions: readonly Entry[];
	/** Without the first, which is the CV. */
	documents: readonly Entry[];
	networks: readonly string[];
}

/** What follows an application: the interview at once, at any time, after an invitation by the company, or none. */
export const AFTER = ["straight", "later", "received", "none"] as const;

/** The audience of a job: people with its link, everybody, or everybody and search engines' job searches. */
export const VISIBILITY = ["link", "site", "search"] as const;

/** Where an interview can be done: anywhere, on computers, on phones; their places are the contract's `device_type`. */
export const DEVICES = ["any", "computer", "phone"] as const;

/** The question about experience, which every job may ask once. */
export const EXPERIENCE = "experience" as const;
