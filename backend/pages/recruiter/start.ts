import { html } from "hono/html";
import { companyOfNewest } from "../../store/queries/applications";
import { signedIn } from "./company-visit";
import { dashboardMessages } from "./messages/dashboard";
import { goTo, recruiterPage } from "./parts/recruiter-page";

/** Redirects a recruiter to the dashboard of the company with the newest application, or of their first one. */
export const showStart = signedIn(async (visit) => {
	const newest = await companyOfNewest(visit.deps.store, visit.companies);
	const first = visit.companies.find(({ id }) => id === newest) ?? visit.companies[0];
	const note = visit.query.get("note") === "password" ? "?note=password" : "";
	if (first) return goTo(`/companies/${first.id}/dashboard${note}`);
	const messages = dashboardMessages(visit.language);
	const body = html`<h1>${messages.noCompany}</h1>
		<p>${messages.noCompanyText}</p>`;
	return recruiterPage(visit, { title: messages.noCompany, body });
});
