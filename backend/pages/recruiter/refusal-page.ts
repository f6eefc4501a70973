import { html } from "hono/html";
import type { PageRequest } from "../page-request";
import { missingPage } from "./company-visit";
import { recruiterLanguage } from "./language";
import { dashboardMessages } from "./messages/dashboard";
import { fill } from "./messages/fill";
import { refusalMessages } from "./messages/refusals";
import { recruiterPage } from "./parts/recruiter-page";
import { waitInWords } from "./parts/wait";
import type { Visit } from "./visit";

/** A visit of which nothing is looked up: the database may be what is wrong. */
function anybody({ path, query, headers, client, deps }: PageRequest): Visit {
	const language = recruiterLanguage({ query, headers }, undefined);
	return { path, query, headers, language, user: undefined, token: undefined, client, deps };
}

/** What a browser shows in place of an answer of refusal; `headers` are that answer's own, such as `retry-after`. */
export function refusalPage(
	asked: PageRequest,
	status: number,
	headers: Record<string, string> = {},
): Promise<Response> {
	const visit = anybody(asked);
	if (status === 404) return missingPage(visit);
	const { language } = visit;
	const { title, text } = refusalMessages(status, language);
	const minutes = waitInWords(Number(headers["retry-after"] ?? 1), language);
	const body = html`<div class="card narrow">
			<h1>${title}</h1>
			<p>${fill(text, { minutes })}</p>
			<p><a class="act" href="/companies">${dashboardMessages(language).toDashboard}</a></p>
		</div>`;
	return recruiterPage(visit, { title, body, status, headers });
}
