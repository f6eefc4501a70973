import { html } from "hono/html";
import { daysOverdue } from "../../../application/overdue";
import { phoneInWords } from "../../../application/phone-key";
import { fill } from "../../../format/fill";
import { momentInWords } from "../../../format/moment";
import { readContent } from "../../../job/content";
import {
	countListed,
	type ListedApplication,
	type ListedBy,
	listApplications,
} from "../../../store/queries/application-list";
import type { JobRow } from "../../../store/schema";
import type { Html } from "../../page";
import type { CompanyVisit } from "../company-visit";
import { dashboardMessages } from "../messages/dashboard";
import { handlingMessages } from "../messages/handling";
import { listMessages } from "../messages/list";
import { countInWords } from "../parts/job-facts";
import { listPage, pager } from "../parts/pager";
import { filterForm } from "./filter-form";
import { type Filters, filterQuery, isNarrowed, listedBy } from "./filters";
import { manyForm, manyOutcome } from "./many";

/** Applications on one page. */
const PER_PAGE = 25;

interface List {
	/** The jobs whose applications the list may contain. */
	jobs: readonly JobRow[];
	filters: Filters;
	/** The list's address, without filters. */
	address: string;
	/** The list is on its own page, so each entry names its job, and jobs can be filtered. */
	hasJobs: boolean;
}

/** The part of an application's address that names the list it was opened from. */
const FROM_ALL = { list: "all" };

interface Entry {
	application: ListedApplication;
	/** The phone number as people read it. */
	phone: string;
	job: JobRow | undefined;
}

/** A phone number isn't a link: it is stored without its plus sign, so a phone might dial it as a national number. */
function entry(
	{ company, deps, language }: CompanyVisit,
	{ filters, hasJobs }: List,
	{ application, phone, job }: Entry,
): Html {
	const messages = dashboardMessages(language);
	const { id, fullname, email, cv_filepath, created_at, status: state, withdrawn_at, answered_at } = application;
	const named = handlingMessages(language);
	const sent = momentInWords(created_at, job && readContent(job.content).timezone, language);
	const days = daysOverdue(application, deps.now());
	const query = filterQuery(filters, hasJobs ? FROM_ALL : {});
	return html`<li>
		<div>
			<input class="pick noprint" type="checkbox" name="application" value="${id}" form="many" aria-labelledby="name-${id}" />
			<h3><a href="/companies/${company.id}/applications/${id}${query}" id="name-${id}"><bdi>${fullname}</bdi></a></h3>
			${hasJobs && job ? html`<p class="kicker">${job.title}</p>` : ""}
		</div>
		<p class="facts">
			${email && html`<a href="mailto:${email}"><bdi>${email}</bdi></a>`}
			<span>${messages.phone}: ${phone}</span>
			<span>${cv_filepath ? messages.hasCv : messages.hasNoCv}</span>
		</p>
		<p class="facts">
			<span>${messages.sentOn}: <time datetime="${created_at}">${sent}</time></span>
			<strong>${named[withdrawn_at ? "withdrawn" : state]}</strong>
			${answered_at && html`<span>${named.interviewDone}</span>`}
			${days !== undefined && html`<strong class="bad">${fill(named.overdueDays, { days })}</strong>`}
		</p>
	</li>`;
}

/** Links that download the listed applications. */
function exports({ language, company }: CompanyVisit, { filters, jobs, hasJobs }: List): Html {
	const named = handlingMessages(language);
	const narrowed = filterQuery(hasJobs ? filters : { ...filters, job: jobs[0]?.id });
	const address = (kind: "csv" | "zip") => `/companies/${company.id}/export/applications.${kind}${narrowed}`;
	return html`<p class="links noprint">
		<span>${named.exportTitle}:</span>
		<a href="${address("csv")}">${named.csv}</a>
		<a href="${address("zip")}">${named.zip}</a>
	</p>`;
}

async function entries(visit: CompanyVisit, list: List, by: ListedBy, total: number): Promise<Html> {
	const { deps, language, query } = visit;
	if (total === 0) return html`<p class="note">${listMessages(language).none}</p>`;
	const shown = listPage(query.get("page"), total, PER_PAGE);
	const rows = await listApplications(deps.store, by, { offset: shown.offset, limit: PER_PAGE });
	const jobs = new Map(list.jobs.map((job) => [job.id, job]));
	const address = (page: number) => list.address + filterQuery(list.filters, { page: String(page) });
	const phones = await Promise.all(rows.map(({ phone, phone_key }) => phoneInWords(phone_key ?? phone)));
	return html`<ul class="rows">
			${rows.map((row, i) => entry(visit, list, { application: row, phone: phones[i] ?? row.phone, job: jobs.get(row.job_id) }))}
		</ul>
		${manyForm(visit, { address: address(shown.page), jobs: list.jobs })} ${exports(visit, list)}
		${pager(address, shown, language)}`;
}

/** A list of applications below their number, with its filters; `all` is the number without filters. */
export async function applicationList(visit: CompanyVisit, list: List, all: number): Promise<Html> {
	const { deps, language } = visit;
	const { filters, jobs, address, hasJobs } = list;
	const by = listedBy(filters, jobs, deps.now());
	const narrowed = isNarrowed(filters);
	const total = narrowed ? await countListed(deps.store, by) : all;
	const counted = countInWords(all, language);
	return html`${await manyOutcome(visit, { address: address + filterQuery(filters), jobs })}
		<h2>${narrowed ? fill(listMessages(language).found, { count: total, all: counted }) : counted}</h2>
		${filterForm({ address, filters, jobs: hasJobs ? jobs : undefined, language })}
		${await entries(visit, list, by, total)}`;
}
