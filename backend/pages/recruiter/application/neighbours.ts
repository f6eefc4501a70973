import { html } from "hono/html";
import { fill } from "../../../format/fill";
import { placeInList } from "../../../store/queries/application-list";
import { listJobs } from "../../../store/queries/applications";
import type { JobRow } from "../../../store/schema";
import type { Html } from "../../page";
import type { CompanyVisit } from "../company-visit";
import { filterQuery, listedBy, readFilters } from "../list/filters";
import { applicationMessages } from "../messages/application";
import { listMessages } from "../messages/list";

/** The list that an application was opened from, and its neighbours there. */
interface FromList {
	/** The way back to it. */
	back: Html;
	/** Links to the previous and the next application; nothing if the list contains only this one, or not even that. */
	beside: Html;
	/** The same links at the end of the page. */
	below: Html;
}

/** Reads from the address which list an application was opened from: all of its company's applications, or its job's. */
export async function fromList(visit: CompanyVisit, job: JobRow, id: string): Promise<FromList> {
	const { company, deps, language, query } = visit;
	const messages = listMessages(language);
	const isAll = query.get("list") === "all";
	const filters = readFilters(query);
	const jobs = isAll ? await listJobs(deps.store, company.id) : [job];
	const own = `/companies/${company.id}`;
	const list = isAll ? `${own}/applications` : `${own}/jobs/${job.id}`;
	const name = isAll
		? fill(messages.back, { company: company.title })
		: fill(applicationMessages(language).back, { job: job.title });
	const back = html`<p class="back"><a href="${list}${filterQuery(filters)}">${name}</a></p>`;
	const found = await placeInList(deps.store, listedBy(filters, jobs, deps.now()), id);
	if (!found || found.total === 1) return { back, beside: html``, below: html`` };
	const { before, after, place, total } = found;
	const address = (other: string) =>
		`${own}/applications/${other}${filterQuery(filters, isAll ? { list: "all" } : {})}`;
	const links = html`${before && html`<a rel="prev" href="${address(before)}">${messages.previous}</a>`}
		<span>${fill(messages.place, { place, total })}</span>
		${after && html`<a rel="next" href="${address(after)}">${messages.next}</a>`}`;
	const beside = html`<nav class="pager" aria-label="${messages.neighbours}">${links}</nav>`;
	return { back, beside, below: html`<div class="pager">${links}</div>` };
}
