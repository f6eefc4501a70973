import { html } from "hono/html";
import { codeIn } from "../../../../lib/contract/code";
import { looksClosed } from "../../../application/is-closed";
import type { Deps } from "../../../deps";
import { fill } from "../../../format/fill";
import type { Language } from "../../../http/language";
import type { JobRow } from "../../../store/schema";
import { dayInWords } from "../../blog/text";
import type { Html } from "../../page";
import { dashboardMessages } from "../messages/dashboard";
import { jobStateMessages } from "../messages/job-states";

type Place = Pick<Deps, "region" | "siteOrigin" | "now">;

/** A job's open code as candidates of its region use it. */
export const openCodeOf = ({ open_code }: JobRow, { region }: Pick<Deps, "region">): string =>
	codeIn(region, open_code);

/** The job's page on the site. */
export const jobAddress = (job: JobRow, place: Place): string => `${place.siteOrigin}/p/${openCodeOf(job, place)}`;

/** The number of applications, as a message. */
export function countInWords(count: number, language: Language): string {
	const messages = dashboardMessages(language);
	if (count === 0) return messages.noApplications;
	return count === 1 ? messages.oneApplication : fill(messages.someApplications, { count });
}

/** Whether a job is a draft, open or closed, until when, its open code, and whether candidates need its link. */
export function jobFacts(job: JobRow, place: Place, language: Language): Html {
	const messages = dashboardMessages(language);
	if (job.state === "draft") return html`<p class="facts"><span>${jobStateMessages(language).draft}</span></p>`;
	const closed = looksClosed(job, place.now());
	const hasForm = job.invite === 1;
	const state = closed ? messages.closed : messages.open;
	// "Closed until" would promise that the job opens again.
	const due = messages[closed ? "dueDate" : "until"];
	const day = hasForm && job.due_date && fill(due, { day: dayInWords(job.due_date.slice(0, 10), language) });
	return html`<p class="facts">
		<span class="${closed ? "" : "good"}">${hasForm ? state : messages.noForm}</span>
		${day && html`<span>${day}</span>`}
		<span>${messages.openCode}: <strong class="code">${openCodeOf(job, place)}</strong></span>
	</p>
	${job.unlisted === 1 && html`<p class="hint">${messages.linkOnly}</p>`}`;
}
