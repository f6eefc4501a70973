import { randomUUID } from "node:crypto";
import type { Region } from "../../lib/contract/code";
import { filled } from "../form-checks/filled";
import { type AnswerKey, keepAnswer } from "../form-checks/idempotency";
import { useFiles } from "../form-checks/named-files";
import type { Language } from "../http/language";
import type { Store } from "../store/open";
import type { ApplicationRow, CompanyRow, JobRow } from "../store/schema";
import { titleKey } from "../store/title-key";
import { announceFile, type PlacedFile } from "../upload/store-part";
import { consentsOf } from "./consents";
import { newInterviewCode } from "./interview-code";
import { pendingInterviewOf } from "./interview-of";
import { noticeApplication } from "./notice/notice";
import { languageOfJob } from "./receipt/receipt";
import { sendReceipt } from "./receipt/send-receipt";
import type { Values } from "./values";

/** The stored answer to an application, in the names of the contract. It holds no address, since addresses may change. */
export interface Result {
	interview_code: string;
	assesment_not_available: boolean;
	/** Whether a receipt goes to the candidate's email. */
	receipt_sent: boolean;
}

export interface NewSubmission {
	job: JobRow;
	company: CompanyRow;
	values: Values;
	/** The phone number as `phoneKey` gives it. */
	numberKey: string;
	/** A CV that came with the application itself. */
	cv: PlacedFile | undefined;
	/** Keys of the stored files that it names, each once. */
	files: readonly string[];
	region: Region;
	publicUrl: string;
	siteOrigin: string;
	at: string;
	/** Language of the page that it comes from. */
	language: Language;
	/** The key under which a repeat finds the response. */
	key: AnswerKey | undefined;
}

async function saveApplication(
	write: Store,
	{ job, values, numberKey, cv, language, at }: NewSubmission,
): Promise<ApplicationRow> {
	const id = randomUUID();
	const email = values.email || null;
	const application = {
		id,
		job_id: job.id,
		email,
		email_key: email?.toLowerCase() ?? null,
		phone: values.phone,
		phone_key: numberKey,
		fullname: values.fullname,
		name_key: titleKey(values.fullname),
		cv_filepath: cv?.upload.filepath ?? values.file_cv ?? null,
		payload: JSON.stringify({
			...values,
			document_candidate: values.document_candidate && filled(values.document_candidate),
		}),
		created_at: at,
	};
	const saved = await write.insertInto("applications").values(application).returningAll().executeTakeFirstOrThrow();
	const consents = consentsOf(values, { job, page: language, at }).map((consent) => ({
		...consent,
		application_id: id,
	}));
	if (consents.length > 0) await write.insertInto("consents").values(consents).execute();
	return saved;
}

/** Registers a new code for the application; a code that is taken is drawn again. */
async function saveCode(write: Store, applicationId: string, { job, region, at }: NewSubmission): Promise<string> {
	for (;;) {
		const code = newInterviewCode(region);
		const row = { code, code_key: code.toLowerCase(), job_id: job.id, application_id: applicationId, created_at: at };
		const { numInsertedOrUpdatedRows } = await write
			.insertInto("interview_codes")
			.values(row)
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirst();
		if (numInsertedOrUpdatedRows === 1n) return code;
	}
}

/** Writes an application with its CV, code, receipt and key's answer: all of it or nothing. Throws on duplicates. */
export function save(store: Store, submission: NewSubmission): Promise<Result> {
	const { job, company, cv, files, region, publicUrl, siteOrigin, key, at } = submission;
	return store.transaction().execute(async (write) => {
		const application = await saveApplication(write, submission);
		if (cv) await announceFile(write, cv);
		await useFiles(write, job.company_id, cv ? [...files, cv.upload.filepath] : files, at);
		const code = await saveCode(write, application.id, submission);
		const asOfNow = { publicUrl, now: () => new Date(at) };
		const interview = pendingInterviewOf({ application, job, code }, asOfNow, languageOfJob(job));
		await sendReceipt(write, { application, job, company, interview, region, siteOrigin }, at);
		await noticeApplication(write, { application, job, company, publicUrl }, "new", at);
		const result = {
			interview_code: code,
			// A form that was open at the due date comes too late for the interview.
			assesment_not_available: job.no_assessment === 1 || interview?.is_over === true,
			receipt_sent: application.email !== null,
		};
		await keepAnswer(write, key, result, at);
		return result;
	});
}
