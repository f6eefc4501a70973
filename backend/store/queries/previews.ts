import type { Store } from "../open";
import type { CompanyRow, JobRow } from "../schema";
import type { JobWithCompany } from "./jobs";

/** The job of a preview that hasn't expired, with its company. */
export async function findPreview(store: Store, code: string, at: string): Promise<JobWithCompany | undefined> {
	const previews = store.selectFrom("job_previews").selectAll().where("code_key", "=", code.toLowerCase());
	const found = await previews.where("expires_at", ">", at).executeTakeFirst();
	if (!found) return undefined;
	const companies = store.selectFrom("companies").selectAll();
	const company = await companies.where("id", "=", found.company_id).executeTakeFirstOrThrow();
	return { job: JSON.parse(found.job) as JobRow, company };
}

/** The company of a preview that hasn't expired. */
export async function findCompanyPreview(store: Store, slug: string, at: string): Promise<CompanyRow | undefined> {
	const previews = store.selectFrom("company_previews").select("company").where("slug", "=", slug.toLowerCase());
	const found = await previews.where("expires_at", ">", at).executeTakeFirst();
	return found && (JSON.parse(found.company) as CompanyRow);
}

/** Deletes expired previews. */
export async function deleteEndedPreviews(store: Store, at: string): Promise<void> {
	await store.deleteFrom("job_previews").where("expires_at", "<=", at).execute();
	await store.deleteFrom("company_previews").where("expires_at", "<=", at).execute();
}
