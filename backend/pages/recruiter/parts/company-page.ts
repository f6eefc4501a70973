import { html } from "hono/html";
import type { Html } from "../../page";
import type { CompanyVisit } from "../company-visit";
import { companyMessages } from "../messages/company";
import { dashboardMessages } from "../messages/dashboard";
import { listMessages } from "../messages/list";
import { recruiterPage, type Shown } from "./recruiter-page";

/** Links to a company's lists and its page, in the header of each of its pages. */
function tabs({ company, path, language }: CompanyVisit): Html {
	const messages = dashboardMessages(language);
	const lists = [
		[`/companies/${company.id}/dashboard`, messages.jobs],
		[`/companies/${company.id}/applications`, listMessages(language).title],
		[`/companies/${company.id}/page`, companyMessages(language).tab],
	] as const;
	return html`<nav class="tabs bar" aria-label="${company.title}">
		${lists.map(
			([address, name]) => html`<a href="${address}" ${address === path && html`aria-current="page"`}>${name}</a>`,
		)}
	</nav>`;
}

/** A page of a company: a recruiter page with links to its lists. */
export const companyPage = (visit: CompanyVisit, shown: Shown): Promise<Response> =>
	recruiterPage(visit, { ...shown, tabs: tabs(visit) });
