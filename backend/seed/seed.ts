import type { Region } from "../../lib/contract/code";
import type { Store } from "../store/open";
import { isUniqueViolation } from "../store/unique";
import { type ApplicationPlace, writeApplications } from "./applications/write-applications";
import type { SeedData } from "./entry";
import { toBlogRows, toCompanyRow, toJobRow, toRequestRow, toShowColumns } from "./rows";
import { REMOVED, SETS } from "./sets";
import { writeAccounts } from "./write-accounts";

async function writeCompanies(write: Store, { companies = [], shows = [] }: SeedData) {
	if (companies.length > 0) await write.insertInto("companies").values(companies.map(toCompanyRow)).execute();
	for (const { companyId, ...show } of shows) {
		await write
			.updateTable("companies")
			.set(toShowColumns(show))
			.where("id", "=", companyId)
			.where("features", "is", null)
			.where("background_image", "is", null)
			.where("social_media", "is", null)
			.execute();
	}
}

async function writeJobs(write: Store, { jobs = [], codes = [] }: SeedData, now: Date) {
	if (jobs.length > 0)
		await write
			.insertInto("jobs")
			.values(jobs.map((job) => toJobRow(job, now)))
			.execute();
	const rows = codes.map(({ code, jobId }) => ({
		code,
		code_key: code.toLowerCase(),
		job_id: jobId,
		application_id: null,
		created_at: now.toISOString(),
	}));
	if (rows.length > 0) await write.insertInto("interview_codes").values(rows).execute();
}

async function writeTeam(write: Store, { teamJobs = [], teamLinks = [] }: SeedData) {
	if (teamJobs.length > 0)
		await write
			.insertInto("team_jobs")
			.values([...teamJobs])
			.execute();
	for (const { id, title, ...links } of teamLinks) {
		await write
			.updateTable("team_jobs")
			.set(links)
			.where("id", "=", id)
			.where("title", "=", title)
			.where("job_ads_video", "is", null)
			.where("job_url", "is", null)
			.execute();
	}
}

async function writeRest(write: Store, { articles = [], answers = [], requests = [] }: SeedData, now: Date) {
	if (articles.length > 0)
		await write
			.insertInto("blog_items")
			.values(articles.flatMap((article) => toBlogRows(article, now)))
			.execute();
	if (answers.length > 0)
		await write
			.insertInto("shared_answers")
			.values([...answers])
			.execute();
	if (requests.length > 0)
		await write
			.insertInto("document_requests")
			.values(requests.map((request) => toRequestRow(request, now)))
			.execute();
}

/** The names of the sets that a region has had. */
async function writtenSets(store: Store): Promise<ReadonlySet<string>> {
	const rows = await store.selectFrom("seeds").select("name").execute();
	return new Set(rows.map(({ name }) => name));
}

/** When a region is seeded, and where its data and files go. */
export interface Place extends ApplicationPlace {
	dir: string;
}

interface Loaded {
	name: string;
	data: SeedData;
}

/** Writes a set, unless another process has. */
async function writeSet(write: Store, { name, data }: Loaded, where: Place) {
	const { now } = where;
	const claim = await write
		.insertInto("seeds")
		.values({ name, applied_at: now.toISOString() })
		.onConflict((conflict) => conflict.column("name").doNothing())
		.executeTakeFirst();
	if (claim.numInsertedOrUpdatedRows !== 1n) return;
	await writeCompanies(write, data);
	await writeJobs(write, data, now);
	await writeTeam(write, data);
	await writeRest(write, data, now);
	await writeAccounts(write, data.accounts ?? [], where);
	await writeApplications(write, data.applications ?? [], where);
}

const TAKEN = "The demo data can't be added: an address, a code or a slug of it is in use. Set DEMO_DATA=off.";

/** Gives a region the sets of the demo data that it hasn't had yet, all of them or none, unless the data was removed. Later starts change nothing. Throws if data of others has the same names. */
export async function seed(store: Store, region: Region, where: Place): Promise<void> {
	const written = await writtenSets(store);
	if (written.has(REMOVED)) return;
	const missing = SETS.filter(({ name }) => !written.has(name));
	if (missing.length === 0) return;
	const sets = await Promise.all(missing.map(async ({ name, load }) => ({ name, data: await load(region) })));
	try {
		await store.transaction().execute(async (write) => {
			for (const set of sets) await writeSet(write, set, where);
		});
	} catch (cause) {
		throw isUniqueViolation(cause) ? new Error(TAKEN, { cause }) : cause;
	}
}
