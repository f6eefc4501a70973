import type { Region } from "../../../lib/contract/code";
import { deleteAccount } from "../../account/delete-unconfirmed";
import { removeApplication } from "../../application/delete-application";
import { removeDocumentRequest } from "../../document-request/delete-request";
import type { Store } from "../../store/open";
import { findSentApplication } from "../../store/queries/sent-applications";
import { REMOVED } from "../sets";
import { type DemoRows, demoRows } from "./demo-rows";
import { removeCompanies, removeJobs } from "./remove-unused";

/** What was removed from a region, and which jobs and companies stay because somebody uses them. */
export interface Removal {
	removed: Record<"companies" | "jobs" | "applications" | "requests" | "articles" | "accounts", number>;
	stays: { jobs: { code: string; title: string }[]; companies: string[] };
}

interface Wish {
	region: Region;
	/** Also what people sent to the demo jobs. */
	withSent: boolean;
	at: string;
}

/** The applications that go: those of the demo data, or all that were sent to its jobs. */
async function applicationsOf(write: Store, { jobs, applications }: DemoRows, withSent: boolean): Promise<string[]> {
	const rows = write.selectFrom("applications").select("id");
	const wanted = withSent ? rows.where("job_id", "in", jobs) : rows.where("id", "in", applications);
	return (await wanted.execute()).map(({ id }) => id);
}

async function removeApplications(write: Store, rows: DemoRows, { withSent, at }: Wish): Promise<number> {
	const ids = await applicationsOf(write, rows, withSent);
	for (const id of ids) {
		const sent = await findSentApplication(write, id);
		if (sent) await removeApplication(write, sent, at);
	}
	return ids.length;
}

/** A request that a person has answered is that person's. */
async function removeRequests(write: Store, { requests, answered }: DemoRows, { withSent, at }: Wish): Promise<number> {
	const found = await write
		.selectFrom("document_requests")
		.select(["hash", "payload"])
		.where("hash", "in", requests)
		.execute();
	const unused = found.filter(({ hash, payload }) => withSent || payload === null || answered.includes(hash));
	for (const { hash } of unused) await removeDocumentRequest(write, hash, at);
	return unused.length;
}

/** Articles, shared answers, the team's jobs, and codes that belong to no application. */
async function removeContent(write: Store, { articles, answers, teamJobs, codes }: DemoRows): Promise<number> {
	await write.deleteFrom("shared_answers").where("hash", "in", answers).execute();
	await write.deleteFrom("team_jobs").where("id", "in", teamJobs).execute();
	await write.deleteFrom("interview_codes").where("code", "in", codes).where("application_id", "is", null).execute();
	const items = await write.selectFrom("blog_items").select("item").distinct().where("item", "in", articles).execute();
	await write.deleteFrom("blog_items").where("item", "in", articles).execute();
	return items.length;
}

/** The demo account goes with the last of its companies: until then it is the way to what stays. */
async function removeAccounts(write: Store, { accounts }: DemoRows): Promise<number> {
	const users = await write
		.selectFrom("users")
		.select(["id", "email"])
		.where("id", "in", accounts)
		.where("id", "not in", write.selectFrom("memberships").select("user_id"))
		.execute();
	for (const user of users) await deleteAccount(write, user);
	return users.length;
}

/** Takes the demo data out of a region in one transaction, but for what somebody else's data belongs to; it won't come back. */
export async function removeDemo(store: Store, wish: Wish): Promise<Removal> {
	const rows = await demoRows(store, wish.region);
	return store.transaction().execute(async (write) => {
		await write
			.insertInto("seeds")
			.values({ name: REMOVED, applied_at: wish.at })
			.onConflict((conflict) => conflict.column("name").doNothing())
			.execute();
		const applications = await removeApplications(write, rows, wish);
		const requests = await removeRequests(write, rows, wish);
		const articles = await removeContent(write, rows);
		const jobs = await removeJobs(write, rows.jobs);
		const companies = await removeCompanies(write, rows.companies, rows.accounts);
		const accounts = await removeAccounts(write, rows);
		return {
			removed: { companies: companies.removed, jobs: jobs.removed, applications, requests, articles, accounts },
			stays: { jobs: jobs.stays, companies: companies.stays },
		};
	});
}
