import { html } from "hono/html";
import { signedIn } from "./company-visit";
import { dashboardMessages } from "./messages/dashboard";
import { goTo, recruiterPage } from "./parts/recruiter-page";

/** Leads a recruiter to the dashboard of their first company. */
export const showStart = signedIn(async (visit) => {
	const [first] = visit.companies;
	const note = visit.query.get("note") === "password" ? "?note=password" : "";
	if (first) return goTo(`/companies/${first.id}/dashboard${note}`);
	const messages = dashboardMessages(visit.language);
	const body = html`<h1>${messages.noCompany}</h1>
		<p>${messages.noCompanyText}</p>`;
	return recruiterPage(visit, { title: messages.noCompany, body });
});
