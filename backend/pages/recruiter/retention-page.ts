import { html } from "hono/html";
import { findExpired, GRACE_DAYS } from "../../application/retention/due";
import { fill } from "../../format/fill";
import { momentInWords } from "../../format/moment";
import { readContent } from "../../job/content";
import type { Html } from "../page";
import type { Posted } from "../page-request";
import { type CompanyVisit, inCompany } from "./company-visit";
import { retentionMessages } from "./messages/retention";
import { signInMessages } from "./messages/sign-in";
import { companyPage } from "./parts/company-page";
import { status, summary } from "./parts/form";
import { goTo } from "./parts/recruiter-page";

const FEWEST_MONTHS = 1;
const MOST_MONTHS = 60;

/** The form; `refused` is the invalid input. */
function monthsForm({ company, language, path }: CompanyVisit, refused?: string): Html {
	const messages = retentionMessages(language);
	return html`<form class="filter" method="post" action="${path}" novalidate>
		<div class="field">
			<label for="months">${messages.months}</label>
			<input id="months" name="months" type="number" min="${FEWEST_MONTHS}" max="${MOST_MONTHS}" value="${refused ?? company.retention_months}" required ${refused !== undefined && html`aria-invalid="true" aria-describedby="months-problem"`} />
			${refused !== undefined && html`<p class="wrong" id="months-problem">${messages.wrong}</p>`}
		</div>
		<div class="do"><button class="act quiet">${messages.save}</button></div>
	</form>`;
}

/** The dry run: what the next runs will delete, and when. */
async function dryRun({ company, deps, language }: CompanyVisit): Promise<Html> {
	const messages = retentionMessages(language);
	const expired = await findExpired(deps.store, company, deps.now());
	if (expired.length === 0) return html`<p>${messages.none}</p>`;
	return html`<ul class="rows">
		${expired.map(({ table, key, name, title, content, deleteAt }) => {
			const moment = deleteAt && momentInWords(deleteAt, readContent(content).timezone, language);
			const isApplication = table === "applications";
			const shownName = html`<bdi>${name}</bdi>`;
			return html`<li>
				<h3>${isApplication ? html`<a href="/companies/${company.id}/applications/${key}">${shownName}</a>` : shownName}</h3>
				<p class="kicker">${isApplication ? title : fill(messages.documents, { job: title })}</p>
				<p>${moment ? fill(messages.deletedAt, { moment }) : fill(messages.soon, { days: GRACE_DAYS })}</p>
			</li>`;
		})}
	</ul>`;
}

async function retentionPage(visit: CompanyVisit, refused?: string): Promise<Response> {
	const { company, language, query } = visit;
	const messages = retentionMessages(language);
	const body = html`<p class="kicker">${company.title}</p>
		<h1>${messages.title}</h1>
		${refused !== undefined && summary(signInMessages(language).problems, { months: messages.wrong })}
		${refused === undefined && query.get("note") === "saved" && status(messages.saved)}
		<p>${fill(messages.text, { days: GRACE_DAYS })}</p>
		${monthsForm(visit, refused)}
		<h2>${messages.next}</h2>
		${await dryRun(visit)}`;
	const title = `${messages.title}, ${company.title}`;
	if (refused === undefined) return companyPage(visit, { title, body });
	return companyPage(visit, { title: signInMessages(language).error + title, body, status: 422 });
}

/** The page on which a company chooses how long it stores applications, and sees which are deleted next. */
export const showRetention = inCompany((visit) => retentionPage(visit));

/** Saves the number of months. */
export const takeRetention = (posted: Posted): Promise<Response> =>
	inCompany(async (visit) => {
		const { company, deps, path } = visit;
		const entered = (posted.form.get("months") ?? "").trim();
		const months = Number(entered);
		const isGood = Number.isInteger(months) && months >= FEWEST_MONTHS && months <= MOST_MONTHS;
		if (!isGood) return retentionPage(visit, entered);
		const companies = deps.store.updateTable("companies").set({ retention_months: months });
		await companies.where("id", "=", company.id).execute();
		return goTo(`${path}?note=saved`);
	})(posted);
