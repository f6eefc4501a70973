/** The pages of a document request: the upload page, its result, and the page after the deadline. */
export type RequestStep = "upload" | "finish" | "expired";

/** The path under which all requests' pages are, without a language prefix. */
export const REQUEST_PAGES = "/multiupload";

const PATHS: Readonly<Record<RequestStep, string>> = {
	upload: `${REQUEST_PAGES}/candidates/`,
	finish: `${REQUEST_PAGES}/finish/candidates/`,
	expired: `${REQUEST_PAGES}/expired/candidates/`,
};

/** What precedes a visit of the finish page: documents were just accepted, or an attempt failed. */
export type RequestResult = "sent" | "failed";

export const isRequestResult = (value: unknown): value is RequestResult => value === "sent" || value === "failed";

/** Path of a request's page, without a language prefix. */
export const requestPath = (step: RequestStep, hash: string): string => `${PATHS[step]}${encodeURIComponent(hash)}`;

/** Path of the finish page after an attempt to send. */
export const finishPath = (hash: string, result: RequestResult): string =>
	`${requestPath("finish", hash)}?result=${result}`;

/** The parameter that opens the upload page for a candidate who has already sent documents. */
export const AGAIN_PARAM = "again";

/** Path of the upload page for a candidate who has already sent documents, while the host still accepts some. */
export const againPath = (hash: string): string => `${requestPath("upload", hash)}?${AGAIN_PARAM}=1`;

/** Path of the call on this site that receives a request's documents. */
export const submissionPath = (hash: string): string =>
	`/api/public/upload/candidates/${encodeURIComponent(hash)}/document`;
