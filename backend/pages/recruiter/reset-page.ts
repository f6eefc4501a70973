import { html } from "hono/html";
import { choosePassword } from "../../account/choose-password";
import { mailLinkState } from "../../account/mail-links";
import { hashPassword } from "../../account/password";
import type { PageRequest, Posted } from "../page-request";
import { signInMessages } from "./messages/sign-in";
import { summary } from "./parts/form";
import { newPasswordField, newPasswordProblem } from "./parts/new-password";
import { goTo, recruiterPage } from "./parts/recruiter-page";
import { signInHere } from "./sign-in-here";
import { readVisit, type Visit } from "./visit";

function deadPage(visit: Visit): Promise<Response> {
	const messages = signInMessages(visit.language);
	const body = html`<div class="card narrow">
		<h1>${messages.deadTitle}</h1>
		<p>${messages.deadText}</p>
		<p><a class="act" href="/auth/forgot">${messages.askAgain}</a></p>
	</div>`;
	return recruiterPage(visit, { title: messages.deadTitle, body, status: 410 });
}

function resetPage(visit: Visit, token: string, problem?: string): Promise<Response> {
	const messages = signInMessages(visit.language);
	const body = html`<div class="card narrow">
		<h1>${messages.resetTitle}</h1>
		${summary(messages.problems, problem ? { password: problem } : {})}
		<p>${messages.resetIntro}</p>
		<form method="post" action="/auth/reset" novalidate>
			<input type="hidden" name="token" value="${token}" />
			${newPasswordField("password", visit.language, problem)}
			<p><button class="act">${messages.resetSave}</button></p>
		</form>
	</div>`;
	const title = problem ? messages.error + messages.resetTitle : messages.resetTitle;
	return recruiterPage(visit, { title, body, status: problem ? 422 : 200 });
}

/** The page that a mailed link leads to; opening it doesn't use the link up. */
export async function showReset(request: PageRequest): Promise<Response> {
	const visit = await readVisit(request);
	const { query, deps } = visit;
	const token = query.get("token") ?? "";
	const state = await mailLinkState(deps.store, "password", token, deps.now().toISOString());
	return state === "good" ? resetPage(visit, token) : deadPage(visit);
}

/** Sets the new password, once for each link, and signs its owner in, regardless of earlier failed sign-ins. */
export async function takeReset(posted: Posted): Promise<Response> {
	const visit = await readVisit(posted);
	const { deps, client } = visit;
	const token = posted.form.get("token") ?? "";
	const password = posted.form.get("password") ?? "";
	const at = deps.now().toISOString();
	if ((await mailLinkState(deps.store, "password", token, at)) !== "good") return deadPage(visit);
	const problem = newPasswordProblem(password, visit.language);
	if (problem) return resetPage(visit, token, problem);
	const hash = await hashPassword(password, deps.passwordWork);
	const user = await choosePassword(deps.store, token, hash, at);
	if (!user) return deadPage(visit);
	await deps.signIns.forgive({ client, account: user.email_key });
	return goTo("/companies?note=password", await signInHere(visit, user.id));
}
