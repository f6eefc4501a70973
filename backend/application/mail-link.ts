import type { Deps } from "../deps";
import { fill } from "../format/fill";
import type { Language } from "../http/language";
import { Problem } from "../http/problem";
import { readContent } from "../job/content";
import { type Block, composeMail } from "../mail/compose";
import { enqueueMail } from "../mail/enqueue";
import type { SentApplication } from "../store/queries/sent-applications";
import { changeMessages } from "./change-messages";
import { checkAddress } from "./check-address";
import { hiddenEmail } from "./hidden-email";
import { openInterviewOf } from "./interview-of";
import { receiptMessages } from "./receipt/messages";

/** The interview's address and code, and what it is done on. */
function interviewBlocks(deps: Deps, sent: SentApplication, language: Language): Block[] {
	const interview = openInterviewOf(sent, deps, language);
	if (!interview) throw new Problem(409, "This application has no open interview.");
	const messages = changeMessages(language);
	const labels = receiptMessages(language);
	const { device_type: device } = readContent(sent.job.content);
	const line = (label: string, value: string) => ({ label, values: [value] });
	return [
		{ kind: "link", label: messages.interviewLink, url: interview.url },
		{
			kind: "list",
			lines: [line(labels.code, interview.code), line(labels.device, labels[`device${device}`])],
		},
		{ kind: "link", label: labels.checkLink, url: checkAddress(deps.siteOrigin, language, device) },
	];
}

/**
 * Mails the link of an application's interview to the application's address and to no other, in the language of the page. Throws 404 for an
 * application without an address, 409 where no interview is open, 429 when too many were asked for.
 */
export async function mailLink(deps: Deps, sent: SentApplication, language: Language): Promise<{ sent_to: string }> {
	const { application, job, company } = sent;
	if (!application.email) throw new Problem(404, "This application has no email address.");
	const blocks = interviewBlocks(deps, sent, language);
	const key = `interview ${application.id}`;
	if ((await deps.signIns.askForMail(key, key)) !== null) throw new Problem(429, "Too many links were requested.");
	const messages = changeMessages(language);
	const names = { job: job.title, company: company.title };
	const mail = composeMail(language, [
		{ kind: "text", text: fill(messages.interview, names) },
		...blocks,
		{ kind: "note", text: messages.interviewStranger },
	]);
	const subject = fill(messages.interviewSubject, names);
	const to = { recipient: application.email, applicationId: application.id };
	await deps.store
		.transaction()
		.execute((write) =>
			enqueueMail(write, { ...mail, ...to, subject, purpose: "interview" }, deps.now().toISOString()),
		);
	deps.tasks.poke();
	return { sent_to: hiddenEmail(application.email) };
}
