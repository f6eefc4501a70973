import { html } from "hono/html";
import { fill } from "../../../format/fill";
import { formOfJob, newForm } from "../../../job-editor/form/form-of-job";
import { findCompanyJob } from "../../../store/queries/applications";
import type { JobRow } from "../../../store/schema";
import type { Html } from "../../page";
import { type CompanyVisit, inCompany, missingPage } from "../company-visit";
import { jobFormMessages } from "../messages/job-form";
import { alert, status } from "../parts/form";
import { adviceList } from "./advice";
import { editorPage } from "./editor-page";

/** The form of a new job. */
export const showNewJob = inCompany((visit) => {
	const { company, language } = visit;
	const messages = jobFormMessages(language);
	const values = { company: company.title };
	const consent = {
		label: fill(messages.consentLabel, values),
		text: `<p>${escapeText(fill(messages.consentText, values))}</p>`,
	};
	const form = newForm({ company, language, consent });
	return editorPage(visit, { stored: undefined, version: "", form });
});

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** What happened before the form was opened. */
function noteOf({ query, language }: CompanyVisit): Html {
	const messages = jobFormMessages(language);
	switch (query.get("note")) {
		case "draft":
			return status(messages.draftSaved);
		case "copied":
			return status(messages.copied);
		case "unconfirmed":
			return alert(messages.unconfirmed);
		case "reopen":
			return alert(messages.reopenHint);
		default:
			return html``;
	}
}

async function importNote({ deps, language }: CompanyVisit, job: JobRow): Promise<Html> {
	const names = deps.store.selectFrom("imported_jobs").select("job_id").where("job_id", "=", job.id);
	if (!(await names.executeTakeFirst())) return html``;
	return html`<p class="note">${jobFormMessages(language).imported}</p>`;
}

/** The form of an existing job. */
export const showJobForm = inCompany(async (visit) => {
	const { company, deps, params, language } = visit;
	const stored = await findCompanyJob(deps.store, company.id, params.jobId ?? "");
	if (!stored) return missingPage(visit);
	const note = html`${noteOf(visit)} ${await importNote(visit, stored)} ${adviceList(stored, deps.now(), language)}`;
	return editorPage(visit, { stored, version: stored.updated_at, form: formOfJob(stored, visit.language), note });
});
