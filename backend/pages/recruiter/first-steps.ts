import { html } from "hono/html";
import { LONGEST } from "../../../lib/contract/sign-up";
import { isSampleJob } from "../../account/sample-job";
import { fill } from "../../format/fill";
import type { JobRow } from "../../store/schema";
import type { Html } from "../page";
import type { CompanyVisit } from "./company-visit";
import { dashboardMessages } from "./messages/dashboard";
import { firstStepMessages } from "./messages/first-steps";
import { signInMessages } from "./messages/sign-in";
import { field } from "./parts/form";
import { jobAddress } from "./parts/job-facts";

type Job = JobRow & { applications: number };

interface Step {
	isDone: boolean;
	/** The step, and its text once it is done. */
	title: string;
	doneTitle: string;
	how: Html;
}

/** The forms that mail the confirmation link again, or to another address; `refused` is an invalid one that was entered. */
export function confirmForm({ company, language }: CompanyVisit, refused?: string): Html {
	const messages = dashboardMessages(language);
	const action = `/companies/${company.id}/confirmation`;
	const problem = refused === undefined ? undefined : signInMessages(language).emailInvalid;
	return html`<form method="post" action="${action}">
			<button class="act">${messages.confirmSend}</button>
		</form>
		<details ${problem && html`open`}>
			<summary>${messages.addressOther}</summary>
			<form method="post" action="${action}" novalidate>
				${field({ name: "email", label: messages.address, type: "email", autocomplete: "email", value: refused ?? "", maxLength: LONGEST.email, problem })}
				<button class="act quiet">${messages.addressSend}</button>
			</form>
		</details>`;
}

/** The jobs that a company has published itself. */
const published = (jobs: readonly Job[]) => jobs.filter((job) => job.state !== "draft" && !isSampleJob(job));

function stepsOf(visit: CompanyVisit, jobs: readonly Job[], refused: string | undefined): Step[] {
	const { user, company, deps, language } = visit;
	const messages = firstStepMessages(language);
	const own = published(jobs);
	const [newest] = own;
	const address = newest && jobAddress(newest, deps);
	return [
		{
			isDone: user.confirmed_at !== null,
			title: messages.confirm,
			doneTitle: messages.confirmDone,
			how: html`<p>${fill(messages.confirmText, { email: user.email })}</p>
				${confirmForm(visit, refused)}`,
		},
		{
			isDone: own.length > 0,
			title: messages.post,
			doneTitle: messages.postDone,
			how: html`<p>${messages.postText}</p>
				<p class="links"><a href="/companies/${company.id}/jobs/new">${messages.postLink}</a></p>`,
		},
		{
			isDone: own.some(({ applications }) => applications > 0),
			title: messages.apply,
			doneTitle: messages.applyDone,
			how: address
				? html`<p>${messages.applyText}</p>
						<p><a href="${address}">${address}</a></p>`
				: html`<p>${messages.applyLater}</p>`,
		},
	];
}

/**
 * The first steps of a company that signed up by itself, ticked off once done; nothing once all are done, and for
 * companies that somebody else set up.
 */
export function firstSteps(visit: CompanyVisit, jobs: readonly Job[], refused?: string): Html {
	const messages = firstStepMessages(visit.language);
	const steps = stepsOf(visit, jobs, refused);
	if (visit.company.listed === 1 || steps.every(({ isDone }) => isDone)) return html``;
	return html`<section class="note steps" aria-labelledby="first-steps">
		<h2 id="first-steps">${messages.title}</h2>
		<ol>
			${steps.map(({ isDone, title, doneTitle, how }) =>
				isDone
					? html`<li class="done"><span class="unseen">${messages.done}: </span>${doneTitle}</li>`
					: html`<li>
							<h3>${title}</h3>
							${how}
						</li>`,
			)}
		</ol>
	</section>`;
}
