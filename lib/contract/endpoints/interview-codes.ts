import { endpoints } from "../endpoint";
import { TIMEOUT_MS } from "../limits";
import { code } from "../params";
import { codeCheck, codeCheckQuery, popupAnswer, popupCode } from "../schemas/interview-code";

/** Calls of interview codes. */
export const interviewCodeEndpoints = endpoints({
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
		refusesInUrl: true,
		leadsOn: true,
		rate: "check",
	},
});
