import { html } from "hono/html";
import { fill } from "../../../format/fill";
import type { Html } from "../../page";
import { type SignedIn, signedIn } from "../company-visit";
import { accountMessages } from "../messages/account";
import { dashboardMessages } from "../messages/dashboard";
import { signInMessages } from "../messages/sign-in";
import { field, type Problems, status, summary } from "../parts/form";
import { newPasswordField } from "../parts/new-password";
import { recruiterPage } from "../parts/recruiter-page";
import { sessionList } from "./session-list";

/** The result of a form of the account page. */
export interface AccountOutcome {
	problems?: Problems;
	/** Shown above the form instead of the problems. */
	message?: Html;
	status?: number;
	headers?: Record<string, string>;
}

function noteOf({ query, language }: SignedIn): Html {
	const messages = accountMessages(language);
	const notes: Record<string, string> = {
		password: messages.saved,
		ended: messages.ended,
		others: messages.endedOthers,
	};
	const note = notes[query.get("note") ?? ""];
	return note ? status(note) : html``;
}

function passwordForm({ user, language }: SignedIn, problems: Problems): Html {
	const messages = accountMessages(language);
	return html`<form method="post" action="/account" novalidate>
		<input name="username" value="${user.email}" autocomplete="username" hidden />
		${field({
			name: "current",
			label: messages.current,
			type: "password",
			autocomplete: "current-password",
			problem: problems.current,
		})}
		${newPasswordField("password", language, problems.password)}
		<p><button class="act">${messages.save}</button></p>
	</form>`;
}

/** The account page, with the result of its last form. */
export async function accountPage(visit: SignedIn, outcome: AccountOutcome = {}): Promise<Response> {
	const { language, user } = visit;
	const { problems = {}, message, ...answer } = outcome;
	const messages = accountMessages(language);
	const { problems: title, error } = signInMessages(language);
	const hasFailed = answer.status !== undefined;
	const body = html`<h1>${messages.title}</h1>
		<p>${fill(messages.whose, { name: user.fullname, email: user.email })}</p>
		${hasFailed ? (message ?? summary(title, problems)) : noteOf(visit)}
		<h2>${messages.passwordTitle}</h2>
		<p>${messages.passwordIntro}</p>
		<div class="narrow start">${passwordForm(visit, problems)}</div>
		${await sessionList(visit)}
		<p><a href="/companies">${dashboardMessages(language).toDashboard}</a></p>`;
	return recruiterPage(visit, { title: hasFailed ? error + messages.title : messages.title, body, ...answer });
}

/** A recruiter's own account: its password and its sessions. */
export const showAccount = signedIn((visit) => accountPage(visit));
