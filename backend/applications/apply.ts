import { DUPLICATE_PHONE, duplicateEmail, NO_APPLICATIONS } from "../../lib/contract/errors";
import type { Deps } from "../deps";
import { type FilePart, partHash } from "../http/file-part";
import { Problem } from "../http/problem";
import type { JobWithCompany } from "../store/queries/jobs";
import { storedKeys } from "../store/queries/uploads";
import { isUniqueViolation, violates } from "../store/unique";
import { abandon } from "../uploads/abandon";
import { type PlacedFile, placeFile } from "../uploads/store-part";
import { checkValues } from "./check-values";
import { findAnswer, fingerprintOf, whileRunning } from "./idempotency";
import { isClosed } from "./is-closed";
import { settingsOf } from "./job-settings";
import { namedFiles } from "./named-files";
import { type NewSubmission, type Result, save } from "./save";
import type { Values } from "./values";

/** Both application calls share their keys: a form that goes the other way is the same form. */
const CALL = "application";

export interface Submission {
	values: Values;
	cv: FilePart | undefined;
	idempotencyKey: string | undefined;
}

/** Checks an application, and gives the keys of the stored files that it names. */
async function check(deps: Deps, { job, company }: JobWithCompany, { values, cv }: Submission): Promise<string[]> {
	if (isClosed(job, deps.now())) throw new Problem(422, NO_APPLICATIONS);
	const settings = settingsOf(job);
	const errors = checkValues(values, job, settings, cv !== undefined || Boolean(values.file_cv));
	const named = namedFiles(values, settings);
	const paths = [...new Set(named.map(({ filepath }) => filepath))];
	const stored = await storedKeys(deps.store, company.id, paths);
	for (const { field } of named.filter(({ filepath }) => !stored.has(filepath))) {
		errors[field] = ["A file is missing or not complete."];
	}
	if (Object.keys(errors).length > 0) throw new Problem(422, "Some values are missing or not right.", { errors });
	return paths;
}

/** The refusal behind a unique violation, in the sentences that the site recognises. */
function duplicate(error: Error, contact: string): Error {
	if (violates(error, "applications_email", "applications.email_key")) return new Problem(422, duplicateEmail(contact));
	if (violates(error, "applications_phone", "applications.phone")) return new Problem(422, DUPLICATE_PHONE);
	return error;
}

const parseResult = (json: string) => JSON.parse(json) as Result;

async function store(deps: Deps, found: JobWithCompany, submission: NewSubmission): Promise<Result> {
	try {
		return await save(deps.store, submission);
	} catch (error) {
		if (submission.cv) await abandon(deps, submission.cv.upload);
		if (!isUniqueViolation(error)) throw error;
		// Another process may have answered the same key in the meantime.
		const { key } = submission;
		const known = key && (await findAnswer(deps.store, key.call, key.key, key.fingerprint));
		if (known) return parseResult(known);
		throw duplicate(error, found.company.contact_email);
	}
}

async function submit(
	deps: Deps,
	found: JobWithCompany,
	submission: Submission,
	key: NewSubmission["key"],
): Promise<Result> {
	const known = key && (await findAnswer(deps.store, key.call, key.key, key.fingerprint));
	if (known) return parseResult(known);
	const files = await check(deps, found, submission);
	const { values, cv: part } = submission;
	const companyId = found.company.id;
	const cv: PlacedFile | undefined = part && (await placeFile(deps, { companyId, part, isCv: true }));
	const { region, publicUrl } = deps;
	const at = deps.now().toISOString();
	return store(deps, found, { job: found.job, values, cv, files, region, publicUrl, at, key });
}

async function fingerprint({ job }: JobWithCompany, { values, cv }: Submission): Promise<string> {
	return fingerprintOf([job.id, values, cv && [cv.fileName, await partHash(cv)]]);
}

/**
 * Takes an application to a job and gives its interview code. Throws 422 for closed jobs, values the job
 * refuses and people who have applied already (rules of the application form and its error catalogue), 409 while the same
 * Idempotency-Key is running. A repeat of a key gives the first answer and creates nothing.
 */
export async function apply(deps: Deps, found: JobWithCompany, submission: Submission): Promise<Result> {
	const { idempotencyKey } = submission;
	if (!idempotencyKey) return submit(deps, found, submission, undefined);
	return whileRunning(deps.runningKeys, `${CALL}/${idempotencyKey}`, async () => {
		const key = { call: CALL, key: idempotencyKey, fingerprint: await fingerprint(found, submission) };
		return submit(deps, found, submission, key);
	});
}
