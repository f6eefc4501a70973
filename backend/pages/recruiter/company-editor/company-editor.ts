import { html } from "hono/html";
import { formOf } from "../../../company/edit/company-form";
import { versionOf } from "../../../company/edit/save-company";
import { siteAddress } from "../../frame";
import { LOOK } from "../../look/assets";
import type { Html } from "../../page";
import { type CompanyVisit, inCompany } from "../company-visit";
import { companyMessages } from "../messages/company";
import { signInMessages } from "../messages/sign-in";
import { companyPage } from "../parts/company-page";
import { status, summary } from "../parts/form";
import { phoneFrame } from "../parts/phone-frame";
import { identityPart, lookPart, type ShownCompany, sharingPart, textsPart } from "./form-parts";

/** The way to the page itself, and who can see it. */
function pageLink({ company, deps, language }: CompanyVisit): Html {
	if (!company.slug || !hasCompanyPage({ deps })) return html``;
	const messages = companyMessages(language);
	const address = siteAddress(deps.siteOrigin, language, `/public/companies/${company.slug}`);
	return html`${company.listed === 0 && html`<p class="hint">${messages.unlisted}</p>`}
		<p class="links"><a href="${address}">${messages.see}</a></p>`;
}

interface Editor extends Omit<ShownCompany, "language"> {
	/** `versionOf` the company when the form was opened. */
	version: string;
	/** Slug of the preview that is shown above the form. */
	preview?: string;
	/** Shown above the form. */
	note?: Html;
	status?: number;
}

/** The preview of the page, above its form. */
function previewPart({ deps, language }: CompanyVisit, slug: string): Html {
	const messages = companyMessages(language);
	const address = siteAddress(deps.siteOrigin, language, `/public/companies/${slug}`);
	return html`${status(messages.previewed)}
		<p class="links">
			<a href="#form">${messages.previewBack}</a>
			<a href="${address}" target="_blank">${messages.previewOpen}</a>
		</p>
		${phoneFrame(address, messages.previewFrame)}`;
}

/** Whether a region's companies have pages. In the EU region they don't: the company is shown on job pages only. */
export const hasCompanyPage = ({ deps }: Pick<CompanyVisit, "deps">): boolean => deps.region === "main";

/** The editor of a company's page, with the result of its form. */
export function companyEditor(visit: CompanyVisit, editor: Editor): Promise<Response> {
	const { language, path, company, deps } = visit;
	const { form, problems, version, preview, note = "", status: code } = editor;
	const messages = companyMessages(language);
	const shown = { form, problems, language };
	const hasPage = hasCompanyPage(visit);
	const hasFailed = Object.keys(problems).length > 0;
	const body = html`<p class="kicker">${company.title}</p>
		<h1>${messages.title}</h1>
		${summary(messages.problems, problems)} ${note}
		${preview ? previewPart(visit, preview) : html`<p>${messages.intro}</p>${pageLink(visit)}`}
		<form class="company-editor" id="form" method="post" action="${path}" enctype="multipart/form-data" novalidate
			data-contrast="${path}/contrast?language=${language}">
			${hasPage && html`<button class="unseen" name="do" value="preview" tabindex="-1" aria-hidden="true">${messages.preview}</button>`}
			<input type="hidden" name="version" value="${version}" />
			<p class="hint">${messages.required}</p>
			${identityPart(shown)} ${textsPart(shown)} ${lookPart(shown)} ${sharingPart(shown)}
			<div class="finish">
				<button class="act" name="do" value="publish">${messages.publish}</button>
				${hasPage && html`<button class="act quiet" name="do" value="preview">${messages.preview}</button>`}
			</div>
		</form>`;
	const title = hasFailed ? signInMessages(language).error + messages.title : messages.title;
	const frames = preview && deps.siteOrigin;
	const script = LOOK.contrast;
	return companyPage(visit, {
		title: `${title}, ${company.title}`,
		body,
		status: code ?? (hasFailed ? 422 : 200),
		frames,
		script,
		asks: true,
	});
}

/** The page on which recruiters edit what candidates see of their company. */
export const showCompanyEditor = inCompany((visit) => {
	const { company, query, language } = visit;
	const note = query.get("note") === "saved" ? status(companyMessages(language).saved) : undefined;
	return companyEditor(visit, { form: formOf(company), version: versionOf(company), problems: {}, note });
});
