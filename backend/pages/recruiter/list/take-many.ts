import { writeAnswer } from "../../../application/answer/send-answer";
import { TEMPLATE_NAMES, templateFor } from "../../../application/answer/templates";
import { ownApplications, setStatus } from "../../../store/queries/handling";
import { findSentApplication } from "../../../store/queries/sent-applications";
import type { Posted } from "../../page-request";
import { STATUSES } from "../application/handling";
import { inCompany } from "../company-visit";
import { goTo } from "../parts/recruiter-page";

/** Sets the status of several applications of a list, and answers those candidates by the template of that status. */
export const takeMany = (posted: Posted): Promise<Response> =>
	inCompany(async ({ company, deps, path, query }) => {
		const { form } = posted;
		const status = STATUSES.find((one) => one === form.get("status"));
		const ids = await ownApplications(deps.store, company.id, form.getAll("application"));
		const back = new URLSearchParams(query);
		back.set("changed", String(status ? ids.length : 0));
		const template = form.get("answer") === null ? undefined : TEMPLATE_NAMES.find((one) => one === status);
		if (status) {
			await deps.store.transaction().execute(async (write) => {
				await setStatus(write, ids, status);
				for (const id of template ? ids : []) {
					const sent = await findSentApplication(write, id);
					if (!template || !sent?.application.email || sent.application.withdrawn_at) continue;
					await writeAnswer(write, { applicationId: id, ...templateFor(template, sent) }, deps.now());
				}
			});
		}
		return goTo(`${path}?${back}`);
	})(posted);
