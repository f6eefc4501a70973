import { greeting } from "../../account/greeting";
import type { Deps } from "../../deps";
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
import type { TaskHandler } from "../../tasks/kinds";
import { openInterviewOf } from "../interview-of";
import { languageOfJob } from "../receipt/receipt";
import { reminderMessages } from "./messages";

const LEASE_MS = 60_000;

/** What a reminder says of an application; undefined for a declined one, and for one without an open interview. */
function reminderOf(sent: SentApplication, deps: Pick<Deps, "publicUrl" | "now">) {
	const { application, job, company } = sent;
	const language = languageOfJob(job);
	const interview = openInterviewOf(sent, deps, language);
	if (!interview?.ends_at || application.status === "declined") return undefined;
	const due = momentInWords(interview.ends_at, readContent(job.content).timezone, language);
	return {
		language,
		ends: interview.ends_at,
		values: { name: application.fullname, job: job.title, company: company.title, due, url: interview.url },
	};
}

type Reminder = NonNullable<ReturnType<typeof reminderOf>>;

/** The number of somebody who agreed to WhatsApp, which the recorded consent proves: digits with the calling code. */
async function chatNumber(store: Store, { application }: SentApplication): Promise<string | undefined> {
	const { phone_key: key } = application;
	const consents = await consentsOfApplication(store, application.id);
	const hasAgreed = consents.some(({ kind }) => kind === "whatsapp_notification");
	return hasAgreed && key?.startsWith("+") ? key.slice(1) : undefined;
}

/** The link by which a recruiter sends the reminder over WhatsApp; undefined without consent, number or open interview. */
export async function chatReminderLink(deps: Deps, sent: SentApplication): Promise<string | undefined> {
	const reminder = reminderOf(sent, deps);
	const number = await chatNumber(deps.store, sent);
	if (!reminder || !number) return undefined;
	const text = fill(reminderMessages(reminder.language).chat, reminder.values);
	return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** Writes the mail once, however often the task runs. */
async function mailReminder(
	{ store, now }: Deps,
	{ application }: SentApplication,
	{ language, ends, values }: Reminder,
	isLast: boolean,
): Promise<void> {
	if (!application.email) return;
	const messages = reminderMessages(language);
	const mail = composeMail(language, [
		{ kind: "text", text: greeting(messages.hello, application.fullname) },
		{ kind: "text", text: fill(messages.text, values) },
		{ kind: "link", label: messages.link, url: values.url },
		{ kind: "note", text: isLast ? messages.last : messages.stop },
	]);
	const to = { recipient: application.email, applicationId: application.id, subject: fill(messages.subject, values) };
	const key = `${application.id}-${ends.slice(0, "2026-11-22".length)}-${isLast ? "last" : "first"}`;
	const at = now().toISOString();
	await store.transaction().execute((write) => enqueueMail(write, { ...mail, ...to, purpose: "reminder", key }, at));
}

async function chatReminder({ store, whatsapp }: Deps, sent: SentApplication, { language, values }: Reminder) {
	const to = await chatNumber(store, sent);
	if (!whatsapp || !to) return;
	const { name, job, company, due, url } = values;
	await whatsapp.send({ to, language, values: [name, job, company, due, url] });
}

/** The task that reminds a candidate of the interview, by mail or by WhatsApp, each tried again by itself. */
export const sendReminder = (deps: Deps): TaskHandler<"reminder"> => ({
	leaseMs: LEASE_MS,
	async run({ application, way, isLast }) {
		const sent = await findSentApplication(deps.store, application);
		const reminder = sent && reminderOf(sent, deps);
		if (!reminder) return;
		if (way === "whatsapp") return chatReminder(deps, sent, reminder);
		await mailReminder(deps, sent, reminder, isLast);
		deps.tasks.poke();
	},
});
