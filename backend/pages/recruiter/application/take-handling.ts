import { writeAnswer } from "../../../application/answer/send-answer";
import { cancelAnswer } from "../../../store/queries/answers";
import { findApplication } from "../../../store/queries/applications";
import { setAnswered, setStatus } from "../../../store/queries/handling";
import type { Posted } from "../../page-request";
import { applicationPage } from "../application-page";
import { type CompanyVisit, inCompany, missingPage } from "../company-visit";
import { goTo } from "../parts/recruiter-page";
import { LONGEST_BODY, LONGEST_SUBJECT, type RefusedAnswer } from "./answers";
import { STATUSES } from "./handling";

/** Changes the application `id`; returns the note that its page then shows, if any, or the refused input. */
type Act = (visit: CompanyVisit, id: string, form: URLSearchParams) => Promise<string | RefusedAnswer>;

async function answer({ deps }: CompanyVisit, applicationId: string, form: URLSearchParams) {
	const subject = (form.get("subject") ?? "").replaceAll(/\p{Cc}+/gu, " ").trim();
	const body = (form.get("body") ?? "").replaceAll("\r\n", "\n").trim();
	if (!subject || !body) return { problem: "answerEmpty", subject, body } as const;
	if (subject.length > LONGEST_SUBJECT || body.length > LONGEST_BODY)
		return { problem: "answerLong", subject, body } as const;
	const status = STATUSES.find((one) => one === form.get("status"));
	await deps.store.transaction().execute(async (write) => {
		await writeAnswer(write, { applicationId, subject, body }, deps.now());
		if (status) await setStatus(write, [applicationId], status);
	});
	return "";
}

/** What the page's forms do, by the name of their action. */
const ACTS: Readonly<Record<string, Act>> = {
	async status({ deps }, id, form) {
		const status = STATUSES.find((one) => one === form.get("status"));
		if (status) await setStatus(deps.store, [id], status);
		return "statusSaved";
	},
	async answered({ deps }, id) {
		await setAnswered(deps.store, id, deps.now().toISOString());
		return "statusSaved";
	},
	async unanswered({ deps }, id) {
		await setAnswered(deps.store, id, null);
		return "statusSaved";
	},
	async cancel({ deps }, id, form) {
		return (await cancelAnswer(deps.store, id, form.get("answer") ?? "")) ? "cancelled" : "tooLate";
	},
	answer,
};

/** What can still be done with a withdrawn application, from a page that is older. */
const AFTER_WITHDRAWAL = new Set(["cancel"]);

/** Handles a form of an application's page, and shows the page with the result. */
export const takeHandling = (posted: Posted): Promise<Response> =>
	inCompany(async (visit) => {
		const id = visit.params.applicationId ?? "";
		const found = await findApplication(visit.deps.store, visit.company.id, id);
		if (!found) return missingPage(visit);
		const name = posted.form.get("do") ?? "";
		const isTooLate = found.application.withdrawn_at !== null && !AFTER_WITHDRAWAL.has(name);
		const act = Object.hasOwn(ACTS, name) && !isTooLate ? ACTS[name] : undefined;
		const note = (await act?.(visit, id, posted.form)) ?? "";
		if (typeof note === "object") return applicationPage(visit, note);
		return goTo(visit.path + (note ? `?note=${note}` : "") + (name === "answer" ? "#answer" : ""));
	})(posted);
