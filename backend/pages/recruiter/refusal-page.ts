import { html } from "hono/html";
import { fill } from "../../format/fill";
import type { PageRequest } from "../page-request";
import { missingPage } from "./company-visit";
import { recruiterLanguage } from "./language";
import { dashboardMessages } from "./messages/dashboard";
import { refusalMessages } from "./messages/refusals";
import { recruiterPage } from "./parts/recruiter-page";
import { waitInWords } from "./parts/wait";
import type { Visit } from "./visit";

/** A visit without database queries, because the database may be the cause of the failure. */
function anybody({ path, query, headers, client, deps }: PageRequest): Visit {
	const language = recruiterLanguage({ query, headers }, undefined);
	return { path, query, headers, language, user: undefined, token: undefined, device: undefined, client, deps };
}

/** The page for a refused request; `headers` come from the refusal, such as `retry-after`. */
export function refusalPage(
	request: PageRequest,
	status: number,
	headers: Record<string, string> = {},
): Promise<Response> {
	const visit = anybody(request);
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
