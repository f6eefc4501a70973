import { html } from "hono/html";
import type { Html } from "../../page";
import type { CompanyVisit } from "../company-visit";
import { dashboardMessages } from "../messages/dashboard";
import { listMessages } from "../messages/list";
import { recruiterPage, type Shown } from "./recruiter-page";

/** The two lists of a company, in the header of each of its pages. */
function tabs({ company, path, language }: CompanyVisit): Html {
	const messages = dashboardMessages(language);
	const lists = [
		[`/companies/${company.id}/dashboard`, messages.jobs],
		[`/companies/${company.id}/applications`, listMessages(language).title],
	] as const;
	return html`<nav class="tabs bar" aria-label="${company.title}">
		${lists.map(
			([address, name]) => html`<a href="${address}" ${address === path && html`aria-current="page"`}>${name}</a>`,
		)}
	</nav>`;
}

/** A page of a company: a recruiter's page with the ways to its lists. */
export const companyPage = (visit: CompanyVisit, shown: Shown): Promise<Response> =>
	recruiterPage(visit, { ...shown, tabs: tabs(visit) });
