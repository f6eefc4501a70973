import { createHash, randomUUID } from "node:crypto";
import type { Deps } from "../deps";
import type { Language } from "../http/language";
import { enqueueTask } from "../tasks/enqueue";

interface Asked {
	email: string;
	/** The language of the mail. */
	language: Language;
}

/**
 * Asks for the links of all applications under an address. Whether there are any is looked up later, by the task, so that
 * answer and time are the same for every address; one that asks too often is answered the same, and gets no mail.
 */
export async function requestLinks({ store, tasks, signIns, now }: Deps, { email, language }: Asked): Promise<void> {
	const emailKey = email.toLowerCase();
	const account = `links ${createHash("sha256").update(emailKey).digest("hex")}`;
	const wait = await signIns.askForMail(account, account);
	const request = randomUUID();
	const task = { key: `send-links:${request}`, kind: "send-links", payload: { emailKey, request, language } } as const;
	if (wait === null) await enqueueTask(store, task, now().toISOString());
	tasks.poke();
}
