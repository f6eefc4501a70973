import { html } from "hono/html";
import { chatReminderLink } from "../../../application/reminder/reminder";
import { sentLabels } from "../../../application/sent/messages";
import { fill } from "../../../format/fill";
import { momentInWords } from "../../../format/moment";
import { readContent } from "../../../job/content";
import { consentsOfApplication, findSentApplication } from "../../../store/queries/sent-applications";
import type { ApplicationRow, JobRow } from "../../../store/schema";
import type { Html } from "../../page";
import type { CompanyVisit } from "../company-visit";
import { handlingMessages } from "../messages/handling";
import { alert, status as note } from "../parts/form";
import { answersCard, type RefusedAnswer } from "./answers";

export const STATUSES = ["unread", "review", "invited", "declined"] as const;

interface Shown {
	application: ApplicationRow;
	job: JobRow;
	/** The phone number as people read it. */
	phone: string;
	/** The answer of the last form, if it was refused. */
	refused?: RefusedAnswer;
}

/** What stands above the contents depends on this. */
interface Standing extends Pick<Shown, "application" | "job"> {
	interviewCode: string | undefined;
}

const NOTES = ["statusSaved", "cancelled"] as const;

/** The result of the last form. */
function outcome({ query, language }: CompanyVisit): Html {
	const messages = handlingMessages(language);
	const key = query.get("note");
	const good = NOTES.find((one) => one === key);
	if (good) return note(messages[good]);
	return key === "tooLate" ? alert(messages.tooLate) : html``;
}

function statusForm({ language, path }: CompanyVisit, { application }: Pick<Shown, "application">): Html {
	const messages = handlingMessages(language);
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
	</form>`;
}

/** Marks the interview as done, or takes that back; nothing where no interview is expected any more. */
function interviewForm({ language, path }: CompanyVisit, { application, job, interviewCode }: Standing): Html {
	const isDone = application.answered_at !== null;
	const isExpected = interviewCode && job.no_assessment !== 1 && application.status !== "declined";
	if (!isDone && !isExpected) return html``;
	const messages = handlingMessages(language);
	return html`<form method="post" action="${path}" class="inline">
		<input type="hidden" name="do" value="${isDone ? "unanswered" : "answered"}" />
		<button class="act quiet">${isDone ? messages.notAnswered : messages.answered}</button>
		<p class="hint">${messages.answeredHint}</p>
	</form>`;
}

async function consentProofs({ deps, language }: CompanyVisit, { application, job }: Shown): Promise<Html> {
	const consents = await consentsOfApplication(deps.store, application.id);
	if (consents.length === 0) return html``;
	const messages = handlingMessages(language);
	const labels = sentLabels(language, "recruiter");
	const languages = new Intl.DisplayNames(language, { type: "language" });
	const { timezone } = readContent(job.content);
	return html`<section class="card">
		<h2>${messages.consents}</h2>
		<dl>
			${consents.map(({ kind, given_at, text_hash, version, language: written }) => {
				const moment = momentInWords(given_at, timezone, language);
				const names = {
					language: languages.of(written) ?? written,
					version: momentInWords(version, timezone, language),
				};
				const proof = fill(messages.consent, { moment, ...names, hash: text_hash });
				return html`<div class="row"><dt>${labels[kind] ?? kind}</dt><dd>${proof}</dd></div>`;
			})}
		</dl>
	</section>`;
}

/**
 * The reminder as a message that the recruiter sends: if it isn't sent automatically, and the candidate consented to
 * it.
 */
async function chatLink({ deps, language }: CompanyVisit, { application }: Shown): Promise<Html> {
	const sent = deps.whatsapp ? undefined : await findSentApplication(deps.store, application.id);
	const address = sent && (await chatReminderLink(deps, sent));
	if (!address) return html``;
	return html`<p class="links"><a href="${address}" rel="noreferrer noopener">${handlingMessages(language).remind}</a></p>`;
}

/** The part above the application's contents: its status, and the result of the last form. A withdrawn one has no other. */
export function standing(visit: CompanyVisit, shown: Standing): Html {
	const { withdrawn_at } = shown.application;
	if (!withdrawn_at)
		return html`${outcome(visit)}
		<section class="card noprint">${statusForm(visit, shown)} ${interviewForm(visit, shown)}</section>`;
	const moment = momentInWords(withdrawn_at, readContent(shown.job.content).timezone, visit.language);
	return alert(fill(handlingMessages(visit.language).withdrawnNote, { moment }));
}

/** The part below the application's contents: answers to the candidate, and the proof of consent. */
export async function handling(visit: CompanyVisit, shown: Shown): Promise<Html> {
	const answers = await answersCard(visit, shown);
	return html`${answers && html`<section class="card noprint" id="answer">${answers} ${await chatLink(visit, shown)}</section>`}
		${await consentProofs(visit, shown)}`;
}
