import { fill } from "../../format/fill";
import { composeMail } from "../../mail/compose";
import { enqueueMail } from "../../mail/enqueue";
import type { Store } from "../../store/open";
import type { ApplicationRow, CompanyRow, JobRow } from "../../store/schema";
import { enqueueTask } from "../../tasks/enqueue";
import { noticeMessages } from "./messages";
import { recipientsOf } from "./recipients";

/** What happened to an application. */
export interface News {
	application: ApplicationRow;
	job: JobRow;
	company: CompanyRow;
	publicUrl: string;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The hour at which a day's digest is sent, UTC: eight in the morning in Jakarta. */
const DIGEST_HOUR = 1;

/** The first day (YYYY-MM-DD) whose digest has not been sent at a moment (ISO 8601). */
export const firstWaitingDay = (at: string): string =>
	new Date(Date.parse(at) - DIGEST_HOUR * HOUR_MS).toISOString().slice(0, "2026-11-22".length);

/** The key of the digest that a moment (ISO 8601) belongs to, and when that is sent. */
function digestAt(companyId: number, at: string) {
	const day = at.slice(0, "2026-11-22".length);
	const runAt = new Date(Date.parse(day) + DAY_MS + DIGEST_HOUR * HOUR_MS).toISOString();
	return { key: `digest:${companyId}:${day}`, payload: { companyId, day }, runAt };
}

/** What recruiters hear of. */
type Event = "new" | "corrected" | "withdrawn";

async function writeNow(write: Store, news: News, what: Event, at: string): Promise<void> {
	const { application, job, company, publicUrl } = news;
	const url = `${publicUrl}/companies/${company.id}/applications/${application.id}`;
	const names = { name: application.fullname, job: job.title };
	for (const { email, language, hasAccount } of await recipientsOf(write, company, job)) {
		const messages = noticeMessages(language);
		const forAccounts = [
			{ kind: "link", label: messages.open, url },
			{ kind: "note", text: messages.off },
		] as const;
		const mail = composeMail(language, [
			{ kind: "text", text: fill(messages[what], names) },
			...(hasAccount ? forAccounts : []),
		]);
		const subject = fill(messages[`${what}Subject`], names);
		const to = { recipient: email, applicationId: application.id, subject };
		await enqueueMail(write, { ...mail, ...to, purpose: "notice" }, at);
	}
}

/**
 * Tells a company's recruiters of a new, corrected or withdrawn application, in the transaction of the event: at once, with the day's
 * others, or not at all, as the job says. The mail names the candidate and carries no file.
 */
export async function noticeApplication(write: Store, news: News, what: Event, at: string): Promise<void> {
	const { notices } = news.job;
	if (notices === "now") await writeNow(write, news, what, at);
	if (notices !== "daily") return;
	const { key, payload, runAt } = digestAt(news.company.id, at);
	await enqueueTask(write, { key, kind: "digest", payload }, runAt);
}
