import { html } from "hono/html";
import { LONGEST } from "../../../lib/contract/sign-up";
import { knownDevice } from "../../account/known-device";
import { isPassword } from "../../account/password";
import { endSession } from "../../account/session";
import { fill } from "../../format/fill";
import { Problem } from "../../http/problem";
import { emailKey } from "../../store/queries/email-key";
import { findUserByEmail } from "../../store/queries/users";
import type { UserRow } from "../../store/schema";
import type { Html } from "../page";
import type { PageRequest, Posted } from "../page-request";
import { signInMessages } from "./messages/sign-in";
import { ownPath } from "./own-path";
import { alert, field, type Problems, status, summary } from "./parts/form";
import { goTo, recruiterPage } from "./parts/recruiter-page";
import { waitInWords } from "./parts/wait";
import { registerAddress } from "./register-page";
import { signInHere } from "./sign-in-here";
import { readVisit, type Visit } from "./visit";

/** Where signed-in recruiters go, unless the link names another page. */
const START = "/companies";

interface Entered {
	email: string;
	next: string | undefined;
}

interface Outcome {
	problems?: Problems;
	/** Shown above the form, in addition to problems of fields. */
	message?: Html;
	status?: number;
	headers?: Record<string, string>;
}

const NONE: Problems = {};

function loginForm({ language }: Visit, { email, next }: Entered, problems: Problems): Html {
	const messages = signInMessages(language);
	return html`<form method="post" action="/auth/login" novalidate>
		${next && html`<input type="hidden" name="next" value="${next}" />`}
		${field({
			name: "email",
			label: messages.email,
			type: "email",
			autocomplete: "username",
			value: email,
			maxLength: LONGEST.email,
			problem: problems.email,
		})}
		${field({
			name: "password",
			label: messages.password,
			type: "password",
			autocomplete: "current-password",
			problem: problems.password,
		})}
		<p><button class="act">${messages.signIn}</button></p>
	</form>`;
}

function helpLine({ language, deps }: Visit): Html {
	const { supportEmail } = deps;
	if (!supportEmail) return html``;
	return html`<p>${signInMessages(language).help} <a href="mailto:${supportEmail}">${supportEmail}</a></p>`;
}

function loginPage(visit: Visit, entered: Entered, outcome: Outcome = {}): Promise<Response> {
	const { language } = visit;
	const { problems = NONE, message, ...answer } = outcome;
	const messages = signInMessages(language);
	const failed = answer.status !== undefined;
	const body = html`<div class="card narrow">
		<h1>${messages.signInTitle}</h1>
		${message ?? summary(messages.problems, problems)}
		<p>${messages.signInIntro}</p>
		${loginForm(visit, entered, problems)}
		<p><a href="/auth/forgot">${messages.forgotten}</a></p>
		<p>${messages.noAccount} <a href="${registerAddress(visit)}">${messages.register}</a></p>
		${helpLine(visit)}
	</div>`;
	return recruiterPage(visit, { title: failed ? messages.error + messages.signIn : messages.signIn, body, ...answer });
}

/** The sign-in page; redirects recruiters who are signed in. */
export async function showLogin(request: PageRequest): Promise<Response> {
	const visit = await readVisit(request);
	const { query, user, language, deps } = visit;
	const next = ownPath(query.get("next"), deps.publicUrl);
	if (user) return goTo(next ?? START);
	const messages = signInMessages(language);
	const message = query.get("note") === "out" ? status(messages.signedOut) : undefined;
	return loginPage(visit, { email: "", next }, { message });
}

function tooMany(visit: Visit, entered: Entered, seconds: number): Promise<Response> {
	const { language } = visit;
	const messages = signInMessages(language);
	const wait = fill(messages.tooMany, { minutes: waitInWords(seconds, language) });
	const sentence = `${wait} ${messages.resetInstead}`;
	const headers = { "retry-after": String(seconds) };
	return loginPage(visit, entered, { message: alert(sentence), status: 429, headers });
}

/** The account if the password is right; this takes the same time whether the account exists or not. */
async function userFor({ deps }: Visit, email: string, password: string): Promise<UserRow | undefined> {
	const user = await findUserByEmail(deps.store, email);
	return (await isPassword(password, user?.password_hash, deps.passwordWork)) ? user : undefined;
}

async function signIn(visit: Visit, entered: Entered, password: string): Promise<Response> {
	const { deps, client, token, language } = visit;
	const account = emailKey(entered.email);
	const guess = { client, account, device: await knownDevice(deps, visit.device, account) };
	const seconds = await deps.signIns.tryPassword(guess);
	if (seconds !== null) return tooMany(visit, entered, seconds);
	const user = await userFor(visit, entered.email, password);
	if (!user) return loginPage(visit, entered, { problems: { email: signInMessages(language).wrong }, status: 422 });
	await deps.signIns.forgive(guess);
	await endSession(deps, token);
	return goTo(entered.next ?? START, await signInHere(visit, user.id));
}

/** Signs a recruiter in. A failure doesn't say what was wrong; 429 after too many attempts. */
export async function takeLogin(posted: Posted): Promise<Response> {
	const visit = await readVisit(posted);
	const { form, deps } = posted;
	const messages = signInMessages(visit.language);
	const entered = { email: (form.get("email") ?? "").trim(), next: ownPath(form.get("next"), deps.publicUrl) };
	const password = form.get("password") ?? "";
	const problems = {
		...(entered.email ? {} : { email: messages.emailMissing }),
		...(password ? {} : { password: messages.passwordMissing }),
	};
	if (Object.keys(problems).length > 0) return loginPage(visit, entered, { problems, status: 422 });
	try {
		return await signIn(visit, entered, password);
	} catch (error) {
		if (error instanceof Problem && error.status === 429)
			return tooMany(visit, entered, Number(error.headers["retry-after"]));
		throw error;
	}
}
