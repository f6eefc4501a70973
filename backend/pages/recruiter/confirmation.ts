import { sendConfirmation } from "../../account/send-confirmation";
import { inCompany } from "./company-visit";
import { goTo } from "./parts/recruiter-page";

/** Sends the mail that confirms an account's address again, a few times an hour; the dashboard says what became of it. */
export const takeConfirmation = inCompany(async ({ user, company, deps, client }) => {
	const dashboard = `/companies/${company.id}/dashboard`;
	if (user.confirmed_at) return goTo(dashboard);
	const seconds = await deps.signIns.askForMail(client, `confirm ${user.id}`);
	if (seconds !== null) return goTo(`${dashboard}?mail=later`);
	const { store, publicUrl, supportEmail, tasks } = deps;
	await store
		.transaction()
		.execute((write) => sendConfirmation(write, { user, kind: "confirm", publicUrl, supportEmail }, deps.now()));
	tasks.poke();
	return goTo(`${dashboard}?mail=sent`);
});
