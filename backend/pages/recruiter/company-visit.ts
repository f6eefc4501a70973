import { html } from "hono/html";
import { companiesOf } from "../../store/queries/users";
import type { CompanyRow, UserRow } from "../../store/schema";
import type { PageRequest } from "../page-request";
import { keepLanguage } from "./language";
import { LOGIN } from "./logout";
import { dashboardMessages } from "./messages/dashboard";
import { goTo, recruiterPage } from "./parts/recruiter-page";
import { readVisit, type Visit } from "./visit";

/** A visit by a signed-in recruiter, with the companies that they work for. */
export interface SignedIn extends Visit {
	user: UserRow;
	companies: CompanyRow[];
}

/** A visit to the pages of one of these companies. */
export interface CompanyVisit extends SignedIn {
	company: CompanyRow;
	params: PageRequest["params"];
}

/** The page for something that doesn't exist or belongs to another company; both look the same. */
export function missingPage(visit: Visit): Promise<Response> {
	const messages = dashboardMessages(visit.language);
	const body = html`<div class="card narrow">
			<h1>${messages.missingTitle}</h1>
			<p>${messages.missingText}</p>
			<p><a class="act" href="/companies">${messages.toDashboard}</a></p>
		</div>`;
	return recruiterPage(visit, { title: messages.missingTitle, body, status: 404 });
}

/** Runs a handler for signed-in recruiters; others sign in first, and then return to the page they requested. */
export const signedIn =
	(answer: (visit: SignedIn, params: PageRequest["params"]) => Promise<Response>) =>
	async (request: PageRequest): Promise<Response> => {
		const visit = await readVisit(request);
		const { user, deps, path, query } = visit;
		if (!user) {
			const search = query.size > 0 ? `?${query.toString()}` : "";
			return goTo(`${LOGIN}?next=${encodeURIComponent(path + search)}`, keepLanguage(visit));
		}
		return answer({ ...visit, user, companies: await companiesOf(deps.store, user.id) }, request.params);
	};

/** The same for a page of a company, which must be one of the recruiter's own. */
export const inCompany = (answer: (visit: CompanyVisit) => Promise<Response>) =>
	signedIn(async (visit, params) => {
		const company = visit.companies.find(({ id }) => String(id) === params.id);
		return company ? answer({ ...visit, company, params }) : missingPage(visit);
	});
