import { html } from "hono/html";
import { noticeWaiting } from "../../application/notice/notice-waiting";
import { findCompanyJob } from "../../store/queries/applications";
import type { JobRow } from "../../store/schema";
import type { Html } from "../page";
import type { Posted } from "../page-request";
import { type CompanyVisit, inCompany, missingPage } from "./company-visit";
import { handlingMessages } from "./messages/handling";
import { status } from "./parts/form";
import { goTo } from "./parts/recruiter-page";

const MODES = ["now", "daily", "off"] as const satisfies readonly JobRow["notices"][];

/** Chooses how recruiters hear of new and withdrawn applications to a job. */
export function noticesForm({ company, language, query }: CompanyVisit, job: JobRow): Html {
	const messages = handlingMessages(language);
	return html`${query.get("note") === "notices" ? status(messages.noticesSaved) : ""}
		<form class="inline noprint" method="post" action="/companies/${company.id}/jobs/${job.id}/notices">
			<div class="field">
				<label for="notices">${messages.noticesTitle}</label>
				<select id="notices" name="notices" aria-describedby="notices-hint">
					${MODES.map((mode) => html`<option value="${mode}" ${mode === job.notices && html`selected`}>${messages[`notices_${mode}`]}</option>`)}
				</select>
			</div>
			<button class="act quiet">${messages.saveStatus}</button>
			<p class="hint" id="notices-hint">${messages.noticesHint}</p>
		</form>`;
}

/** Saves the choice; what waited for a digest that doesn't come any more is told now. */
async function choose({ deps, company }: CompanyVisit, job: JobRow, notices: JobRow["notices"]): Promise<void> {
	const at = deps.now().toISOString();
	await deps.store.transaction().execute(async (write) => {
		await write.updateTable("jobs").set({ notices }).where("id", "=", job.id).execute();
		const news = { job: { ...job, notices }, company, publicUrl: deps.publicUrl };
		if (job.notices === "daily" && notices === "now") await noticeWaiting(write, news, at);
	});
	deps.tasks.poke();
}

/** Takes the choice. */
export const takeNotices = (posted: Posted): Promise<Response> =>
	inCompany(async (visit) => {
		const { company, deps, params } = visit;
		const job = await findCompanyJob(deps.store, company.id, params.jobId ?? "");
		if (!job) return missingPage(visit);
		const notices = MODES.find((mode) => mode === posted.form.get("notices"));
		if (notices) await choose(visit, job, notices);
		return goTo(`/companies/${company.id}/jobs/${job.id}?note=notices`);
	})(posted);
