import { codeIn, type Region } from "../../../lib/contract/code";
import type { Deps } from "../../deps";
import { enqueuePurge } from "../../site/purge";
import type { Store } from "../../store/open";
import type { CompanyRow } from "../../store/schema";
import type { CompanyColumns } from "./check-company";

/** As many jobs as one purge takes; the pages of others change within a minute. */
const MOST_CODES = 100;

/** The newest jobs of a company, whose pages show its name and logo. */
async function codesOf(write: Store, region: Region, companyId: number): Promise<string[]> {
	const jobs = write.selectFrom("jobs").select("open_code").where("company_id", "=", companyId);
	const rows = await jobs.where("state", "!=", "draft").orderBy("id", "desc").limit(MOST_CODES).execute();
	return rows.map(({ open_code }) => codeIn(region, open_code));
}

/** Changes a company, and drops its pages and those of its jobs from the site. */
export async function saveCompany(
	{ store, region, tasks, now }: Pick<Deps, "store" | "region" | "tasks" | "now">,
	{ id, slug }: Pick<CompanyRow, "id" | "slug">,
	columns: CompanyColumns,
): Promise<void> {
	const at = now().toISOString();
	await store.transaction().execute(async (write) => {
		await write.updateTable("companies").set(columns).where("id", "=", id).execute();
		const changed = { codes: await codesOf(write, region, id), companies: slug ? [slug] : [] };
		if (changed.codes.length + changed.companies.length > 0) await enqueuePurge(write, changed, at);
	});
	tasks.poke();
}
