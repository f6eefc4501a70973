import { setTimeout as pause } from "node:timers/promises";
import { html } from "hono/html";
import { isEmail, trimEmail } from "../../../lib/contract/contact";
import { LONGEST } from "../../../lib/contract/sign-up";
import { fill } from "../../format/fill";
import { emailKey } from "../../store/queries/email-key";
import { findUserByEmail } from "../../store/queries/users";
import type { Html } from "../page";
import type { PageRequest, Posted } from "../page-request";
import { LOGIN } from "./logout";
import { signInMessages } from "./messages/sign-in";
import { alert, field, type Problems, summary } from "./parts/form";
import { recruiterPage } from "./parts/recruiter-page";
import { waitInWords } from "./parts/wait";
import { sendPasswordLink } from "./password-link";
import { readVisit, type Visit } from "./visit";

/**
 * Minimum duration of a response, in milliseconds: longer than storing a mail takes, so that its time doesn't reveal
 * whether there is an account.
 */
const ANSWER_MS = 250;

interface Outcome {
	email?: string;
	problems?: Problems;
	message?: Html;
	status?: number;
	headers?: Record<string, string>;
}

function forgotPage(visit: Visit, { email, problems = {}, message, ...answer }: Outcome = {}): Promise<Response> {
	const messages = signInMessages(visit.language);
	const entry = { type: "email", autocomplete: "username", maxLength: LONGEST.email } as const;
	const body = html`<div class="card narrow">
		<h1>${messages.forgotTitle}</h1>
		${message ?? summary(messages.problems, problems)}
		<p>${messages.forgotIntro}</p>
		<form method="post" action="/auth/forgot" novalidate>
			${field({ ...entry, name: "email", label: messages.email, value: email, problem: problems.email })}
			<p><button class="act">${messages.forgotSend}</button></p>
		</form>
		<p><a href="${LOGIN}">${messages.backToSignIn}</a></p>
	</div>`;
	const title = answer.status === undefined ? messages.forgotTitle : messages.error + messages.forgotTitle;
	return recruiterPage(visit, { title, body, ...answer });
}

/** The page on which recruiters ask for a new password. */
export const showForgot = async (request: PageRequest): Promise<Response> => forgotPage(await readVisit(request));

function donePage(visit: Visit, email: string): Promise<Response> {
	const messages = signInMessages(visit.language);
	const body = html`<div class="card narrow">
		<h1>${messages.forgotDone}</h1>
		<p>${fill(messages.forgotDoneText, { email })}</p>
		<p><a href="${LOGIN}">${messages.backToSignIn}</a></p>
	</div>`;
	return recruiterPage(visit, { title: messages.forgotDone, body });
}

/** Mails the link to an account's address; the answer is the same when there is no account. 429 after too many. */
export async function takeForgot(posted: Posted): Promise<Response> {
	const visit = await readVisit(posted);
	const { deps, language, client } = visit;
	const email = trimEmail(posted.form.get("email") ?? "");
	const messages = signInMessages(language);
	if (!isEmail(email)) return forgotPage(visit, { email, problems: { email: messages.emailMissing }, status: 422 });
	const seconds = await deps.signIns.askForMail(client, `password ${emailKey(email)}`);
	if (seconds !== null) {
		const message = alert(fill(messages.tooMany, { minutes: waitInWords(seconds, language) }));
		return forgotPage(visit, { email, message, status: 429, headers: { "retry-after": String(seconds) } });
	}
	const send = async () => {
		const user = await findUserByEmail(deps.store, email);
		if (user) await sendPasswordLink(deps, user, language);
	};
	await Promise.all([send(), pause(ANSWER_MS)]);
	return donePage(visit, email);
}
