import { html } from "hono/html";
import { TEMPLATE_NAMES, templateFor } from "../../../application/answer/templates";
import { fill } from "../../../format/fill";
import { momentInWords } from "../../../format/moment";
import { readContent } from "../../../job/content";
import { answersTo } from "../../../store/queries/answers";
import type { AnswerRow, ApplicationRow, JobRow } from "../../../store/schema";
import type { Html } from "../../page";
import type { CompanyVisit } from "../company-visit";
import { handlingMessages } from "../messages/handling";
import { alert } from "../parts/form";

export const LONGEST_SUBJECT = 200;
export const LONGEST_BODY = 10_000;

/** A refused answer, and why it was refused. */
export interface RefusedAnswer {
	problem: "answerEmpty" | "answerLong";
	subject: string;
	body: string;
}

interface Shown {
	application: ApplicationRow;
	job: JobRow;
	/** The phone number as people read it. */
	phone: string;
	refused?: RefusedAnswer;
}

/** When an answer was or will be sent; withdrawn applications get none. */
function fate({ language }: CompanyVisit, { application, job }: Shown, { send_at, sent_at }: AnswerRow): string {
	const messages = handlingMessages(language);
	if (!sent_at && application.withdrawn_at) return messages.notSent;
	const moment = momentInWords(sent_at ?? send_at, readContent(job.content).timezone, language);
	return fill(sent_at ? messages.sent : messages.waiting, { moment });
}

function answerView(visit: CompanyVisit, shown: Shown, answer: AnswerRow): Html {
	const { id, subject, body, sent_at } = answer;
	const isWaiting = !sent_at && !shown.application.withdrawn_at;
	return html`<li>
		<p><strong>${subject}</strong></p>
		<p class="cv">${body}</p>
		<p class="kicker">${fate(visit, shown, answer)}</p>
		${
			isWaiting &&
			html`<form method="post" action="${visit.path}">
				<input type="hidden" name="do" value="cancel" />
				<input type="hidden" name="answer" value="${id}" />
				<button class="act quiet">${handlingMessages(visit.language).cancel}</button>
			</form>`
		}
	</li>`;
}

type TemplateName = (typeof TEMPLATE_NAMES)[number] | undefined;

function templateForm({ language, path }: CompanyVisit, chosen: TemplateName): Html {
	const messages = handlingMessages(language);
	return html`<form method="get" action="${path}#answer" class="inline">
		<div class="field">
			<label for="template">${messages.template}</label>
			<select id="template" name="template">
				${TEMPLATE_NAMES.map((one) => html`<option value="${one}" ${one === chosen && html`selected`}>${messages[`${one}_template`]}</option>`)}
			</select>
		</div>
		<button class="act quiet">${messages.templateShow}</button>
	</form>`;
}

/** Offers to set the status that belongs to a template. */
function statusBox({ language }: CompanyVisit, { application, refused }: Shown, chosen: TemplateName): Html {
	const messages = handlingMessages(language);
	if (!chosen || refused || chosen === application.status) return html``;
	return html`<label class="check"
		><input type="checkbox" name="status" value="${chosen}" checked /> ${fill(messages.answerStatus, { status: messages[chosen] })}</label
	>`;
}

/** The form for an answer: as typed, or filled with the template that the address names. */
function answerForm(visit: CompanyVisit, shown: Shown): Html {
	const { language, path, query, company } = visit;
	const { application, job, phone, refused } = shown;
	const messages = handlingMessages(language);
	if (!application.email) return html`<p>${fill(messages.noEmail, { phone })}</p>`;
	const chosen = TEMPLATE_NAMES.find((one) => one === query.get("template"));
	const template = chosen && templateFor(chosen, { application, job, company });
	const { subject, body } = refused ?? template ?? { subject: "", body: "" };
	return html`${templateForm(visit, chosen)}
		<form method="post" action="${path}">
			<input type="hidden" name="do" value="answer" />
			<div class="field">
				<label for="subject">${messages.subject}</label>
				<input id="subject" name="subject" value="${subject}" maxlength="${LONGEST_SUBJECT}" required />
			</div>
			<div class="field">
				<label for="body">${messages.body}</label>
				<textarea id="body" name="body" rows="8" maxlength="${LONGEST_BODY}" required>${body}</textarea>
			</div>
			${statusBox(visit, shown, chosen)}
			<p class="hint">${fill(messages.answerHint, { email: application.email })}</p>
			<button class="act">${messages.send}</button>
		</form>`;
}

/** The answers to a candidate, and the form for another one; nothing for one who withdrew without any. */
export async function answersCard(visit: CompanyVisit, shown: Shown): Promise<Html | undefined> {
	const { application, refused } = shown;
	const messages = handlingMessages(visit.language);
	const answers = await answersTo(visit.deps.store, application.id);
	if (application.withdrawn_at && answers.length === 0) return undefined;
	return html`<h2>${messages.answerTitle}</h2>
		${answers.length > 0 ? html`<ul class="rows">${answers.map((answer) => answerView(visit, shown, answer))}</ul>` : ""}
		${refused ? alert(messages[refused.problem]) : ""}
		${application.withdrawn_at ? "" : answerForm(visit, shown)}`;
}
