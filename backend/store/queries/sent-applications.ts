import type { Store } from "../open";
import type { ApplicationRow, CompanyRow, ConsentRow, JobRow } from "../schema";
import { findJobById } from "./jobs";

/** An application with all that belongs to it. */
export interface SentApplication {
	application: ApplicationRow;
	job: JobRow;
	company: CompanyRow;
	/** Its interview code. */
	code: string | undefined;
}

/** An application by its id. */
export async function findSentApplication(store: Store, id: string): Promise<SentApplication | undefined> {
	const application = await store.selectFrom("applications").selectAll().where("id", "=", id).executeTakeFirst();
	const found = application && (await findJobById(store, application.job_id));
	if (!found) return undefined;
	const codes = store.selectFrom("interview_codes").select("code").where("application_id", "=", id);
	return { application, ...found, code: (await codes.executeTakeFirst())?.code };
}

/** At most `most` applications of an address (`email_key`), newest first. */
export async function applicationsOf(store: Store, emailKey: string, most: number): Promise<SentApplication[]> {
	const rows = await store
		.selectFrom("applications")
		.select("id")
		.where("email_key", "=", emailKey)
		.orderBy("created_at", "desc")
		.limit(most)
		.execute();
	const found = await Promise.all(rows.map(({ id }) => findSentApplication(store, id)));
	return found.filter((one) => one !== undefined);
}

/** The consents of an application. */
export function consentsOfApplication(store: Store, id: string): Promise<ConsentRow[]> {
	return store.selectFrom("consents").selectAll().where("application_id", "=", id).orderBy("kind").execute();
}

/** The owner of a file: an application, by its id, or the answer to a document request, by its hash. */
export type NamedBy = { application: string } | { request: string };

/** Whether anything else than `by` names a stored file. */
export async function isNamedElsewhere(store: Store, filepath: string, by: NamedBy): Promise<boolean> {
	// An underscore in it matches any character, so at worst a file stays.
	const inPayload = `%${filepath}%`;
	const application = await store
		.selectFrom("applications")
		.select("id")
		.where("id", "!=", "application" in by ? by.application : "")
		.where((is) => is.or([is("cv_filepath", "=", filepath), is("payload", "like", inPayload)]))
		.executeTakeFirst();
	if (application) return true;
	const request = await store
		.selectFrom("document_requests")
		.select("hash")
		.where("hash", "!=", "request" in by ? by.request : "")
		.where("payload", "like", inPayload)
		.executeTakeFirst();
	return request !== undefined;
}
