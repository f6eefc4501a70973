import type { Deps } from "../../deps";
import { deleteDocumentRequest } from "../../document-request/delete-request";
import { fill } from "../../format/fill";
import { composeMail } from "../../mail/compose";
import { enqueueMail } from "../../mail/enqueue";
import type { Store } from "../../store/open";
import { findSentApplication } from "../../store/queries/sent-applications";
import type { CompanyRow } from "../../store/schema";
import type { TaskHandler } from "../../tasks/kinds";
import { changeMessages } from "../change-messages";
import { deleteApplication } from "../delete-application";
import { recipientsOf } from "../notice/recipients";
import { type Expired, endOfGrace, findExpired, findStored, findStoring, GRACE_DAYS, markExpired } from "./due";

const LEASE_MS = 30 * 60_000;

/** Tells a company's recruiters what will be deleted after the days of grace. */
async function announce(write: Store, { publicUrl, now }: Deps, company: CompanyRow, expired: readonly Expired[]) {
	const [first] = expired;
	if (!first) return;
	for (const { email, language } of await recipientsOf(write, company, first)) {
		const messages = changeMessages(language);
		const names = { company: company.title, count: expired.length, days: GRACE_DAYS };
		const mail = composeMail(language, [
			{ kind: "text", text: fill(messages.retention, names) },
			{ kind: "link", label: messages.retentionLink, url: `${publicUrl}/companies/${company.id}/retention` },
		]);
		const subject = fill(messages.retentionSubject, names);
		await enqueueMail(write, { ...mail, subject, recipient: email, purpose: "notice" }, now().toISOString());
	}
}

/** Marks what has expired at a company, and announces it, in one transaction. */
async function mark(deps: Deps, company: CompanyRow): Promise<void> {
	const at = deps.now();
	await deps.store.transaction().execute(async (write) => {
		const expired = await findExpired(write, company, at);
		const fresh = expired.filter(({ deleteAt }) => deleteAt === null);
		for (const one of fresh) await markExpired(write, one, endOfGrace(at));
		await announce(write, deps, company, fresh);
	});
}

/** Unmarks what may stay after all, because the company chose more months or a job is open again. */
async function unmark({ store, now }: Deps, company: CompanyRow): Promise<void> {
	const expired = new Set((await findExpired(store, company, now())).map(({ key }) => key));
	const marked = await findStored(store, { companyId: company.id, isMarked: true });
	for (const one of marked) if (!expired.has(one.key)) await markExpired(store, one, null);
}

async function deleteMarked({ store, now }: Deps, company: CompanyRow): Promise<void> {
	const at = now().toISOString();
	for (const { table, key, deleteAt } of await findStored(store, { companyId: company.id, isMarked: true })) {
		if (deleteAt === null || deleteAt > at) continue;
		if (table === "document_requests") await deleteDocumentRequest(store, key, at);
		else {
			const sent = await findSentApplication(store, key);
			if (sent) await deleteApplication(store, sent, "retention", at);
		}
	}
}

/**
 * The daily task that enforces retention: it marks expired applications and document requests, and deletes them after a
 * week of grace, each in its own transaction, so that a crash leaves none half deleted. Retention is a promise of the
 * privacy policy.
 */
export const retain = (deps: Deps): TaskHandler<"retention"> => ({
	leaseMs: LEASE_MS,
	async run() {
		for (const company of await findStoring(deps.store)) {
			await unmark(deps, company);
			await mark(deps, company);
			await deleteMarked(deps, company);
		}
		deps.tasks.poke();
	},
});
