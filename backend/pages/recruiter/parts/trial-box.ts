import { html } from "hono/html";
import { siteAddress } from "../../frame";
import type { Html } from "../../page";
import type { CompanyVisit } from "../company-visit";
import { dashboardMessages } from "../messages/dashboard";

/** Stands in a sentence where the address goes. */
const PLACE = "{email}";

/** A sentence with the address that people write to as a link. */
export function withMail(sentence: string, email: string): Html {
	const [before = "", after = ""] = sentence.split(PLACE);
	return html`${before}<a href="mailto:${email}">${email}</a>${after}`;
}

/**
 * What a company that signed up by itself can do here, and whom it writes to for the rest; nothing for companies that
 * we have looked at, whose jobs somebody sets up.
 */
export function trialBox({ company, deps, language }: CompanyVisit): Html {
	if (company.listed === 1) return html``;
	const messages = dashboardMessages(language);
	const { supportEmail, siteOrigin } = deps;
	const next = supportEmail ? withMail(messages.accountNext, supportEmail) : messages.accountNextUnknown;
	return html`<section class="note">
		<h2>${messages.accountTitle}</h2>
		<p>${messages.accountNow}</p>
		<p>${next}</p>
		<ul>
			<li>${messages.accountJobs}</li>
			<li>${messages.accountInvite}</li>
			<li>${messages.accountTeam}</li>
		</ul>
		<p>${messages.accountTrial}</p>
		<p class="links">
			<a href="${siteAddress(siteOrigin, language, "/demo")}">${messages.bookDemo}</a>
			<a href="${siteAddress(siteOrigin, language, "/training")}">${messages.bookTraining}</a>
		</p>
	</section>`;
}
