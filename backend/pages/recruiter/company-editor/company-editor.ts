import { html } from "hono/html";
import { formOf } from "../../../company/edit/company-form";
import { siteAddress } from "../../frame";
import type { Html } from "../../page";
import { type CompanyVisit, inCompany } from "../company-visit";
import { companyMessages } from "../messages/company";
import { signInMessages } from "../messages/sign-in";
import { companyPage } from "../parts/company-page";
import { status, summary } from "../parts/form";
import { identityPart, lookPart, type ShownCompany, sharingPart, textsPart } from "./form-parts";

/** The way to the page itself, and who can see it. */
function pageLink({ company, deps, language }: CompanyVisit): Html {
	// The EU region has no pages by slugs.
	if (!company.slug || deps.region === "eu") return html``;
	const messages = companyMessages(language);
	const address = siteAddress(deps.siteOrigin, language, `/public/companies/${company.slug}`);
	return html`${company.listed === 0 && html`<p class="hint">${messages.unlisted}</p>`}
		<p class="links"><a href="${address}">${messages.see}</a></p>`;
}

/** The editor of a company's page, with what came of its form. */
export function companyEditor(
	visit: CompanyVisit,
	{ form, problems, isPreview = false }: Omit<ShownCompany, "language"> & { isPreview?: boolean },
): Promise<Response> {
	const { language, path, company, query } = visit;
	const messages = companyMessages(language);
	const shown = { form, problems, language };
	const hasFailed = Object.keys(problems).length > 0;
	const note = query.get("note") === "saved" && !isPreview && !hasFailed;
	const body = html`<p class="kicker">${company.title}</p>
		<h1>${messages.title}</h1>
		${summary(messages.problems, problems)} ${isPreview && !hasFailed && status(messages.previewed)} ${note && status(messages.saved)}
		<p>${messages.intro}</p>
		${pageLink(visit)}
		<form class="company-editor" method="post" action="${path}" enctype="multipart/form-data" novalidate>
			<button class="unseen" name="do" value="preview" tabindex="-1" aria-hidden="true">${messages.preview}</button>
			${identityPart(shown)} ${textsPart(shown)} ${lookPart(shown)} ${sharingPart(shown)}
			<div class="finish">
				<button class="act" name="do" value="publish">${messages.publish}</button>
				<button class="act quiet" name="do" value="preview">${messages.preview}</button>
			</div>
		</form>`;
	const title = hasFailed ? signInMessages(language).error + messages.title : messages.title;
	return companyPage(visit, { title: `${title}, ${company.title}`, body, status: hasFailed ? 422 : 200 });
}

/** What candidates see of a company, for those who work there. */
export const showCompanyEditor = inCompany((visit) =>
	companyEditor(visit, { form: formOf(visit.company), problems: {} }),
);
