import { endpoints } from "../endpoint";
import { TIMEOUT_MS } from "../limits";
import { hash } from "../params";
import { documentSubmission, documentSubmitted } from "../schemas/application";
import { documentRequest } from "../schemas/document-request";

/** Calls of document requests. */
export const documentRequestEndpoints = endpoints({
	documentRequest: {
		method: "GET",
		path: "/public/upload/candidates/{hash}/document",
		summary: "A request for documents",
		host: "api",
		regional: false,
		timeoutMs: TIMEOUT_MS.read,
		params: { hash },
		success: 200,
		response: documentRequest,
		errors: [404],
		rate: "read",
	},
	submitDocuments: {
		method: "POST",
		path: "/public/upload/candidates/{hash}/document",
		summary: "The requested documents",
		host: "api",
		regional: false,
		timeoutMs: TIMEOUT_MS.long,
		params: { hash },
		body: { kind: "multipart", schema: documentSubmission, files: [], maxBytes: 2_000_000 },
		success: 200,
		response: documentSubmitted,
		bareSuccess: true,
		errors: [400, 404, 409, 413, 415, 422, 429],
		idempotent: true,
		rate: "submit",
	},
});
