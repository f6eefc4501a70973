import { html } from "hono/html";
import { TEMPLATE_NAMES, templateText } from "../../../application/answer/templates";
import { languageOfJob } from "../../../application/receipt/receipt";
import { fill } from "../../../format/fill";
import { momentInWords } from "../../../format/moment";
import { readContent } from "../../../job/content";
import { waitingAnswers } from "../../../store/queries/answers";
import type { JobRow } from "../../../store/schema";
import type { Html } from "../../page";
import { STATUSES } from "../application/handling";
import type { CompanyVisit } from "../company-visit";
import { handlingMessages } from "../messages/handling";
import { alert, status } from "../parts/form";

interface Many {
	/** The address of the list with its filters, to which its forms are sent. */
	address: string;
	jobs: readonly JobRow[];
}

/** The answers written by the last form, which can still be cancelled. */
async function writtenAnswers(
	{ deps, company, query, language }: CompanyVisit,
	{ address, jobs }: Many,
): Promise<Html> {
	const written = query.get("answers");
	const waiting = written ? await waitingAnswers(deps.store, company.id, written) : [];
	const [first] = waiting;
	if (!written || !first) return html``;
	const messages = handlingMessages(language);
	const timezone = jobs[0] && readContent(jobs[0].content).timezone;
	const moment = momentInWords(first.send_at, timezone, language);
	return html`<form class="note" method="post" action="${address}">
		<p>${fill(messages.manyWaiting, { count: waiting.length, moment })}</p>
		<input type="hidden" name="do" value="cancel" />
		<button class="act quiet" name="answers" value="${written}">${messages.manyCancel}</button>
	</form>`;
}

/** The result of the last form. */
export async function manyOutcome(visit: CompanyVisit, many: Many): Promise<Html> {
	const { query, language } = visit;
	const messages = handlingMessages(language);
	const message = (name: string, sentence: (count: number) => Html): Html => {
		const count = query.get(name);
		return count !== null && /^\d{1,6}$/.test(count) ? sentence(Number(count)) : html``;
	};
	return html`${message("changed", (count) => (count > 0 || query.has("withdrawn") ? status(fill(messages.manyDone, { count })) : alert(messages.manyNone)))}
		${message("withdrawn", (count) => alert(fill(messages.manyWithdrawn, { count })))}
		${message("waiting", (count) => alert(fill(messages.manyPending, { count })))}
		${message("silent", (count) => alert(fill(messages.manySilent, { count })))}
		${query.has("nothing") ? alert(messages.manyNothing) : ""}
		${message("cancelled", (count) => (count > 0 ? status(fill(messages.manyCancelled, { count })) : alert(messages.tooLate)))}
		${await writtenAnswers(visit, many)}`;
}

/** The answers by their status, in the languages of the listed jobs. */
function templates({ language }: CompanyVisit, jobs: readonly JobRow[]): Html {
	const messages = handlingMessages(language);
	const languages = [...new Set(jobs.map(languageOfJob))];
	return html`<details class="card noprint">
		<summary>${messages.manyTexts}</summary>
		${TEMPLATE_NAMES.map(
			(name) => html`<h3>${messages[name]}</h3>
				${languages.map((one) => {
					const { subject, body } = templateText(name, one);
					return html`<p class="cv" lang="${one}"><strong>${subject}</strong>\n\n${body}</p>`;
				})}`,
		)}
	</details>`;
}

/** What can be done with the selected applications. */
export function manyForm(visit: CompanyVisit, { address, jobs }: Many): Html {
	const messages = handlingMessages(visit.language);
	return html`<form id="many" class="filter noprint" method="post" action="${address}">
			<div class="field">
				<label for="many-status">${messages.many}: ${messages.manySet}</label>
				<select id="many-status" name="status">
					${STATUSES.map((one) => html`<option value="${one}" ${one === "review" && html`selected`}>${messages[one]}</option>`)}
				</select>
			</div>
			<label class="check wide"><input type="checkbox" name="answer" value="1" /> ${messages.manyAnswer}</label>
			<div class="do"><button class="act quiet">${messages.manyDo}</button></div>
		</form>
		${templates(visit, jobs)}`;
}
