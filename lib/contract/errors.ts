import type { PhoneLengthProblem } from "./contact";

/** One kind of refusal: the status it is sent with and what it means, for the person who reads a log. */
interface Refusal {
	status: number;
	message: string;
}

/** Every refusal that the site itself sends. Closed: a new one is added here, with its explanation. */
export const REFUSALS = {
	malformed_path: { status: 400, message: "The address can't be read." },
	malformed_body: { status: 400, message: "The body can't be read." },
	malformed_request: { status: 400, message: "The request can't be read." },
	cross_origin: { status: 403, message: "Only pages of this site may send this." },
	not_authorised: { status: 401, message: "This needs a valid token." },
	unknown_call: { status: 404, message: "There is no such call." },
	method_not_allowed: { status: 405, message: "This address doesn't accept this method." },
	request_timeout: { status: 408, message: "The request took too long to arrive." },
	upload_gap: { status: 409, message: "The file continues at another position; ask for it first." },
	body_too_large: { status: 413, message: "The body is larger than this call accepts." },
	address_too_long: { status: 414, message: "The address is too long." },
	unsupported_type: { status: 415, message: "This call doesn't accept this type of body." },
	encoded_body: { status: 415, message: "Compressed bodies aren't accepted." },
	refused_values: { status: 422, message: "Some values are missing or not right." },
	looks_automatic: {
		status: 422,
		message: "This looks like an automated request. Leave the hidden field empty, wait a moment and send it again.",
	},
	too_many_requests: { status: 429, message: "Too many requests; wait a moment." },
	headers_too_large: { status: 431, message: "The headers are too large." },
	internal_error: { status: 500, message: "Something went wrong here." },
	bad_host_answer: { status: 502, message: "The service behind this site gave an answer that can't be used." },
	host_unreachable: { status: 503, message: "The service behind this site can't be reached right now." },
	overloaded: {
		status: 503,
		message: "More people are using this site than it can serve right now; try again in a few seconds.",
	},
	shutting_down: { status: 503, message: "This server is shutting down; try again." },
	host_timeout: { status: 504, message: "The service behind this site took too long." },
} as const satisfies Record<string, Refusal>;

export type RefusalCode = keyof typeof REFUSALS;

/** The body of every error answer: a sentence, or sentences for fields; `code` on the site's own. */
export interface ErrorBody {
	message?: string;
	errors?: Record<string, string[]>;
	/** The progress of an upload in bytes, on a refused chunk. */
	received?: number;
	code?: RefusalCode;
}

/** Statuses with which hosts refuse values, including those of duplicate applicants. */
export const REFUSED_VALUES: readonly number[] = [400, 409, 422];

/** The sentences with which hosts report duplicate applicants. */
export const DUPLICATE_EMAIL_START = "Our system is detecting that you have already applied to this job.";
export const DUPLICATE_PHONE = "Phone number already registered";

/** The sentences with which hosts refuse a phone number whose length is wrong for its country. */
export const PHONE_LENGTHS: Readonly<Record<PhoneLengthProblem, string>> = {
	short: "This phone number is too short.",
	long: "This phone number is too long.",
};

/** Hosts' sentences about a job that is closed, or never took applications. */
export const NO_APPLICATIONS = "This job doesn't take applications.";

/** The product's own sentence for a CV above 5 MB. */
export const CV_ABOVE_LIMIT = "file type cannot more than 5 MB.";

/** The duplicate-application sentence in full; `contact` is the address to write to. */
export const duplicateEmail = (contact: string) =>
	`${DUPLICATE_EMAIL_START} You cannot apply twice. Please contact ${contact} if you think there is an error`;
