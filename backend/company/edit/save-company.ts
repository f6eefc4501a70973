import { createHash } from "node:crypto";
import { codeIn, type Region } from "../../../lib/contract/code";
import type { Deps } from "../../deps";
import { enqueuePurge } from "../../site/purge";
import type { Store } from "../../store/open";
import type { CompanyRow } from "../../store/schema";
import type { Changed } from "../../tasks/kinds";
import type { CompanyColumns } from "./check-company";
import { formOf } from "./company-form";

/** The maximum number of jobs in one purge; the pages of others change within a minute. */
const MOST_CODES = 100;

/** The newest jobs of a company, whose pages show its name and logo. */
async function codesOf(write: Store, region: Region, companyId: number): Promise<string[]> {
	const jobs = write.selectFrom("jobs").select("open_code").where("company_id", "=", companyId);
	const rows = await jobs.where("state", "!=", "draft").orderBy("id", "desc").limit(MOST_CODES).execute();
	return rows.map(({ open_code }) => codeIn(region, open_code));
}

/** The pages that show a company's name and logo. */
export async function pagesOfCompany(
	write: Store,
	region: Region,
	{ id, slug }: Pick<CompanyRow, "id" | "slug">,
): Promise<Changed> {
	return { codes: await codesOf(write, region, id), companies: slug ? [slug] : [] };
}

/** Identifies the contents of a company's form, so that a form can tell whether it is still current. */
export const versionOf = (company: CompanyRow): string =>
	createHash("sha256")
		.update(JSON.stringify(formOf(company)))
		.digest("base64url");

interface Change {
	company: Pick<CompanyRow, "id" | "slug">;
	columns: CompanyColumns;
	/** `versionOf` the company as the recruiter opened it. */
	version: string;
}

/**
 * Changes a company, and drops its pages and those of its jobs from the site. If somebody else changed it after it was
 * opened, changes nothing and returns the stored company.
 */
export async function saveCompany(
	{ store, region, tasks, now }: Pick<Deps, "store" | "region" | "tasks" | "now">,
	{ company, columns, version }: Change,
): Promise<CompanyRow | undefined> {
	const { id } = company;
	const at = now().toISOString();
	const newer = await store.transaction().execute(async (write) => {
		// A write comes first, so that two recruiters who save at once wait for each other.
		const lock = write.updateTable("companies").set({ id }).where("id", "=", id).returningAll();
		const stored = await lock.executeTakeFirstOrThrow();
		if (versionOf(stored) !== version) return stored;
		await write.updateTable("companies").set(columns).where("id", "=", id).execute();
		const changed = await pagesOfCompany(write, region, company);
		if (changed.codes.length + changed.companies.length > 0) await enqueuePurge(write, changed, at);
		return undefined;
	});
	tasks.poke();
	return newer;
}
