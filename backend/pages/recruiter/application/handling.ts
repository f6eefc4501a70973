import { html } from "hono/html";
import { TEMPLATE_NAMES, templateFor } from "../../../application/answer/templates";
import { reminderOf } from "../../../application/reminder/reminder";
import { sentLabels } from "../../../application/sent/messages";
import { fill } from "../../../format/fill";
import { momentInWords } from "../../../format/moment";
import { readContent } from "../../../job/content";
import { answersTo } from "../../../store/queries/answers";
import { consentsOfApplication, findSentApplication } from "../../../store/queries/sent-applications";
import type { AnswerRow, ApplicationRow, JobRow } from "../../../store/schema";
import type { Html } from "../../page";
import type { CompanyVisit } from "../company-visit";
import { handlingMessages } from "../messages/handling";
import { alert, status as note } from "../parts/form";

export const STATUSES = ["unread", "review", "invited", "declined"] as const;

interface Shown {
	application: ApplicationRow;
	job: JobRow;
}

const NOTES = ["statusSaved", "cancelled"] as const;
const ALERTS = ["tooLate", "answerEmpty", "answerLong"] as const;

/** What came of the form before this page. */
function outcome({ query, language }: CompanyVisit): Html {
	const messages = handlingMessages(language);
	const key = query.get("note");
	const good = NOTES.find((one) => one === key);
	const bad = ALERTS.find((one) => one === key);
	return good ? note(messages[good]) : bad ? alert(messages[bad]) : html``;
}

function statusForm({ language, path }: CompanyVisit, { application }: Shown): Html {
	const messages = handlingMessages(language);
	const isDone = application.answered_at !== null;
	return html`<form method="post" action="${path}" class="inline">
			<input type="hidden" name="do" value="status" />
			<div class="field">
				<label for="status">${messages.status}</label>
				<select id="status" name="status" aria-describedby="status-hint">
					${STATUSES.map((one) => html`<option value="${one}" ${one === application.status && html`selected`}>${messages[one]}</option>`)}
				</select>
			</div>
			<button class="act quiet">${messages.saveStatus}</button>
			<p class="hint" id="status-hint">${messages.statusHint}</p>
		</form>
		<form method="post" action="${path}" class="inline">
			<input type="hidden" name="do" value="${isDone ? "unanswered" : "answered"}" />
			<button class="act quiet">${isDone ? messages.notAnswered : messages.answered}</button>
			<p class="hint">${messages.answeredHint}</p>
		</form>`;
}

function answerView(
	{ language, path }: CompanyVisit,
	job: JobRow,
	{ id, subject, body, send_at, sent_at }: AnswerRow,
): Html {
	const messages = handlingMessages(language);
	const moment = momentInWords(sent_at ?? send_at, readContent(job.content).timezone, language);
	return html`<li>
		<p><strong>${subject}</strong></p>
		<p class="cv">${body}</p>
		<p class="kicker">${fill(sent_at ? messages.sent : messages.waiting, { moment })}</p>
		${
			sent_at
				? ""
				: html`<form method="post" action="${path}">
						<input type="hidden" name="do" value="cancel" />
						<input type="hidden" name="answer" value="${id}" />
						<button class="act quiet">${messages.cancel}</button>
					</form>`
		}
	</li>`;
}

/** The form for an answer, beginning with the template that the address names. */
function answerForm(visit: CompanyVisit, { application, job }: Shown): Html {
	const { language, path, query, company } = visit;
	const messages = handlingMessages(language);
	if (!application.email) return html`<p>${fill(messages.noEmail, { phone: application.phone })}</p>`;
	const chosen = TEMPLATE_NAMES.find((one) => one === query.get("template"));
	const template = chosen ? templateFor(chosen, { application, job, company }) : { subject: "", body: "" };
	return html`<form method="get" action="${path}#answer" class="inline">
			<div class="field">
				<label for="template">${messages.template}</label>
				<select id="template" name="template">
					${TEMPLATE_NAMES.map((one) => html`<option value="${one}" ${one === chosen && html`selected`}>${messages[`${one}_template`]}</option>`)}
				</select>
			</div>
			<button class="act quiet">${messages.templateShow}</button>
		</form>
		<form method="post" action="${path}">
			<input type="hidden" name="do" value="answer" />
			<div class="field">
				<label for="subject">${messages.subject}</label>
				<input id="subject" name="subject" value="${template.subject}" maxlength="200" required />
			</div>
			<div class="field">
				<label for="body">${messages.body}</label>
				<textarea id="body" name="body" rows="8" maxlength="10000" required>${template.body}</textarea>
			</div>
			<p class="hint">${fill(messages.answerHint, { email: application.email })}</p>
			<button class="act">${messages.send}</button>
		</form>`;
}

async function consentProofs({ deps, language }: CompanyVisit, { application, job }: Shown): Promise<Html> {
	const consents = await consentsOfApplication(deps.store, application.id);
	if (consents.length === 0) return html``;
	const messages = handlingMessages(language);
	const labels = sentLabels(language, "recruiter");
	const { timezone } = readContent(job.content);
	return html`<section class="card">
		<h2>${messages.consents}</h2>
		<dl>
			${consents.map(({ kind, given_at, text_hash, version, language: written }) => {
				const moment = momentInWords(given_at, timezone, language);
				const proof = fill(messages.consent, { moment, language: written, version, hash: text_hash });
				return html`<div class="row"><dt>${labels[kind] ?? kind}</dt><dd>${proof}</dd></div>`;
			})}
		</dl>
	</section>`;
}

/** The reminder as a message that the recruiter sends, where nothing sends it by itself and the candidate agreed to it. */
async function chatLink({ deps, language }: CompanyVisit, { application }: Shown): Promise<Html> {
	const sent = deps.whatsapp ? undefined : await findSentApplication(deps.store, application.id);
	const consents = await consentsOfApplication(deps.store, application.id);
	const reminder = sent && reminderOf(sent, deps.publicUrl);
	const agreed = consents.some(({ kind }) => kind === "whatsapp_notification");
	if (!reminder || !agreed || application.withdrawn_at || application.answered_at) return html``;
	const number = (application.phone_key ?? application.phone).replace(/\D/g, "");
	const address = `https://wa.me/${number}?text=${encodeURIComponent(reminder.text)}`;
	return html`<p class="links"><a href="${address}" rel="noreferrer noopener">${handlingMessages(language).remind}</a></p>`;
}

/** The status of an application, and what came of the last form: what stands above of what was sent. */
export function standing(visit: CompanyVisit, shown: Shown): Html {
	const { withdrawn_at } = shown.application;
	const timezone = readContent(shown.job.content).timezone;
	const moment = withdrawn_at && momentInWords(withdrawn_at, timezone, visit.language);
	return html`${outcome(visit)}
		${moment ? alert(fill(handlingMessages(visit.language).withdrawnNote, { moment })) : ""}
		<section class="card noprint">${statusForm(visit, shown)}</section>`;
}

/** Answers to the candidate, and the proof of consent: what stands below of what was sent. */
export async function handling(visit: CompanyVisit, shown: Shown): Promise<Html> {
	const { deps, language } = visit;
	const { application, job } = shown;
	const answers = await answersTo(deps.store, application.id);
	return html`<section class="card noprint" id="answer">
			<h2>${handlingMessages(language).answerTitle}</h2>
			${answers.length > 0 ? html`<ul class="rows">${answers.map((answer) => answerView(visit, job, answer))}</ul>` : ""}
			${application.withdrawn_at ? "" : answerForm(visit, shown)} ${await chatLink(visit, shown)}
		</section>
		${await consentProofs(visit, shown)}`;
}
