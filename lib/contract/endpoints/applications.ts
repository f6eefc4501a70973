import { endpoints } from "../endpoint";
import { TIMEOUT_MS } from "../limits";
import { applicationToken } from "../params";
import { phoneReading, phoneRequest } from "../schemas/phone";
import {
	applicationCorrection,
	changeConfirmed,
	changeRequest,
	changeRequested,
	correctionSaved,
	linkMailed,
	linkRequest,
	pendingChange,
	receiptText,
	regionParam,
	sentApplication,
} from "../schemas/sent-application";

const own = {
	host: "api",
	regional: true,
	timeoutMs: TIMEOUT_MS.standard,
	params: { token: applicationToken },
	success: 200,
	optional: true,
	rate: "check",
} as const;

/** What candidates do with an application that they have sent. Hosts may lack all of it. */
export const applicationEndpoints = endpoints({
	sentApplication: {
		...own,
		method: "GET",
		path: "/public/applications/{token}",
		summary: "An application, by its private link",
		response: sentApplication,
		errors: [404, 429],
	},
	correctApplication: {
		...own,
		method: "POST",
		path: "/public/applications/{token}",
		summary: "Corrections of an application",
		body: { kind: "json", schema: applicationCorrection, maxBytes: 20_000 },
		response: correctionSaved,
		bareSuccess: true,
		errors: [400, 404, 409, 422, 429],
	},
	applicationReceipt: {
		...own,
		method: "GET",
		path: "/public/applications/{token}/receipt",
		summary: "The receipt of an application",
		response: receiptText,
		errors: [404, 429],
	},
	applicationData: {
		...own,
		method: "GET",
		path: "/public/applications/{token}/data",
		summary: "All data of an application, as a ZIP file",
		file: "application/zip",
		errors: [404, 429],
	},
	mailLink: {
		...own,
		method: "POST",
		path: "/public/applications/{token}/link",
		summary: "Mails the ways to the interview to the address of the application",
		response: linkMailed,
		errors: [404, 409, 429],
		rate: "submit",
	},
	requestChange: {
		...own,
		method: "POST",
		path: "/public/applications/{token}/changes",
		summary: "Asks to withdraw or delete an application; a mail asks for the confirmation",
		body: { kind: "json", schema: changeRequest, maxBytes: 1_000 },
		response: changeRequested,
		errors: [400, 404, 409, 422, 429],
	},
	pendingChange: {
		...own,
		method: "GET",
		path: "/public/applications/{token}/confirmation",
		summary: "What a confirmation's link is about",
		response: pendingChange,
		errors: [404, 429],
	},
	confirmChange: {
		...own,
		method: "POST",
		path: "/public/applications/{token}/confirmation",
		summary: "Withdraws or deletes an application",
		response: changeConfirmed,
		errors: [404, 409, 429],
	},
	readPhone: {
		...own,
		method: "POST",
		params: {},
		path: "/check_phone",
		summary: "How a phone number is understood",
		body: { kind: "json", schema: phoneRequest, maxBytes: 1_000 },
		response: phoneReading,
		errors: [400, 404, 422, 429],
	},
	requestLinks: {
		...own,
		method: "POST",
		path: "/public/applications/links/{region}",
		summary: "Mails the links of all applications under an address to that address",
		params: { region: regionParam },
		body: { kind: "json", schema: linkRequest, maxBytes: 1_000 },
		success: 204,
		errors: [400, 422, 429],
	},
});
