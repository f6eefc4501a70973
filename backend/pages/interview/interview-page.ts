import { html } from "hono/html";
import { parseCode } from "../../../lib/contract/code";
import { endedInterview } from "../../application/ended-interview";
import { fill } from "../../format/fill";
import { momentInWords } from "../../format/moment";
import { readContent } from "../../job/content";
import { interviewEnd } from "../../job/interview-end";
import { findInterviewCode, findWithdrawnCode } from "../../store/queries/codes";
import { frame, siteAddress } from "../frame";
import { type Html, page } from "../page";
import type { PageRequest } from "../page-request";
import { withMail } from "../recruiter/parts/with-mail";
import { interviewMessages } from "./messages";

type Found = NonNullable<Awaited<ReturnType<typeof findInterviewCode>>>;

/** Where the interview is done, if known; never here. */
function place({ deps, language }: PageRequest, { code, content, companyTitle: company }: Found): Html {
	const messages = interviewMessages(language);
	if (!deps.interviewUrl) return html`<p>${fill(messages.elsewhere, { company })}</p>`;
	// Where an interview can be done, by its job's `device_type`.
	const devices: Record<number, string> = { 1: messages.place1, 2: messages.place2 };
	const address = deps.interviewUrl.replace("{code}", encodeURIComponent(code));
	return html`<p>${devices[readContent(content).device_type] ?? messages.place0}</p>
		<p><a class="act" href="${address}">${messages.start}</a></p>`;
}

const lostLink = ({ deps, language }: PageRequest): string =>
	siteAddress(deps.siteOrigin, language, `/application/lost-link${deps.region === "eu" ? "?region=eu" : ""}`);

function nextSteps(request: PageRequest, { applicationId }: Found): Html {
	const { deps, language } = request;
	const messages = interviewMessages(language);
	const link = (address: string, text: string) => html`<li><a href="${address}">${text}</a></li>`;
	return html`<h2>${messages.next}</h2>
		<ul>
			<li>${messages.save}</li>
			${link(siteAddress(deps.siteOrigin, language, "/interview-check"), messages.check)}
			${applicationId ? link(lostLink(request), messages.sent) : ""}
		</ul>`;
}

const codeInFull = (title: string, code: string): Html => html`<p class="kicker">${title}</p>
	<p class="code big">${code}</p>`;

/** What an interview code is for, before the interview. */
const openInterview = (request: PageRequest, found: Found): Html => {
	const messages = interviewMessages(request.language);
	return html`${codeInFull(messages.codeTitle, found.code)}
		<p>${messages.codeText}</p>
		${place(request, found)} ${nextSteps(request, found)}`;
};

/** An interview after its last moment: whether it can still be done is the company's decision. */
function overInterview({ language }: PageRequest, found: Found): Html {
	const messages = interviewMessages(language);
	const { code, content, companyTitle: company } = found;
	const due = momentInWords(interviewEnd(found) ?? "", readContent(content).timezone, language);
	return html`<p>${fill(messages.overText, { due, company })}</p>
		${codeInFull(messages.codeTitle, code)}`;
}

/** The heading and what follows it, by what has become of the application. */
function shownOf(request: PageRequest, found: Found): { title: string; content: Html } {
	const messages = interviewMessages(request.language);
	const { jobTitle: job, companyTitle: company } = found;
	const ended = endedInterview(found, request.deps.now());
	if (ended === "done") return { title: messages.done, content: html`<p>${fill(messages.doneText, { company })}</p>` };
	if (ended === "over") return { title: messages.over, content: overInterview(request, found) };
	const title = fill(found.applicationId ? messages.arrived : messages.invited, { job });
	if (ended === "none") return { title, content: html`<p>${fill(messages.none, { company })}</p>` };
	return { title, content: openInterview(request, found) };
}

/** The page for the code of a withdrawn application; it names nobody. */
function withdrawnCode(request: PageRequest, hasContact: boolean): Html {
	const messages = interviewMessages(request.language);
	return html`<div class="card narrow">
		<h1>${messages.withdrawn}</h1>
		<p>${hasContact ? messages.withdrawnContact : messages.withdrawnText}</p>
		<p><a href="${lostLink(request)}">${messages.find}</a></p>
	</div>`;
}

/** The page for a code that nobody knows. */
function unknownCode({ deps, language }: PageRequest): Html {
	const messages = interviewMessages(language);
	return html`<div class="card narrow">
		<h1>${messages.unknown}</h1>
		<p>${messages.unknownText}</p>
		<p><a class="act" href="${siteAddress(deps.siteOrigin, language, "/enter-code")}">${messages.enter}</a></p>
	</div>`;
}

/**
 * The page that an interview link leads to: that the application arrived, what its code is for, where the interview is
 * done, and what to do until then. 410 for the code of a withdrawn application, 404 for an unknown code.
 */
export async function answerInterviewPage(raw: string, request: PageRequest): Promise<Response> {
	const { language, path, deps } = request;
	const messages = interviewMessages(language);
	const languages = { en: `${path}?language=en`, id: `${path}?language=id` };
	const options = { language, ...frame({ siteOrigin: deps.siteOrigin, language, languages }) };
	const code = parseCode(raw)?.code;
	const found = code && (await findInterviewCode(deps.store, code));
	if (!found) {
		const withdrawn = code ? await findWithdrawnCode(deps.store, code) : undefined;
		return withdrawn
			? page(messages.withdrawn, withdrawnCode(request, withdrawn.hasContact), 410, options)
			: page(messages.unknown, unknownCode(request), 404, options);
	}
	const { title, content } = shownOf(request, found);
	const body = html`<div class="card narrow">
		<p class="kicker">${found.companyTitle}</p>
		<h1>${title}</h1>
		${content}
		<p>${withMail(messages.ask, found.contactEmail)}</p>
	</div>`;
	return page(fill(messages.title, { code: found.code }), body, 200, options);
}
