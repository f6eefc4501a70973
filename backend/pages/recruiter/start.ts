import { html } from "hono/html";
import { signedIn } from "./company-visit";
import { goTo, recruiterPage } from "./parts/recruiter-page";
import { dashboardWords } from "./words/dashboard";

/** Leads a recruiter to the dashboard of their first company. */
export const showStart = signedIn(async (visit) => {
	const [first] = visit.companies;
	const note = visit.query.get("note") === "password" ? "?note=password" : "";
	if (first) return goTo(`/companies/${first.id}/dashboard${note}`);
	const words = dashboardWords(visit.language);
	const body = html`<h1>${words.noCompany}</h1>
		<p>${words.noCompanyText}</p>`;
	return recruiterPage(visit, { title: words.noCompany, body });
});
