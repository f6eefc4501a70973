import { DUPLICATE_PHONE, duplicateEmail, NO_APPLICATIONS } from "../../lib/contract/errors";
import type { Deps } from "../deps";
import { answerOnce } from "../form-checks/idempotency";
import { acceptFiles } from "../form-checks/named-files";
import { type FilePart, partHash } from "../http/file-part";
import type { Language } from "../http/language";
import { Problem } from "../http/problem";
import type { JobWithCompany } from "../store/queries/jobs";
import { isUniqueViolation, violates } from "../store/unique";
import { abandonAfter } from "../upload/abandon";
import { type PlacedFile, placeFile } from "../upload/store-part";
import { phoneErrors } from "./check-phone";
import { checkValues } from "./check-values";
import { countryOf } from "./country-of";
import { duplicateContact } from "./duplicate-contact";
import { interviewUrl } from "./interview-code";
import { isClosed } from "./is-closed";
import { settingsOf } from "./job-settings";
import { saveApplicationLink } from "./links";
import { namedFiles } from "./named-files";
import { phoneKey } from "./phone-key";
import { type NewSubmission, type Result, save } from "./save";
import type { Values } from "./values";

/** Both application calls share their keys: a form that goes the other way is the same form. */
const CALL = "application";

export interface Submission {
	values: Values;
	cv: FilePart | undefined;
	idempotencyKey: string | undefined;
	/** Language of the page that it comes from. */
	language: Language;
}

/** Checks an application, and gives the keys of the stored files that it names. */
async function check(deps: Deps, { job, company }: JobWithCompany, { values, cv }: Submission): Promise<string[]> {
	if (isClosed(job, deps.now())) throw new Problem(422, NO_APPLICATIONS);
	const settings = settingsOf(job);
	const errors = {
		...checkValues(values, job, settings, cv?.fileName ?? (values.file_cv || undefined)),
		...(await phoneErrors(values.phone, { job, company })),
	};
	return acceptFiles(deps.store, company.id, { named: namedFiles(values, settings), errors });
}

/** The refusal behind a unique violation, in the sentences that the site recognises. */
function duplicate(error: Error, contact: string): Error {
	if (violates(error, "applications_email", "applications.email_key")) return new Problem(422, duplicateEmail(contact));
	const isPhone =
		violates(error, "applications_phone_key", "applications.phone_key") ||
		violates(error, "applications_phone", "applications.phone");
	if (isPhone) return new Problem(422, DUPLICATE_PHONE);
	return error;
}

async function store(deps: Deps, found: JobWithCompany, submission: NewSubmission): Promise<Result> {
	try {
		return await save(deps.store, submission);
	} catch (error) {
		if (submission.cv) await abandonAfter(error, deps, submission.cv.upload);
		throw isUniqueViolation(error) ? duplicate(error, await duplicateContact(deps.store, found.company)) : error;
	}
}

async function submit(
	deps: Deps,
	found: JobWithCompany,
	submission: Submission,
	key: NewSubmission["key"],
): Promise<Result> {
	const files = await check(deps, found, submission);
	const { values, cv: part, language } = submission;
	const companyId = found.company.id;
	const cv: PlacedFile | undefined = part && (await placeFile(deps, { companyId, part, isCv: true }));
	const { region, publicUrl, siteOrigin } = deps;
	const at = deps.now().toISOString();
	const numberKey = await phoneKey(values.phone, countryOf(found));
	const settled = { ...found, values, numberKey, cv, files, region, publicUrl, siteOrigin, at, language, key };
	return store(deps, found, settled);
}

/** The answer with the interview's address, and a private link of its own: in the stored answer, it could be read. */
async function withLinks({ store, region, publicUrl, now }: Deps, result: Result, language: Language) {
	const codes = store.selectFrom("interview_codes").select("application_id");
	const found = await codes.where("code_key", "=", result.interview_code.toLowerCase()).executeTakeFirstOrThrow();
	const link = { applicationId: found.application_id ?? "", purpose: "open", region, at: now().toISOString() } as const;
	const url = interviewUrl(publicUrl, result.interview_code, language);
	return { ...result, url, application_token: await saveApplicationLink(store, link) };
}

/**
 * Accepts an application to a job and returns its interview code and private link. Throws 422 for closed jobs, values
 * the job refuses and people who have applied already (rules of the application form and its error catalogue), 409
 * while the same Idempotency-Key is running. A repeat of a key returns the first response with another link, and
 * creates nothing else.
 */
export async function apply(deps: Deps, found: JobWithCompany, submission: Submission) {
	const { values, cv, idempotencyKey } = submission;
	const request = async () => [found.job.id, values, cv && [cv.fileName, await partHash(cv)]];
	const about = { call: CALL, idempotencyKey, request };
	const result = await answerOnce(deps, about, (key) => submit(deps, found, submission, key));
	deps.tasks.poke();
	return withLinks(deps, result, submission.language);
}
