import { html } from "hono/html";
import type { Language } from "../../../http/language";
import type { JobRow } from "../../../store/schema";
import type { Html } from "../../page";
import { handlingMessages } from "../messages/handling";
import { listMessages } from "../messages/list";
import { type Filters, filterQuery, isNarrowed, LISTED_STATUSES, LONGEST_SEARCH, ORDERS, SPANS } from "./filters";

type Option = readonly [value: string, label: string];

const option = ([value, label]: Option, chosen: string): Html =>
	html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>`;

function select(name: string, label: string, options: Html): Html {
	return html`<div class="field">
		<label for="${name}">${label}</label>
		<select id="${name}" name="${name}">
			${options}
		</select>
	</div>`;
}

interface Shown {
	/** Address of the list. */
	address: string;
	filters: Filters;
	/** The jobs to choose from; none on the page of one job. */
	jobs?: readonly JobRow[];
	language: Language;
}

function jobSelect(jobs: readonly JobRow[], { job }: Filters, language: Language): Html {
	const messages = listMessages(language);
	const chosen = String(job ?? "");
	const groups: Option[] = [
		["", messages.allJobs],
		["open", messages.openJobs],
		["closed", messages.closedJobs],
	];
	const options = html`${groups.map((one) => option(one, chosen))}
		<optgroup label="${messages.oneJob}">
			${jobs.map(({ id, title }) => option([String(id), title], chosen))}
		</optgroup>`;
	return select("job", messages.job, options);
}

/** The filters and the sort order of a list: a form sent by GET, so that each list has its own address. */
export function filterForm({ address, filters, jobs, language }: Shown): Html {
	const messages = listMessages(language);
	const { searched, span, status, order } = filters;
	const spans: Option[] = [["", messages.anyTime], ...SPANS.map((one): Option => [one, messages[`sent${one}`]])];
	const named = handlingMessages(language);
	const statuses: Option[] = [["", named.anyStatus], ...LISTED_STATUSES.map((one): Option => [one, named[one]])];
	const orders = ORDERS.map((one): Option => [one, messages[one]]);
	const canClear = isNarrowed(filters) || filterQuery(filters) !== "";
	return html`<form class="filter noprint" role="search" method="get" action="${address}">
		<div class="field wide">
			<label for="q">${messages.search}</label>
			<input id="q" name="q" type="search" value="${searched}" maxlength="${LONGEST_SEARCH}" autocomplete="off" />
		</div>
		${jobs && jobSelect(jobs, filters, language)}
		${select("sent", messages.sent, html`${spans.map((one) => option(one, span ?? ""))}`)}
		${select("status", named.status, html`${statuses.map((one) => option(one, status ?? ""))}`)}
		${select("order", messages.order, html`${orders.map((one) => option(one, order))}`)}
		<div class="do">
			<button class="act quiet">${messages.show}</button>
			${canClear ? html`<a class="tall" href="${address}">${messages.clear}</a>` : ""}
		</div>
	</form>`;
}
