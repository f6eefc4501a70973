import { html } from "hono/html";
import { parseCode } from "../../lib/contract/code";
import { fill } from "../format/fill";
import { readContent } from "../job/content";
import { findInterviewCode } from "../store/queries/codes";
import { frame } from "./frame";
import { messagesIn } from "./messages";
import { page } from "./page";
import type { PageRequest } from "./page-request";

/** The page that an interview link leads to: the interview of this code, or 404. */
export async function answerInterviewPage(raw: string, { language, path, deps }: PageRequest): Promise<Response> {
	const messages = messagesIn(language);
	const languages = { en: `${path}?language=en`, id: `${path}?language=id` };
	const options = { language, ...frame({ siteOrigin: deps.siteOrigin, language, languages }) };
	const code = parseCode(raw)?.code;
	const found = code && (await findInterviewCode(deps.store, code));
	if (!found) {
		const body = html`<div class="card narrow">
			<h1>${messages.unknownCode}</h1>
			<p>${messages.unknownCodeText}</p>
		</div>`;
		return page(messages.unknownCode, body, 404, options);
	}
	// The devices for an interview, by its job's `device_type`.
	const places: Record<number, string> = { 0: messages.place0, 1: messages.place1, 2: messages.place2 };
	const body = html`<div class="card narrow">
		<p class="kicker">${found.companyTitle}</p>
		<h1>${fill(messages.interview, { job: found.jobTitle })}</h1>
		<p class="kicker">${messages.interviewCode}</p>
		<p class="code big">${found.code}</p>
		<p>${places[readContent(found.content).device_type] ?? messages.place0}</p>
	</div>`;
	return page(fill(messages.interviewTitle, { code: found.code }), body, 200, options);
}
