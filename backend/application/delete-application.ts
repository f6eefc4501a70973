import { dropFiles } from "../form-checks/named-files";
import { fill } from "../format/fill";
import { momentInWords } from "../format/moment";
import { readContent } from "../job/content";
import { composeMail } from "../mail/compose";
import { enqueueMail } from "../mail/enqueue";
import type { Store } from "../store/open";
import { type DeletionReason, logDeletion } from "../store/queries/deletions";
import type { SentApplication } from "../store/queries/sent-applications";
import { changeMessages } from "./change-messages";
import { noticeDeletion } from "./notice/notice-deletion";
import { languageOfJob } from "./receipt/receipt";
import { copiesIn, filesIn } from "./sent/items-of";
import { applicationSections } from "./sent/sections";

/** Keys of all files and copies of links that an application names. */
function keysOf({ application, job }: SentApplication): string[] {
	const sections = applicationSections(application, job, "en");
	return [...filesIn(sections), ...copiesIn(sections)];
}

/** Deletes the rows that hold something of an application. Answers to repeats hold its code. */
async function deleteRows(write: Store, { application, code }: SentApplication): Promise<void> {
	const { id } = application;
	await write.deleteFrom("application_links").where("application_id", "=", id).execute();
	await write.deleteFrom("answers").where("application_id", "=", id).execute();
	await write.deleteFrom("consents").where("application_id", "=", id).execute();
	await write.deleteFrom("mails").where("application_id", "=", id).execute();
	await write.deleteFrom("interview_codes").where("application_id", "=", id).execute();
	await write.deleteFrom("tasks").where("id", "=", `reminder:${id}`).execute();
	if (code)
		await write.deleteFrom("idempotency_keys").where("answer", "like", `%"interview_code":"${code}"%`).execute();
	await write.deleteFrom("applications").where("id", "=", id).execute();
}

/** Tells candidate and company, without repeating what was deleted. */
async function tell(write: Store, sentApplication: SentApplication, at: string): Promise<void> {
	const { application, job, company } = sentApplication;
	await noticeDeletion(write, sentApplication, at);
	if (!application.email) return;
	const language = languageOfJob(job);
	const messages = changeMessages(language);
	const sent = momentInWords(application.created_at, readContent(job.content).timezone, language);
	const names = { job: job.title, company: company.title, sent };
	const mail = composeMail(language, [
		{ kind: "text", text: fill(messages.deleted, names) },
		{ kind: "text", text: messages.bye },
	]);
	const subject = fill(messages.deletedSubject, names);
	await enqueueMail(write, { ...mail, subject, recipient: application.email, purpose: "deletion" }, at);
}

/**
 * Deletes an application in the transaction of `write`, with a task that deletes its files afterwards. Gives how many files
 * those are; nobody is told.
 */
export async function removeApplication(write: Store, sent: SentApplication, at: string): Promise<number> {
	const files = await dropFiles(write, { application: sent.application.id }, keysOf(sent), at);
	await deleteRows(write, sent);
	return files;
}

/**
 * Deletes an application for good: its rows in one transaction, with a task that deletes its files afterwards, so that a
 * crash leaves all of it or nothing. The log of deletions gets a row that names nobody. A second time changes nothing.
 */
export function deleteApplication(
	store: Store,
	sent: SentApplication,
	reason: DeletionReason,
	at: string,
): Promise<void> {
	const { application, company } = sent;
	return store.transaction().execute(async (write) => {
		const still = await write
			.selectFrom("applications")
			.select("id")
			.where("id", "=", application.id)
			.executeTakeFirst();
		if (!still) return;
		const files = await removeApplication(write, sent, at);
		await logDeletion(write, { company_id: company.id, reason, files, deleted_at: at });
		if (reason === "candidate") await tell(write, sent, at);
	});
}
