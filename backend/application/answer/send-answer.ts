import { randomUUID } from "node:crypto";
import type { Deps } from "../../deps";
import { composeMail } from "../../mail/compose";
import { enqueueMail } from "../../mail/enqueue";
import type { Store } from "../../store/open";
import { findWaitingAnswer } from "../../store/queries/answers";
import { findSentApplication } from "../../store/queries/sent-applications";
import { enqueueTask } from "../../tasks/enqueue";
import type { TaskHandler } from "../../tasks/kinds";
import { languageOfJob } from "../receipt/receipt";

const LEASE_MS = 60_000;

/** How long an answer waits before it is sent, so that it can be cancelled. */
export const WAIT_MINUTES = 10;
const MINUTE_MS = 60_000;

interface NewAnswer {
	applicationId: string;
	subject: string;
	body: string;
}

/** Writes an answer to a candidate, in the transaction of what it belongs to. It is sent ten minutes later. */
export async function writeAnswer(write: Store, { applicationId, subject, body }: NewAnswer, now: Date): Promise<void> {
	const id = randomUUID();
	const sendAt = new Date(now.getTime() + WAIT_MINUTES * MINUTE_MS).toISOString();
	const times = { created_at: now.toISOString(), send_at: sendAt };
	await write
		.insertInto("answers")
		.values({ id, application_id: applicationId, subject, body, ...times })
		.execute();
	await enqueueTask(write, { key: `answer:${id}`, kind: "answer", payload: { answer: id } }, sendAt);
}

/** The task that sends an answer. Cancelled answers have been deleted by then, and withdrawn applications get none. */
export const sendAnswer = (deps: Deps): TaskHandler<"answer"> => ({
	leaseMs: LEASE_MS,
	async run({ answer: id }) {
		const at = deps.now().toISOString();
		await deps.store.transaction().execute(async (write) => {
			const answer = await findWaitingAnswer(write, id);
			const sent = answer && (await findSentApplication(write, answer.application_id));
			const { email, withdrawn_at } = sent?.application ?? {};
			if (!answer || !sent || !email || withdrawn_at) return;
			const blocks = answer.body.split(/\n{2,}/).map((text) => ({ kind: "text", text }) as const);
			const mail = composeMail(languageOfJob(sent.job), blocks);
			const to = {
				recipient: email,
				replyTo: sent.company.contact_email || undefined,
				applicationId: sent.application.id,
			};
			await enqueueMail(write, { ...mail, ...to, subject: answer.subject, purpose: "application" }, at);
			await write.updateTable("answers").set({ sent_at: at }).where("id", "=", id).execute();
		});
		deps.tasks.poke();
	},
});
