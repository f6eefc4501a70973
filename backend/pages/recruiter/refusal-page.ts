import { html } from "hono/html";
import type { Asked } from "../asked";
import { missingPage } from "./company-visit";
import { recruiterLanguage } from "./language";
import { recruiterPage } from "./parts/recruiter-page";
import { waitInWords } from "./parts/wait";
import type { Visit } from "./visit";
import { dashboardWords } from "./words/dashboard";
import { fill } from "./words/fill";
import { refusalWords } from "./words/refusals";

/** A visit of which nothing is looked up: the database may be what is wrong. */
function anybody({ path, query, headers, client, deps }: Asked): Visit {
	const language = recruiterLanguage({ query, headers }, undefined);
	return { path, query, headers, language, user: undefined, token: undefined, client, deps };
}

/** What a browser shows in place of an answer of refusal; `headers` are that answer's own, such as `retry-after`. */
export function refusalPage(asked: Asked, status: number, headers: Record<string, string> = {}): Promise<Response> {
	const visit = anybody(asked);
	if (status === 404) return missingPage(visit);
	const { language } = visit;
	const { title, text } = refusalWords(status, language);
	const minutes = waitInWords(Number(headers["retry-after"] ?? 1), language);
	const body = html`<div class="card narrow">
			<h1>${title}</h1>
			<p>${fill(text, { minutes })}</p>
			<p><a class="act" href="/companies">${dashboardWords(language).toDashboard}</a></p>
		</div>`;
	return recruiterPage(visit, { title, body, status, headers });
}
