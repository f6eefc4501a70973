import "server-only";
import { jobRules } from "@/lib/application/job-rules";
import { toPayload } from "@/lib/application/payload";
import { postedDocuments } from "@/lib/application/posted/posted-documents";
import { postedPath, postedValues } from "@/lib/application/posted/posted-values";
import { today } from "@/lib/application/today";
import { validateApplication } from "@/lib/application/validate";
import { type FormValue, fromFields, toFields } from "@/lib/contract/form-data";
import { DEFAULT_LOCALE, nearestLocale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import type { JobAddress } from "@/lib/job/address";
import { jobView } from "@/lib/job/view";
import type { FormResult } from "../../../form-result";
import { loadJob } from "../../../load-job";
import { refuse } from "../../../refusal";
import { asMultipartPost } from "../../multipart";
import { checkLink } from "./check-link";
import { asDocumentFiles, pickedFiles } from "./picked-files";
import { closeFiles, type PostedForm, readForm } from "./read-form";
import { refusedBy, refusedFor, resultOf } from "./results";
import { closedParts, type Stored, storeFiles } from "./store-files";
import type { UploadTarget } from "./upload-file";

/** What sending a posted application needs. */
interface Posting extends Omit<UploadTarget, "companyId"> {
	/** The job's page with the posted form. */
	page: JobAddress;
	/** Where the candidate's link was posted, as `sourceIn` gives it. */
	source: string;
	/** Makes the application call. */
	ask(sent: Request): Promise<Response>;
}

async function send(request: Request, form: PostedForm, { page, source, ask, ...way }: Posting): Promise<FormResult> {
	const posted = fromFields(form.fields);
	if (!posted) return refusedBy(refuse("malformed_body"));
	const detail = await loadJob(page);
	if (!detail) return refusedBy(refuse("unknown_call"));

	// Only labels come from the texts, and they are not shown here.
	const rules = jobRules(detail, (await loadMessages("en")).application);
	const values = postedValues(posted, rules.fields);
	const picked = await pickedFiles(form.files, posted, rules, page.by);
	const documentsWith = (stored?: Stored) =>
		postedDocuments(posted, rules, asDocumentFiles(picked, stored?.places), checkLink);
	const problems = Object.entries(validateApplication(values, rules, documentsWith(), today()));
	if (problems.length > 0)
		return refusedFor(Object.fromEntries(problems.map(([path, code]) => [postedPath(path, posted), code])));

	const { company, code, language } = jobView(detail, page, []);
	const stored = await storeFiles(picked, { ...way, companyId: company.id });
	if (!("places" in stored)) return stored;
	const { id: jobId, whatsapp_notification: asksWhatsapp } = detail.job;
	const job = { companyId: company.id, jobId, code, asksWhatsapp, source, target: { by: page.by } };
	const payload = toPayload(values, rules, job, documentsWith(stored), stored.rawCv);
	// The page with the result speaks the job's language, and so do the host's sentences and the interview's page.
	const spoken = { "accept-language": nearestLocale(language) ?? DEFAULT_LOCALE };
	const answer = await ask(await asMultipartPost(request, toFields(payload as FormValue), spoken));
	return resultOf(answer, payload, closedParts(stored));
}

/**
 * Sends a natively posted application exactly as the form's script would: validates it against the job's rules, uploads its
 * files to the host, then sends the same values under the same names. Sends nothing if anything is invalid. Throws
 * `HostFailure`.
 */
export async function postApplication(request: Request, posting: Posting): Promise<FormResult> {
	const form = await readForm(request);
	if (!form) return refusedBy(refuse("malformed_body"));
	try {
		return await send(request, form, posting);
	} finally {
		await closeFiles(form.files);
	}
}
