import { html } from "hono/html";
import { codeIn } from "../../../../lib/contract/code";
import { fill } from "../../../format/fill";
import { checkForm } from "../../../job-editor/form/check-form";
import { formOfJob } from "../../../job-editor/form/form-of-job";
import { createPreview } from "../../../job-editor/preview";
import { findCompanyJob } from "../../../store/queries/applications";
import { findPreview } from "../../../store/queries/previews";
import { type CompanyVisit, inCompany, missingPage } from "../company-visit";
import { jobStateMessages } from "../messages/job-states";
import { companyPage } from "../parts/company-page";
import { phoneFrame } from "../parts/phone-frame";
import { goTo } from "../parts/recruiter-page";

/** A preview: the job's page on the site, in a frame as wide as a phone. */
export const showPreview = inCompany(async (visit) => {
	const { company, deps, params, language, query } = visit;
	const messages = jobStateMessages(language);
	const found = await findPreview(deps.store, params.code ?? "", deps.now().toISOString());
	if (found?.company.id !== company.id) return missingPage(visit);
	const address = `${deps.siteOrigin}/p/${encodeURIComponent(codeIn(deps.region, found.job.open_code))}`;
	const title = fill(messages.previewTitle, { title: found.job.title });
	const job = `/companies/${company.id}/jobs/${found.job.id}`;
	const way =
		query.get("from") === "form"
			? html`<p>${messages.previewForm}</p>`
			: html`<p class="back"><a href="${job}">${messages.previewBack}</a></p>`;
	const body = html`${way}
		<h1>${title}</h1>
		<p>${messages.previewText}</p>
		<p class="links"><a href="${address}">${messages.previewOpen}</a></p>
		${phoneFrame(address, messages.previewFrame)}
		<p class="hint">${messages.previewEnds}</p>`;
	return companyPage(visit, { title, body, frames: deps.siteOrigin });
});

/** Makes a preview of a stored job. */
export const takePreview = inCompany(async (visit) => {
	const { company, deps, params } = visit;
	const stored = await findCompanyJob(deps.store, company.id, params.jobId ?? "");
	if (!stored) return missingPage(visit);
	const { job } = checkForm(formOfJob(stored, visit.language), stored, { isDraft: true, now: visit.deps.now() });
	return goTo(`/companies/${company.id}/previews/${await createPreview(deps, { company, job, stored })}`);
});

/** The problems that prevent a preview, in a window of their own beside the form. */
export function previewRefused(visit: CompanyVisit, sentences: readonly string[]): Promise<Response> {
	const messages = jobStateMessages(visit.language);
	const body = html`<div class="card narrow">
		<h1>${messages.previewWrong}</h1>
		<p>${messages.previewWrongText}</p>
		<ul>
			${sentences.map((sentence) => html`<li>${sentence}</li>`)}
		</ul>
	</div>`;
	return companyPage(visit, { title: messages.previewWrong, body, status: 422 });
}
