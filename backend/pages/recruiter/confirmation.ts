import { isEmail, trimEmail } from "../../../lib/contract/contact";
import { changeEmailOf } from "../../account/change-email";
import { sendConfirmation } from "../../account/send-confirmation";
import { Problem } from "../../http/problem";
import { findUserById } from "../../store/queries/users";
import type { Posted } from "../page-request";
import { type CompanyVisit, inCompany } from "./company-visit";
import { showDashboardWith } from "./dashboard-page";
import { goTo } from "./parts/recruiter-page";
import { signInHere } from "./sign-in-here";

const dashboardOf = ({ company }: CompanyVisit) => `/companies/${company.id}/dashboard`;

async function sendAgain(visit: CompanyVisit): Promise<Response> {
	const { user, deps, client } = visit;
	const seconds = await deps.signIns.askForMail(client, `confirm ${user.id}`);
	if (seconds !== null) return goTo(`${dashboardOf(visit)}?mail=later`);
	const { store, publicUrl, supportEmail, tasks } = deps;
	await store
		.transaction()
		.execute((write) => sendConfirmation(write, { user, kind: "confirm", publicUrl, supportEmail }, deps.now()));
	tasks.poke();
	return goTo(`${dashboardOf(visit)}?mail=sent`);
}

/** Moves the account to another address; this browser stays signed in. */
async function sendElsewhere(visit: CompanyVisit, email: string): Promise<Response> {
	const { user, deps, language } = visit;
	try {
		await changeEmailOf(deps, user, { email, language });
	} catch (error) {
		if (error instanceof Problem && error.status === 429) return goTo(`${dashboardOf(visit)}?mail=later`);
		if (error instanceof Problem && error.status === 409) return goTo(dashboardOf(visit));
		throw error;
	}
	const isMoved = (await findUserById(deps.store, user.id))?.email === email;
	return goTo(`${dashboardOf(visit)}?mail=sent`, isMoved ? await signInHere(visit, user.id) : []);
}

/**
 * Sends the mail that confirms an account's address, a few times an hour: again, or to another address that the form
 * names. The dashboard shows the result.
 */
export const takeConfirmation = (posted: Posted): Promise<Response> =>
	inCompany(async (visit) => {
		if (visit.user.confirmed_at) return goTo(dashboardOf(visit));
		const entered = posted.form.get("email");
		if (entered === null) return sendAgain(visit);
		const email = trimEmail(entered);
		return isEmail(email) ? sendElsewhere(visit, email) : showDashboardWith(visit, entered);
	})(posted);
