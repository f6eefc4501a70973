import type { z } from "zod";
import { DUPLICATE_PHONE, duplicateEmail } from "../../lib/contract/errors";
import type { applicationCorrection } from "../../lib/contract/schemas/sent-application";
import type { Deps } from "../deps";
import { toFieldErrors } from "../form-checks/field-errors";
import { acceptFiles, dropFiles, useFiles } from "../form-checks/named-files";
import { type HandedIn, slotOf } from "../form-checks/slot";
import { fill } from "../format/fill";
import { Problem } from "../http/problem";
import { composeMail } from "../mail/compose";
import { enqueueMail } from "../mail/enqueue";
import type { Store } from "../store/open";
import type { SentApplication } from "../store/queries/sent-applications";
import { titleKey } from "../store/title-key";
import { isUniqueViolation, violates } from "../store/unique";
import { changeMessages } from "./change-messages";
import { phoneErrors } from "./check-phone";
import { countryOf } from "./country-of";
import { cvErrors } from "./cv-errors";
import { duplicateContact } from "./duplicate-contact";
import { pendingInterviewOf } from "./interview-of";
import { isClosed } from "./is-closed";
import { settingsOf } from "./job-settings";
import { noticeApplication } from "./notice/notice";
import { phoneKey } from "./phone-key";
import { languageOfJob } from "./receipt/receipt";
import { sendReceipt } from "./receipt/send-receipt";
import { filesIn } from "./sent/items-of";
import { applicationSections } from "./sent/sections";
import type { Values } from "./values";

type Correction = z.output<typeof applicationCorrection>;

/** Whether a document is the CV: by its slot, or because it is the file that counts as the CV. */
function isCvIn({ application, job }: SentApplication, { file_cv }: Values): (document: HandedIn) => boolean {
	const { slots } = settingsOf(job);
	const paths = [application.cv_filepath, file_cv];
	return (document) =>
		slotOf(document, slots)?.isCv === true ||
		(document.attachment ?? []).some(({ filepath }) => paths.includes(filepath));
}

/** The values with a new CV in the place of the old one: of that, neither file nor link nor text stays. */
function withNewCv(values: Values, { file_cv, cv_raw_content }: Correction, sent: SentApplication): Values {
	const isCv = isCvIn(sent, values);
	const { document_candidate = [], link_input = [] } = values;
	const remaining = document_candidate.filter((one) => !isCv(one));
	const linksIn = (documents: HandedIn[]) =>
		documents.flatMap((one) => (one.link_input ?? []).map(({ value }) => value));
	const kept = linksIn(remaining);
	const dropped = linksIn(document_candidate.filter(isCv)).filter((link) => !kept.includes(link));
	return {
		...values,
		...{ file_cv, cv: undefined, cv_raw_content },
		document_candidate: remaining,
		link_input: link_input.filter(({ value }) => !dropped.includes(value)),
	};
}

/** The values of an application as they are after a correction. */
function correctedValues(correction: Correction, sent: SentApplication): Values {
	const before: Values = JSON.parse(sent.application.payload);
	const values = correction.file_cv ? withNewCv(before, correction, sent) : before;
	const { fullname = values.fullname, phone = values.phone, email = values.email, documents = [] } = correction;
	const added = documents.map(({ document_type, ...file }) => ({ document_type, attachment: [file] }));
	return {
		...values,
		...{ fullname, phone, email },
		email2: undefined,
		document_candidate: [...(values.document_candidate ?? []), ...added],
	};
}

/** The columns of an application as they are after a correction; one that changes nothing keeps the time of the last one. */
async function correctedRow(correction: Correction, sent: SentApplication, files: readonly string[], at: string) {
	const { application } = sent;
	const values = correctedValues(correction, sent);
	const { fullname, phone } = values;
	const email = values.email || null;
	const isSame = fullname === application.fullname && email === application.email && phone === application.phone;
	return {
		corrected_at: isSame && files.length === 0 ? application.corrected_at : at,
		fullname,
		name_key: titleKey(fullname),
		email,
		email_key: email?.toLowerCase() ?? null,
		phone,
		phone_key: await phoneKey(phone, countryOf(sent)),
		cv_filepath: correction.file_cv ?? application.cv_filepath,
		payload: JSON.stringify(values),
	};
}

/** The refusal behind a unique violation: another application to the job has this address or number. */
function duplicate(error: Error, contact: string): Error {
	if (violates(error, "applications_email", "applications.email_key"))
		return new Problem(422, duplicateEmail(contact), { errors: { email: [duplicateEmail(contact)] } });
	return new Problem(422, DUPLICATE_PHONE, { errors: { phone: [DUPLICATE_PHONE] } });
}

/** Keys of the files that the application no longer names, such as a CV that was replaced. */
function droppedKeys(before: SentApplication, after: SentApplication): string[] {
	const named = new Set(filesIn(applicationSections(after.application, after.job, "en")));
	const keys = filesIn(applicationSections(before.application, before.job, "en"));
	return keys.filter((key) => !named.has(key));
}

/** Tells the old address that messages now go to another one. */
async function tellOldAddress(write: Store, { application, job, company }: SentApplication, at: string): Promise<void> {
	if (!application.email) return;
	const language = languageOfJob(job);
	const messages = changeMessages(language);
	const names = { job: job.title, company: company.title, contact: company.contact_email };
	const mail = composeMail(language, [
		{ kind: "text", text: fill(messages.corrected, names) },
		{ kind: "text", text: messages.bye },
	]);
	const to = { recipient: application.email, applicationId: application.id };
	await enqueueMail(
		write,
		{ ...mail, ...to, subject: fill(messages.correctedSubject, names), purpose: "application" },
		at,
	);
}

/** Sends the receipt to a new address, and word of it to the old one. */
async function tellNewAddress(write: Store, deps: Deps, before: SentApplication, after: SentApplication, at: string) {
	if (before.application.email === after.application.email) return;
	await tellOldAddress(write, before, at);
	const { region, siteOrigin } = deps;
	const interview = pendingInterviewOf(after, deps, languageOfJob(after.job));
	await sendReceipt(write, { ...after, interview, region, siteOrigin }, at);
}

const HOUR_MS = 3_600_000;

/** Tells recruiters of a correction, once an hour at most, however often the candidate saves. */
async function tellRecruiters(write: Store, { publicUrl }: Deps, before: SentApplication, after: SentApplication) {
	const { corrected_at: at } = after.application;
	const last = before.application.corrected_at;
	if (!at || at === last || (last && Date.parse(at) - Date.parse(last) < HOUR_MS)) return;
	await noticeApplication(write, { ...after, publicUrl }, "corrected", at);
}

const unchangeable = () => new Problem(409, "This application can't be changed any more.");

/**
 * Corrects the contact details and the CV of an application, and adds documents, while the job is open. Throws 409 once it
 * is closed or the application withdrawn, 422 for values that another application to the job has and for files that
 * aren't there.
 */
export async function correctApplication(deps: Deps, sent: SentApplication, correction: Correction): Promise<void> {
	const { application, job, company } = sent;
	const now = deps.now();
	const at = now.toISOString();
	if (application.withdrawn_at || isClosed(job, now)) throw unchangeable();
	const given = [...(correction.file_cv ? [{ field: "file_cv", filepath: correction.file_cv }] : [])];
	const added = (correction.documents ?? []).map(({ filepath }) => ({ field: "documents", filepath }));
	const { phone } = correction;
	const isNumberNew = phone !== undefined && phone !== application.phone;
	const files = await acceptFiles(deps.store, company.id, {
		named: [...given, ...added],
		errors: {
			...toFieldErrors(cvErrors(correction.file_cv, settingsOf(job))),
			...(isNumberNew ? await phoneErrors(phone, sent) : {}),
		},
	});
	const row = await correctedRow(correction, sent, files, at);
	try {
		await deps.store.transaction().execute(async (write) => {
			await useFiles(write, company.id, files, at);
			const saved = await write
				.updateTable("applications")
				.set(row)
				.where("id", "=", application.id)
				.where("withdrawn_at", "is", null)
				.returningAll()
				.executeTakeFirst();
			// Withdrawn or deleted meanwhile, in another tab.
			if (!saved) throw unchangeable();
			const after = { ...sent, application: saved };
			await dropFiles(write, { application: saved.id }, droppedKeys(sent, after), at);
			await tellNewAddress(write, deps, sent, after, at);
			await tellRecruiters(write, deps, sent, after);
		});
	} catch (error) {
		throw isUniqueViolation(error) ? duplicate(error, await duplicateContact(deps.store, company)) : error;
	}
	deps.tasks.poke();
}
