import { html } from "hono/html";
import { phoneInWords } from "../../application/phone-key";
import { copiesIn, filesIn } from "../../application/sent/items-of";
import { applicationSections, cvTextOf } from "../../application/sent/sections";
import { isCopyKey } from "../../files/stored-keys";
import { momentInWords } from "../../format/moment";
import { readContent } from "../../job/content";
import { findApplication, findFiles } from "../../store/queries/applications";
import { markOpened } from "../../store/queries/handling";
import type { Html } from "../page";
import type { RefusedAnswer } from "./application/answers";
import { handling, standing } from "./application/handling";
import { fromList } from "./application/neighbours";
import { sectionView } from "./application/view";
import { type CompanyVisit, inCompany, missingPage } from "./company-visit";
import { applicationMessages } from "./messages/application";
import { companyPage } from "./parts/company-page";

function cvText(text: string, title: string): Html {
	if (!text) return html``;
	return html`<details class="card">
		<summary>${title}</summary>
		<p class="cv">${text}</p>
	</details>`;
}

type Found = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

/** Everything that was sent, each part with its files. */
async function sentParts(
	{ company, deps, language }: CompanyVisit,
	{ application, job }: Found,
	phone: string,
): Promise<Html> {
	const sections = applicationSections(application, job, language);
	const stored = await findFiles(deps.store, company.id, filesIn(sections));
	const options = {
		files: new Map(stored.map((file) => [file.filepath, file])),
		copies: new Set(copiesIn(sections).filter(isCopyKey)),
		company: `/companies/${company.id}`,
		application: `/companies/${company.id}/applications/${application.id}`,
		phone,
		language,
	};
	return html`${sections.map((section) => sectionView(section, options))}`;
}

/** Everything that a candidate sent with an application, its interview code, and a refused answer as typed. */
export async function applicationPage(visit: CompanyVisit, refused?: RefusedAnswer): Promise<Response> {
	const { company, deps, language, params } = visit;
	const found = await findApplication(deps.store, company.id, params.applicationId ?? "");
	if (!found) return missingPage(visit);
	const { job, interviewCode } = found;
	await markOpened(deps.store, found.application.id);
	const isNew = found.application.status === "unread" && visit.query.get("note") === null;
	const application = isNew ? { ...found.application, status: "review" as const } : found.application;
	const { fullname, created_at, corrected_at } = application;
	const messages = applicationMessages(language);
	const phone = await phoneInWords(application.phone_key ?? application.phone);
	const moment = (at: string) => momentInWords(at, readContent(job.content).timezone, language);
	const { back, beside, below } = await fromList(visit, job, application.id);
	const body = html`${back}
		<p class="kicker">${job.title}</p>
		<h1><bdi>${fullname}</bdi></h1>
		<p class="facts">
			<span>${messages.sent}: <time datetime="${created_at}">${moment(created_at)}</time></span>
			${corrected_at && html`<span>${messages.corrected}: <time datetime="${corrected_at}">${moment(corrected_at)}</time></span>`}
			${interviewCode && !application.withdrawn_at && html`<span>${messages.interviewCode}: <strong class="code">${interviewCode}</strong></span>`}
		</p>
		${beside} ${standing(visit, { application, job, interviewCode })} ${await sentParts(visit, found, phone)} ${cvText(cvTextOf(application), messages.cvText)} ${await handling(visit, { application, job, phone, refused })} ${below}
		<p class="hint noprint">${messages.print}</p>`;
	const status = refused ? 422 : 200;
	return companyPage(visit, { title: `${fullname}, ${job.title}`, body, hasMedia: true, status });
}

export const showApplication = inCompany((visit) => applicationPage(visit));
