import { html } from "hono/html";
import { listJobs } from "../../store/queries/applications";
import { inCompany } from "./company-visit";
import { applicationList } from "./list/application-list";
import { readFilters } from "./list/filters";
import { dashboardMessages } from "./messages/dashboard";
import { listMessages } from "./messages/list";
import { companyPage } from "./parts/company-page";

/** All applications to a company's jobs, with search, filters and sort orders. */
export const showApplications = inCompany(async (visit) => {
	const { company, deps, language, query } = visit;
	const { title } = listMessages(language);
	const jobs = await listJobs(deps.store, company.id);
	const all = jobs.reduce((sum, { applications }) => sum + applications, 0);
	const address = `/companies/${company.id}/applications`;
	const list =
		all === 0
			? html`<p>${dashboardMessages(language).noApplications}</p>`
			: await applicationList(visit, { jobs, filters: readFilters(query), address, hasJobs: true }, all);
	const body = html`<p class="kicker">${company.title}</p>
		<h1>${title}</h1>
		${list}`;
	return companyPage(visit, { title: `${title}, ${company.title}`, body });
});
