import { html } from "hono/html";
import { confirmAccount } from "../../account/confirm";
import { type LinkState, mailLinkState } from "../../account/mail-links";
import type { Html } from "../page";
import type { PageRequest, Posted } from "../page-request";
import { LOGIN } from "../recruiter/logout";
import { recruiterPage } from "../recruiter/parts/recruiter-page";
import { readVisit, type Visit } from "../recruiter/visit";
import { confirmMessages } from "./messages";

/** Tokens have 43 characters; much longer ones are invalid. */
const LONGEST = 200;

const START = "/companies";

const readToken = (values: URLSearchParams) => (values.get("token") ?? "").slice(0, LONGEST);

/** The next page: the sign-in, for people who aren't signed in. */
function goOn({ language, user }: Visit): Html {
	const messages = confirmMessages(language);
	const [address, label] = user ? [START, messages.dashboard] : [LOGIN, messages.signIn];
	return html`<p><a class="act" href="${address}">${label}</a></p>`;
}

const STATUS = { done: 200, ended: 410, expired: 410, unknown: 404 };

/** Why there is nothing to confirm, and what to do next. */
function endPage(visit: Visit, state: Exclude<LinkState, "good">): Promise<Response> {
	const messages = confirmMessages(visit.language);
	const texts = {
		done: [messages.alreadyTitle, messages.alreadyText],
		ended: [messages.endedTitle, messages.endedText],
		expired: [messages.expiredTitle, messages.expiredText],
		unknown: [messages.unknownTitle, messages.unknownText],
	} as const;
	const [title, text] = texts[state];
	const body = html`<div class="card narrow">
		<h1>${title}</h1>
		<p>${text}</p>
		${goOn(visit)}
	</div>`;
	return recruiterPage(visit, { title, body, status: STATUS[state] });
}

/** The page that a welcome mail leads to. Looking at it confirms nothing: mail scanners follow links too. */
export async function showConfirm(request: PageRequest): Promise<Response> {
	const visit = await readVisit(request);
	const token = readToken(visit.query);
	const { store, now } = visit.deps;
	const state = await mailLinkState(store, "confirm", token, now().toISOString());
	if (state !== "good") return endPage(visit, state);
	const messages = confirmMessages(visit.language);
	// The token is in the address of the answer too, so that it can be read in the other language.
	const body = html`<div class="card narrow">
		<h1>${messages.title}</h1>
		<p>${messages.text}</p>
		<form method="post" action="${`/auth/confirm?${new URLSearchParams({ token })}`}">
			<input type="hidden" name="token" value="${token}" />
			<p><button class="act">${messages.button}</button></p>
		</form>
	</div>`;
	return recruiterPage(visit, { title: messages.title, body });
}

/** Confirms the address, and shows the next step. */
export async function takeConfirm(posted: Posted): Promise<Response> {
	const { form, deps } = posted;
	const visit = await readVisit(posted);
	const token = readToken(form);
	const confirmed = await confirmAccount(deps, token);
	if (!confirmed) {
		const state = await mailLinkState(deps.store, "confirm", token, deps.now().toISOString());
		return endPage(visit, state === "good" ? "done" : state);
	}
	const messages = confirmMessages(visit.language);
	const { sampleCode } = confirmed;
	const job = `${deps.siteOrigin}/p/${encodeURIComponent(sampleCode ?? "")}`;
	const steps = html`<p>${messages.doneText}</p>
		<ol>
			<li><a href="${job}">${messages.stepSample}</a></li>
			<li>${messages.stepApply}</li>
			<li>${messages.stepLook}</li>
		</ol>`;
	const body = html`<div class="card narrow">
		<h1>${messages.doneTitle}</h1>
		${sampleCode && steps} ${goOn(visit)}
	</div>`;
	return recruiterPage(visit, { title: messages.doneTitle, body });
}
