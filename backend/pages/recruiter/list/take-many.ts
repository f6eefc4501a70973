import { writeAnswer } from "../../../application/answer/send-answer";
import { TEMPLATE_NAMES, type TemplateName, templateFor } from "../../../application/answer/templates";
import type { Store } from "../../../store/open";
import { cancelAnswersOf, countWaitingAnswers } from "../../../store/queries/answers";
import { ownApplications, setStatus } from "../../../store/queries/handling";
import { findSentApplication } from "../../../store/queries/sent-applications";
import type { ApplicationStatus } from "../../../store/schema";
import type { Posted } from "../../page-request";
import { STATUSES } from "../application/handling";
import { type CompanyVisit, inCompany } from "../company-visit";
import { goTo } from "../parts/recruiter-page";

/** The part of a list's address with the result of the last form. */
type Outcome = Record<string, string>;

/** Writes the answers of a template, all with one time; returns how many candidates can't get one. */
async function answerAll(write: Store, ids: readonly string[], name: TemplateName, now: Date): Promise<number> {
	let silent = 0;
	for (const id of ids) {
		const sent = await findSentApplication(write, id);
		if (!sent?.application.email || sent.application.withdrawn_at) silent += 1;
		else await writeAnswer(write, { applicationId: id, ...templateFor(name, sent) }, now);
	}
	return silent;
}

async function change({ deps }: CompanyVisit, ids: readonly string[], status: ApplicationStatus, answers: boolean) {
	const now = deps.now();
	const template = TEMPLATE_NAMES.find((one) => one === status);
	const changed = String(ids.length);
	return deps.store.transaction().execute(async (write): Promise<Outcome> => {
		await setStatus(write, ids, status);
		// Written for an earlier status, they may contradict this one.
		const waiting = await countWaitingAnswers(write, ids);
		const done: Outcome = { changed, ...(waiting > 0 ? { waiting: String(waiting) } : {}) };
		if (!answers || ids.length === 0) return done;
		if (!template) return { ...done, nothing: "1" };
		const silent = await answerAll(write, ids, template, now);
		return { ...done, answers: now.toISOString(), ...(silent > 0 ? { silent: String(silent) } : {}) };
	});
}

/**
 * Sets the status of several applications, and answers their candidates with the template of that status; or cancels
 * the answers that it wrote.
 */
export const takeMany = (posted: Posted): Promise<Response> =>
	inCompany(async (visit) => {
		const { company, deps, path, query } = visit;
		const { form } = posted;
		const goBack = (outcome: Outcome) => goTo(`${path}?${new URLSearchParams([...query, ...Object.entries(outcome)])}`);
		if (form.get("do") === "cancel") {
			const cancelled = await cancelAnswersOf(deps.store, company.id, form.get("answers") ?? "");
			return goBack({ cancelled: String(cancelled) });
		}
		const status = STATUSES.find((one) => one === form.get("status"));
		const { ids, withdrawn } = await ownApplications(deps.store, company.id, form.getAll("application"));
		const outcome = status ? await change(visit, ids, status, form.has("answer")) : { changed: "0" };
		return goBack(withdrawn > 0 ? { ...outcome, withdrawn: String(withdrawn) } : outcome);
	})(posted);
