import { html } from "hono/html";
import { fill } from "../../format/fill";
import { countListed } from "../../store/queries/application-list";
import { findCompanyJob } from "../../store/queries/applications";
import type { JobRow } from "../../store/schema";
import { LOOK } from "../look/assets";
import type { Html } from "../page";
import { type CompanyVisit, inCompany, missingPage } from "./company-visit";
import { jobActions, jobNote } from "./job-editor/actions";
import { sharing } from "./job-editor/share";
import { applicationList } from "./list/application-list";
import { readFilters } from "./list/filters";
import { dashboardMessages } from "./messages/dashboard";
import { noticesForm } from "./notices";
import { companyPage } from "./parts/company-page";
import { jobFacts } from "./parts/job-facts";

function emptyList({ language }: CompanyVisit): Html {
	const messages = dashboardMessages(language);
	return html`<h2>${messages.noApplications}</h2>
		<p class="note">${messages.share}</p>`;
}

/** The applications to a job. A filter by jobs in the address doesn't apply to this list. */
function jobList(visit: CompanyVisit, job: JobRow, all: number): Promise<Html> {
	const filters = { ...readFilters(visit.query), job: undefined };
	const address = `/companies/${visit.company.id}/jobs/${job.id}`;
	return applicationList(visit, { jobs: [job], filters, address, hasJobs: false }, all);
}

/** The parts for a public job: its page, the ways to share it, and its applications. */
async function publishedPart(visit: CompanyVisit, job: JobRow, total: number): Promise<Html> {
	return html`${sharing(visit, job)} ${noticesForm(visit, job)}
	${total === 0 ? emptyList(visit) : await jobList(visit, job, total)}`;
}

/** A job with the applications to it, the newest first. */
export const showJob = inCompany(async (visit) => {
	const { company, deps, language, params } = visit;
	const job = await findCompanyJob(deps.store, company.id, params.jobId ?? "");
	if (!job) return missingPage(visit);
	const messages = dashboardMessages(language);
	const total = await countListed(deps.store, { jobIds: [job.id], searched: "", since: undefined });
	const body = html`<p class="back">
			<a href="/companies/${company.id}/dashboard">${fill(messages.backToJobs, { company: company.title })}</a>
		</p>
		<h1>${job.title}</h1>
		${jobFacts(job, deps, language)}
		${jobNote(visit, job)} ${jobActions(visit, job)} ${job.state === "draft" ? "" : await publishedPart(visit, job, total)}`;
	return companyPage(visit, { title: job.title, body, script: LOOK.copy });
});
