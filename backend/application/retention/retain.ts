import type { Deps } from "../../deps";
import { fill } from "../../format/fill";
import { composeMail } from "../../mail/compose";
import { enqueueMail } from "../../mail/enqueue";
import { findSentApplication } from "../../store/queries/sent-applications";
import type { CompanyRow } from "../../store/schema";
import type { TaskHandler } from "../../tasks/kinds";
import { changeMessages } from "../change-messages";
import { deleteApplication } from "../delete-application";
import { recipientsOf } from "../notice/recipients";
import { endOfGrace, findOver, GRACE_DAYS, monthsBefore } from "./due";

const LEASE_MS = 30 * 60_000;

/** Marks a company's applications whose time is over, and tells its recruiters, in one transaction. */
async function markOver({ store, publicUrl, now }: Deps, company: CompanyRow): Promise<void> {
	const at = now();
	await store.transaction().execute(async (write) => {
		const over = await findOver(write, company.id, monthsBefore(at, company.retention_months));
		const fresh = over.filter(({ delete_at }) => delete_at === null);
		const [first] = fresh;
		if (!first) return;
		await write
			.updateTable("applications")
			.set({ delete_at: endOfGrace(at) })
			.where(
				"id",
				"in",
				fresh.map(({ id }) => id),
			)
			.execute();
		for (const { email, language } of await recipientsOf(write, company, first)) {
			const messages = changeMessages(language);
			const names = { company: company.title, count: fresh.length, days: GRACE_DAYS };
			const mail = composeMail(language, [
				{ kind: "text", text: fill(messages.retention, names) },
				{ kind: "link", label: messages.retentionLink, url: `${publicUrl}/companies/${company.id}/retention` },
			]);
			const subject = fill(messages.retentionSubject, names);
			await enqueueMail(write, { ...mail, subject, recipient: email, purpose: "notice" }, at.toISOString());
		}
	});
}

/** Takes back the marks of applications that may stay after all: a company has chosen more months, or a job is open again. */
async function unmark({ store, now }: Deps, company: CompanyRow): Promise<void> {
	const over = await findOver(store, company.id, monthsBefore(now(), company.retention_months));
	const ids = new Set(over.map(({ id }) => id));
	const marked = await store
		.selectFrom("applications")
		.innerJoin("jobs", "jobs.id", "applications.job_id")
		.select("applications.id")
		.where("jobs.company_id", "=", company.id)
		.where("applications.delete_at", "is not", null)
		.execute();
	for (const { id } of marked)
		if (!ids.has(id)) await store.updateTable("applications").set({ delete_at: null }).where("id", "=", id).execute();
}

async function deleteMarked({ store, now }: Deps): Promise<void> {
	const at = now().toISOString();
	const due = await store.selectFrom("applications").select("id").where("delete_at", "<=", at).execute();
	for (const { id } of due) {
		const sent = await findSentApplication(store, id);
		if (sent) await deleteApplication(store, sent, "retention", at);
	}
}

/**
 * The daily task that ends what has been stored for long enough: applications are marked first, and deleted after a week of
 * grace, one transaction each, so that a crash leaves whole applications. Retention is a promise of the privacy policy.
 */
export const retain = (deps: Deps): TaskHandler<"retention"> => ({
	leaseMs: LEASE_MS,
	async run() {
		for (const company of await deps.store.selectFrom("companies").selectAll().execute()) {
			await unmark(deps, company);
			await markOver(deps, company);
		}
		await deleteMarked(deps);
		deps.tasks.poke();
	},
});
