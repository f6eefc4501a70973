/** The pages of a request for documents: where they are uploaded, what came of it, and that it is too late. */
export type RequestStep = "upload" | "finish" | "expired";

/** Where the pages of all requests stand, without a language prefix. */
export const REQUEST_PAGES = "/multiupload";

const PATHS: Readonly<Record<RequestStep, string>> = {
	upload: `${REQUEST_PAGES}/candidates/`,
	finish: `${REQUEST_PAGES}/finish/candidates/`,
	expired: `${REQUEST_PAGES}/expired/candidates/`,
};

/** What a visit of the finish page follows: documents that were just taken, or a try that failed. */
export type RequestResult = "sent" | "failed";

export const isRequestResult = (value: unknown): value is RequestResult => value === "sent" || value === "failed";

/** Path of a request's page, without a language prefix. */
export const requestPath = (step: RequestStep, hash: string): string => `${PATHS[step]}${encodeURIComponent(hash)}`;

/** Path of the finish page after a try to send. */
export const finishPath = (hash: string, result: RequestResult): string =>
	`${requestPath("finish", hash)}?result=${result}`;

/** The upload page's parameter that opens it for somebody who has sent documents before. */
export const AGAIN_PARAM = "again";

/** Path of the upload page for somebody who has sent documents before, where the host still takes some. */
export const againPath = (hash: string): string => `${requestPath("upload", hash)}?${AGAIN_PARAM}=1`;

/** Path of the call on this site that takes a request's documents. */
export const submissionPath = (hash: string): string =>
	`/api/public/upload/candidates/${encodeURIComponent(hash)}/document`;
