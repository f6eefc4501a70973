import { endpoints } from "../endpoint";
import { TIMEOUT_MS } from "../limits";
import { enquiryKind } from "../params";
import { created, emailCheck, emailCheckAnswer, enquiry, newUser } from "../schemas/account";

/** Recruiters' accounts and requests. */
export const accountEndpoints = endpoints({
	checkEmail: {
		method: "POST",
		path: "/users/check-email",
		summary: "Whether an email address is free for a new account",
		host: "recruiter",
		regional: false,
		timeoutMs: TIMEOUT_MS.read,
		params: {},
		body: { kind: "json", schema: emailCheck, maxBytes: 2_000 },
		success: 200,
		response: emailCheckAnswer,
		errors: [400, 422, 429],
		rate: "check",
	},
	createUser: {
		method: "POST",
		path: "/users",
		summary: "A new recruiter account",
		host: "recruiter",
		regional: false,
		timeoutMs: TIMEOUT_MS.standard,
		params: {},
		body: { kind: "json", schema: newUser, maxBytes: 20_000 },
		success: 201,
		response: created,
		errors: [400, 409, 422, 429],
		idempotent: true,
		rate: "submit",
	},
	enquiry: {
		method: "POST",
		path: "/public/enquiries/{kind}",
		summary: "A partner, demo or training request",
		host: "api",
		regional: false,
		timeoutMs: TIMEOUT_MS.standard,
		params: { kind: enquiryKind },
		body: { kind: "multipart", schema: enquiry, files: [], maxBytes: 50_000 },
		success: 201,
		response: created,
		errors: [400, 409, 422, 429],
		idempotent: true,
		rate: "submit",
	},
});
