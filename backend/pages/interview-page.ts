import { html } from "hono/html";
import { parseCode } from "../../lib/contract/code";
import { readContent } from "../job/content";
import { findInterviewCode } from "../store/queries/codes";
import type { Asked } from "./asked";
import { frame } from "./frame";
import { page } from "./page";
import { fill } from "./recruiter/words/fill";
import { wordsIn } from "./words";

/** The page that an interview link leads to: the interview of this code, or 404. */
export async function answerInterviewPage(raw: string, { language, path, deps }: Asked): Promise<Response> {
	const words = wordsIn(language);
	const languages = { en: `${path}?language=en`, id: `${path}?language=id` };
	const options = { language, ...frame({ siteOrigin: deps.siteOrigin, language, languages }) };
	const code = parseCode(raw)?.code;
	const found = code && (await findInterviewCode(deps.store, code));
	if (!found) {
		const body = html`<div class="card narrow">
			<h1>${words.unknownCode}</h1>
			<p>${words.unknownCodeText}</p>
		</div>`;
		return page(words.unknownCode, body, 404, options);
	}
	// Where an interview can be done, by its job's `device_type`.
	const places: Record<number, string> = { 0: words.place0, 1: words.place1, 2: words.place2 };
	const body = html`<div class="card narrow">
		<p class="kicker">${found.companyTitle}</p>
		<h1>${fill(words.interview, { job: found.jobTitle })}</h1>
		<p class="kicker">${words.interviewCode}</p>
		<p class="code big">${found.code}</p>
		<p>${places[readContent(found.content).device_type] ?? words.place0}</p>
	</div>`;
	return page(fill(words.interviewTitle, { code: found.code }), body, 200, options);
}
