import { html } from "hono/html";
import { startsLater } from "../../../application/interview-of";
import { fill } from "../../../format/fill";
import { canReopen, closeJob, copyJob, deleteDraft, reopenJob } from "../../../job-editor/states";
import { findCompanyJob } from "../../../store/queries/applications";
import type { JobRow } from "../../../store/schema";
import { type CompanyVisit, inCompany, missingPage } from "../company-visit";
import { jobStateMessages } from "../messages/job-states";
import { companyPage } from "../parts/company-page";
import { goTo } from "../parts/recruiter-page";

const LONGEST_TITLE = 200;

const pathOf = ({ company }: CompanyVisit, job: JobRow) => `/companies/${company.id}/jobs/${job.id}`;

/** Runs a handler for a job of the company if it is in one of these states; otherwise shows the job's page. */
const aboutJob = (
	states: readonly JobRow["state"][],
	answer: (visit: CompanyVisit, job: JobRow) => Promise<Response>,
) =>
	inCompany(async (visit) => {
		const job = await findCompanyJob(visit.deps.store, visit.company.id, visit.params.jobId ?? "");
		if (!job) return missingPage(visit);
		return states.includes(job.state) ? answer(visit, job) : goTo(pathOf(visit, job));
	});

interface Question {
	title: string;
	text: string;
	yes: string;
}

/** Asks for confirmation before something that can't be undone at once. */
function confirmPage(visit: CompanyVisit, job: JobRow, { title, text, yes }: Question): Promise<Response> {
	const body = html`<div class="card narrow">
		<p class="kicker">${job.title}</p>
		<h1>${title}</h1>
		<p>${text}</p>
		<form method="post" action="${visit.path}"><button class="act">${yes}</button></form>
		<p><a class="tall" href="${pathOf(visit, job)}">${jobStateMessages(visit.language).back}</a></p>
	</div>`;
	return companyPage(visit, { title, body });
}

export const showClose = aboutJob(["open"], (visit, job) => {
	const { closeTitle: title, closeText, closeInterviews, closeYes: yes } = jobStateMessages(visit.language);
	const hasInterview = job.no_assessment !== 1 && !startsLater(job.content);
	const text = hasInterview ? `${closeText} ${closeInterviews}` : closeText;
	return confirmPage(visit, job, { title, text, yes });
});

export const takeClose = aboutJob(["open"], async (visit, job) => {
	await closeJob(visit.deps, job);
	visit.deps.tasks.poke();
	return goTo(`${pathOf(visit, job)}?note=closed`);
});

/** Opens a job again; one whose due date has passed needs another one first. */
export const takeReopen = aboutJob(["open", "closed"], async (visit, job) => {
	const { deps } = visit;
	if (job.state === "closed") await reopenJob(deps, job);
	deps.tasks.poke();
	if (!canReopen(job, deps.now())) return goTo(`${pathOf(visit, job)}/edit?note=reopen#due_date`);
	return goTo(`${pathOf(visit, job)}?note=reopened`);
});

export const takeCopy = aboutJob(["draft", "open", "closed"], async (visit, job) => {
	const title = fill(jobStateMessages(visit.language).copyTitle, { title: job.title }).slice(0, LONGEST_TITLE);
	const id = await copyJob(visit.deps, job, title);
	return goTo(`/companies/${visit.company.id}/jobs/${id}/edit?note=copied`);
});

export const showDelete = aboutJob(["draft"], (visit, job) => {
	const { deleteTitle: title, deleteText: text, deleteYes: yes } = jobStateMessages(visit.language);
	return confirmPage(visit, job, { title, text, yes });
});

export const takeDelete = aboutJob(["draft"], async (visit, job) => {
	await deleteDraft(visit.deps, job);
	return goTo(`/companies/${visit.company.id}/dashboard?note=draftDeleted`);
});
