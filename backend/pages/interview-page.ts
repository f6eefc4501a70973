import { html } from "hono/html";
import { parseCode } from "../../lib/contract/code";
import type { Deps } from "../deps";
import { readContent } from "../jobs/content";
import { findInterviewCode } from "../store/queries/codes";
import { page } from "./page";

/** Where an interview can be done, by its job's `device_type`. */
const PLACES = {
	0: "in this browser or in the mobile app",
	1: "in a browser on a computer",
	2: "in the mobile app",
};

/** The page that an interview link leads to: the interview of this code, or 404. */
export async function answerInterviewPage(raw: string, deps: Deps): Promise<Response> {
	const code = parseCode(raw)?.code;
	const found = code && (await findInterviewCode(deps.store, code));
	if (!found) {
		const body = html`<h1>We don't know this code</h1>
			<p>Please check the code in your invitation and try again.</p>`;
		return page("Unknown code", body, 404);
	}
	const place = PLACES[readContent(found.content).device_type] ?? PLACES[0];
	const body = html`<p>${found.companyTitle}</p>
		<h1>Your interview: ${found.jobTitle}</h1>
		<p>Your interview code is <strong>${found.code}</strong>.</p>
		<p>Keep it: with this code you can start ${place}, and come back later.</p>`;
	return page(`Interview ${found.code}`, body, 200);
}
