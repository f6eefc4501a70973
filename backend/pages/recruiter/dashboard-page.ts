import { html } from "hono/html";
import { overdueSince } from "../../application/overdue";
import { fill } from "../../format/fill";
import { countListed } from "../../store/queries/application-list";
import { listJobs } from "../../store/queries/applications";
import { siteAddress } from "../frame";
import type { Html } from "../page";
import { type CompanyVisit, inCompany } from "./company-visit";
import { confirmForm, firstSteps } from "./first-steps";
import { dashboardMessages } from "./messages/dashboard";
import { handlingMessages } from "./messages/handling";
import { jobStateMessages } from "./messages/job-states";
import { retentionMessages } from "./messages/retention";
import { signInMessages } from "./messages/sign-in";
import { companyPage } from "./parts/company-page";
import { alert, status, summary } from "./parts/form";
import { countInWords, jobAddress, jobFacts } from "./parts/job-facts";
import { withMail } from "./parts/with-mail";

type Job = Awaited<ReturnType<typeof listJobs>>[number];

/** The message after choosing a new password, or after deleting a draft. */
function whatHappened({ query, language }: CompanyVisit): Html {
	const note = query.get("note");
	if (note === "password") return status(signInMessages(language).passwordChanged);
	return note === "draftDeleted" ? status(jobStateMessages(language).draftDeleted) : html``;
}

/** The message after a request for another confirmation mail. */
function confirmNote({ query, user, language }: CompanyVisit): Html {
	const messages = dashboardMessages(language);
	const outcome = query.get("mail");
	if (outcome === "sent") return status(fill(messages.confirmSent, { email: user.email }));
	return outcome === "later" ? alert(messages.confirmLater) : html``;
}

/** Asks for confirmation of the address, if the first steps don't. */
function confirmBanner(visit: CompanyVisit, refused?: string): Html {
	const { user, language, company } = visit;
	if (user.confirmed_at) return html``;
	const messages = dashboardMessages(language);
	if (company.listed !== 1) return confirmNote(visit);
	return html`${confirmNote(visit)}
		<section class="note">
			<h2>${messages.confirmTitle}</h2>
			<p>${fill(messages.confirmText, { email: user.email })}</p>
			${confirmForm(visit, refused)}
		</section>`;
}

/** What a new account can do with the sample job, its only one. */
function sampleSteps(visit: CompanyVisit, jobs: readonly Job[]): Html {
	const messages = dashboardMessages(visit.language);
	const [job] = jobs;
	const isNew = jobs.length === 1 && job?.unlisted === 1 && job.applications === 0;
	if (!isNew) return html``;
	return html`<section class="note">
		<h2>${messages.sampleTitle}</h2>
		<p>${messages.sampleText}</p>
		<ol>
			<li><a href="${jobAddress(job, visit.deps)}">${messages.sampleOpen}</a></li>
			<li>${messages.sampleApply}</li>
			<li>${messages.sampleBack}</li>
		</ol>
	</section>`;
}

/** The number of overdue answers, with a link to these candidates. */
async function overdueNote({ company, deps, language }: CompanyVisit, jobs: readonly Job[]): Promise<Html> {
	const status = { overdueSince: overdueSince(deps.now()) };
	const jobIds = jobs.map(({ id }) => id);
	const count = await countListed(deps.store, { jobIds, searched: "", since: undefined, status });
	if (count === 0) return html``;
	const messages = handlingMessages(language);
	const text = count === 1 ? messages.overdueOne : fill(messages.overdueSome, { count });
	return html`<p class="note"><a href="/companies/${company.id}/applications?status=overdue">${text}</a></p>`;
}

function jobLink(job: Job, deps: CompanyVisit["deps"], language: CompanyVisit["language"]): Html {
	const { jobPage } = dashboardMessages(language);
	return html`<p class="links">
		<a href="${jobAddress(job, deps)}" aria-label="${jobPage}: ${job.title}">${jobPage}</a>
	</p>`;
}

function jobCard({ company, deps, language }: CompanyVisit, job: Job): Html {
	return html`<li>
		<h3><a href="/companies/${company.id}/jobs/${job.id}">${job.title}</a></h3>
		${job.state !== "draft" && html`<p>${countInWords(job.applications, language)}</p>`}
		${jobFacts(job, deps, language)}
		${job.state !== "draft" && jobLink(job, deps, language)}
	</li>`;
}

function jobList(visit: CompanyVisit, jobs: readonly Job[]): Html {
	const messages = dashboardMessages(visit.language);
	if (jobs.length === 0) return html`<p>${visit.user.confirmed_at ? messages.noJobs : messages.noJobsYet}</p>`;
	return html`<ul class="cards">
		${jobs.map((job) => jobCard(visit, job))}
	</ul>`;
}

function otherCompanies({ companies, company, deps, language }: CompanyVisit): Html {
	const messages = dashboardMessages(language);
	const others = companies.filter(({ id }) => id !== company.id);
	if (others.length === 0) return html``;
	return html`<h2>${messages.otherCompanies}</h2>
		<ul>
			${others.map(({ id, title }) => {
				const address = siteAddress(deps.siteOrigin, language, `/companies/${id}/switch`);
				return html`<li><a href="${address}">${fill(messages.switchTo, { company: title })}</a></li>`;
			})}
		</ul>`;
}

/** Where to find applications of the other region: each region stores its own. */
function regionNote({ deps, language }: CompanyVisit): Html {
	if (deps.region !== "main") return html``;
	const messages = dashboardMessages(language);
	const { supportEmail } = deps;
	const ask = supportEmail ? withMail(messages.regionAsk, supportEmail) : messages.regionAskUnknown;
	return html`<p class="hint apart">${messages.region} ${ask}</p>`;
}

/** A company's dashboard: its jobs with their applications, the first steps of a new account, and other companies. */
export const showDashboard = inCompany((visit) => showDashboardWith(visit));

/** The dashboard; `refused` is an invalid email address that was entered as the new one. */
export async function showDashboardWith(visit: CompanyVisit, refused?: string): Promise<Response> {
	const { company, deps, language } = visit;
	const messages = dashboardMessages(language);
	const jobs = await listJobs(deps.store, company.id);
	const body = html`<p class="kicker">${messages.companies}</p>
		<h1>${company.title}</h1>
		${refused !== undefined && summary(signInMessages(language).problems, { email: signInMessages(language).emailInvalid })}
		${whatHappened(visit)} ${confirmBanner(visit, refused)}
		${await overdueNote(visit, jobs)}
		<div class="boxes">${firstSteps(visit, jobs, refused)} ${sampleSteps(visit, jobs)}</div>
		<h2>${messages.jobs}</h2>
		<p class="noprint"><a class="act" href="/companies/${company.id}/jobs/new">${jobStateMessages(language).post}</a></p>
		${jobList(visit, jobs)}
		<p class="links"><a href="/companies/${company.id}/retention">${retentionMessages(language).title}</a></p>
		${regionNote(visit)} ${otherCompanies(visit)}`;
	if (refused === undefined) return companyPage(visit, { title: company.title, body });
	return companyPage(visit, { title: signInMessages(language).error + company.title, body, status: 422 });
}
