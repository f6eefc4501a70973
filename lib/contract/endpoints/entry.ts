import { endpoints } from "../endpoint";
import { TIMEOUT_MS } from "../limits";
import { code, hash } from "../params";
import { documentSubmission, documentSubmitted } from "../schemas/application";
import { documentRequest } from "../schemas/document-request";
import { codeCheck, codeCheckQuery, popupAnswer, popupCode, sharedAnswer } from "../schemas/entry";

/** Interview codes, document requests and shared answers. */
export const entryEndpoints = endpoints({
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
		errors: [400, 404, 409, 422, 429],
		idempotent: true,
		rate: "submit",
	},
	checkCode: {
		method: "GET",
		path: "/code/{interviewCode}",
		summary: "Whether an interview code is known",
		host: "api",
		regional: true,
		timeoutMs: TIMEOUT_MS.long,
		params: { interviewCode: code },
		query: codeCheckQuery,
		success: 200,
		response: codeCheck,
		errors: [404, 429],
		rate: "check",
	},
	popupCode: {
		method: "POST",
		path: "/api/popupcode",
		summary: "Where an entered code leads",
		host: "api",
		regional: true,
		timeoutMs: TIMEOUT_MS.standard,
		params: {},
		body: { kind: "json", schema: popupCode, maxBytes: 2_000 },
		success: 200,
		response: popupAnswer,
		errors: [400, 404, 422, 429],
		rate: "check",
	},
	sharedAnswer: {
		method: "GET",
		path: "/public/candidates/video/{hash}/filter",
		summary: "A candidate's recorded answer to one question",
		host: "api",
		regional: false,
		timeoutMs: TIMEOUT_MS.read,
		params: { hash },
		success: 200,
		response: sharedAnswer,
		errors: [404, 429],
		rate: "check",
	},
});
