import { html } from "hono/html";
import { readContent } from "../../jobs/content";
import {
	countApplications,
	findCompanyJob,
	type ListedApplication,
	listApplications,
} from "../../store/queries/applications";
import type { JobRow } from "../../store/schema";
import type { Html } from "../page";
import { type CompanyVisit, inCompany, missingPage } from "./company-visit";
import { countInWords, jobAddress, jobFacts } from "./parts/job-facts";
import { momentInWords } from "./parts/moment";
import { listPage, pager } from "./parts/pager";
import { recruiterPage } from "./parts/recruiter-page";
import { dashboardWords } from "./words/dashboard";
import { fill } from "./words/fill";

/** Applications on one page. */
const PER_PAGE = 25;

function card({ company, language }: CompanyVisit, job: JobRow, application: ListedApplication): Html {
	const words = dashboardWords(language);
	const { id, fullname, email, phone, cv_filepath, created_at } = application;
	const sent = momentInWords(created_at, readContent(job.content).timezone, language);
	return html`<li>
		<h3><a href="/companies/${company.id}/applications/${id}">${fullname}</a></h3>
		<p class="facts">
			${email && html`<a href="mailto:${email}">${email}</a>`}
			<span>${words.phone}: <a href="tel:${phone}">${phone}</a></span>
			<span>${cv_filepath ? words.hasCv : words.hasNoCv}</span>
		</p>
		<p class="facts">
			<span>${words.sentOn}: <time datetime="${created_at}">${sent}</time></span>
		</p>
	</li>`;
}

function emptyList({ deps, language }: CompanyVisit, job: JobRow): Html {
	const words = dashboardWords(language);
	const address = jobAddress(job, deps);
	return html`<div class="note">
		<p>${words.share}</p>
		<p><a href="${address}">${address}</a></p>
	</div>`;
}

async function applicationList(visit: CompanyVisit, job: JobRow, total: number): Promise<Html> {
	const { company, deps, language, query } = visit;
	if (total === 0) return emptyList(visit, job);
	const shown = listPage(query.get("page"), total, PER_PAGE);
	const rows = await listApplications(deps.store, job.id, { offset: shown.offset, limit: PER_PAGE });
	return html`<ul class="cards">
			${rows.map((row) => card(visit, job, row))}
		</ul>
		${pager(`/companies/${company.id}/jobs/${job.id}`, shown, language)}`;
}

/** A job with the applications to it, the newest first. */
export const showJob = inCompany(async (visit) => {
	const { company, deps, language, params } = visit;
	const job = await findCompanyJob(deps.store, company.id, params.jobId ?? "");
	if (!job) return missingPage(visit);
	const words = dashboardWords(language);
	const total = await countApplications(deps.store, job.id);
	const body = html`<p class="back">
			<a href="/companies/${company.id}/dashboard">${fill(words.backToJobs, { company: company.title })}</a>
		</p>
		<h1>${job.title}</h1>
		${jobFacts(job, deps, language)}
		<p class="links"><a href="${jobAddress(job, deps)}">${words.jobPage}</a></p>
		<h2>${countInWords(total, language)}</h2>
		${await applicationList(visit, job, total)}`;
	return recruiterPage(visit, { title: job.title, body });
});
