import { greeting } from "../../account/greeting";
import type { Deps } from "../../deps";
import { isOver } from "../../form-checks/is-over";
import { fill } from "../../format/fill";
import { momentInWords } from "../../format/moment";
import { readContent } from "../../job/content";
import { composeMail } from "../../mail/compose";
import { enqueueMail } from "../../mail/enqueue";
import type { Store } from "../../store/open";
import {
	consentsOfApplication,
	findSentApplication,
	type SentApplication,
} from "../../store/queries/sent-applications";
import type { JobRow } from "../../store/schema";
import { enqueueTask } from "../../tasks/enqueue";
import type { TaskHandler } from "../../tasks/kinds";
import { interviewOf } from "../interview-of";
import { languageOfJob } from "../receipt/receipt";
import { reminderMessages } from "./messages";

const LEASE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** How long before the due date a reminder is sent. */
const BEFORE_MS = 24 * HOUR_MS;

/** Who applies later than this before the reminder has just read what it would say. */
const LEAST_WAIT_MS = 2 * HOUR_MS;

/** Plans the reminder of an application, in its own transaction: a day before the job's due date, if it has one. */
export async function planReminder(
	write: Store,
	{ applicationId, job }: { applicationId: string; job: Pick<JobRow, "closes_at"> },
	at: string,
): Promise<void> {
	if (!job.closes_at) return;
	const runAt = Date.parse(job.closes_at) - BEFORE_MS;
	if (runAt < Date.parse(at) + LEAST_WAIT_MS) return;
	const task = { key: `reminder:${applicationId}`, kind: "reminder", payload: { application: applicationId } } as const;
	await enqueueTask(write, task, new Date(runAt).toISOString());
}

/** Whether a candidate is still to be reminded: the interview is neither known to be done nor given up nor over. */
const isWaiting = ({ application, job }: SentApplication, now: Date): boolean =>
	!application.withdrawn_at &&
	!application.answered_at &&
	application.status !== "declined" &&
	!isOver(job.closes_at, now);

/** What a reminder says of an application; undefined for one without an interview. */
export function reminderOf(sent: SentApplication, publicUrl: string) {
	const { application, job, company } = sent;
	const interview = interviewOf(sent, publicUrl);
	if (!interview || !job.closes_at) return undefined;
	const language = languageOfJob(job);
	const due = momentInWords(job.closes_at, readContent(job.content).timezone, language);
	const values = { name: application.fullname, job: job.title, company: company.title, due, url: interview.url };
	return { language, values, text: fill(reminderMessages(language).chat, values) };
}

async function mailReminder(
	write: Store,
	{ application }: SentApplication,
	reminder: NonNullable<ReturnType<typeof reminderOf>>,
	at: string,
) {
	if (!application.email) return;
	const { language, values } = reminder;
	const messages = reminderMessages(language);
	const mail = composeMail(language, [
		{ kind: "text", text: greeting(messages.hello, application.fullname) },
		{ kind: "text", text: fill(messages.text, values) },
		{ kind: "link", label: messages.link, url: values.url },
		{ kind: "note", text: messages.stop },
	]);
	const to = { recipient: application.email, applicationId: application.id, subject: fill(messages.subject, values) };
	await enqueueMail(write, { ...mail, ...to, purpose: "reminder" }, at);
}

/** Digits with the calling code; undefined for a number that isn't known to have one. */
const internationalDigits = (key: string | null) => (key?.startsWith("+") ? key.slice(1) : undefined);

/** By WhatsApp a candidate is reminded who has agreed to it, which the recorded consent proves. */
async function chatReminder(
	{ store, whatsapp }: Deps,
	{ application }: SentApplication,
	reminder: NonNullable<ReturnType<typeof reminderOf>>,
) {
	const to = internationalDigits(application.phone_key);
	const consents = await consentsOfApplication(store, application.id);
	const agreed = consents.some(({ kind }) => kind === "whatsapp_notification");
	if (!whatsapp || !to || !agreed) return;
	const { name, job, company, due, url } = reminder.values;
	await whatsapp.send({ to, language: reminder.language, values: [name, job, company, due, url] });
}

/**
 * The task that reminds a candidate of the interview: by mail, and by WhatsApp where that is set up and agreed to. WhatsApp
 * goes first: a failed message is tried again with the mail, and no mail is written twice.
 */
export const sendReminder = (deps: Deps): TaskHandler<"reminder"> => ({
	leaseMs: LEASE_MS,
	async run({ application: id }) {
		const sent = await findSentApplication(deps.store, id);
		const reminder = sent && isWaiting(sent, deps.now()) ? reminderOf(sent, deps.publicUrl) : undefined;
		if (!sent || !reminder) return;
		await chatReminder(deps, sent, reminder);
		await deps.store.transaction().execute((write) => mailReminder(write, sent, reminder, deps.now().toISOString()));
		deps.tasks.poke();
	},
});
