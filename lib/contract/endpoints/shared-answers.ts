import { endpoints } from "../endpoint";
import { TIMEOUT_MS } from "../limits";
import { hash } from "../params";
import { sharedAnswer } from "../schemas/shared-answer";

/** Calls of shared answers. */
export const sharedAnswerEndpoints = endpoints({
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
