import type { Deps } from "../deps";
import { fill } from "../format/fill";
import type { Language } from "../http/language";
import { Problem } from "../http/problem";
import { composeMail } from "../mail/compose";
import { enqueueMail } from "../mail/enqueue";
import type { Store } from "../store/open";
import type { SentApplication } from "../store/queries/sent-applications";
import { changeMessages } from "./change-messages";
import { hiddenEmail } from "./hidden-email";
import { applicationAddress, saveApplicationLink } from "./links";

type Change = "withdraw" | "delete";

interface Asked {
	change: Change;
	/** The language of the mail. */
	language: Language;
}

const HOUR_MS = 3_600_000;

/** How long a confirmation can be used, hours. */
const CONFIRM_HOURS = 24;

/** How many confirmations of a kind an application may wait for: nobody's mailbox is filled through a link that leaked. */
const MAX_PENDING = 3;

async function countPending(write: Store, applicationId: string, change: Change, at: string): Promise<number> {
	const { pending } = await write
		.selectFrom("application_links")
		.select(({ fn }) => fn.countAll<number>().as("pending"))
		.where("application_id", "=", applicationId)
		.where("purpose", "=", change)
		.where("expires_at", ">", at)
		.executeTakeFirstOrThrow();
	return Number(pending);
}

async function mailConfirmation(
	write: Store,
	deps: Deps,
	sent: SentApplication,
	{ change, language, token }: Asked & { token: string },
) {
	const { application, job, company } = sent;
	const messages = changeMessages(language);
	const names = { job: job.title, company: company.title };
	const url = `${applicationAddress(deps.siteOrigin, language, token)}/confirm`;
	const mail = composeMail(language, [
		{ kind: "text", text: fill(messages[change], names) },
		{ kind: "link", label: messages[`${change}Link`], url },
		{ kind: "note", text: fill(messages.hours, { hours: CONFIRM_HOURS }) },
	]);
	const subject = fill(messages[`${change}Subject`], names);
	const to = { recipient: application.email ?? "", applicationId: application.id };
	await enqueueMail(write, { ...mail, ...to, subject, purpose: "application" }, deps.now().toISOString());
}

/**
 * Asks for the confirmation of what can't be undone: by a fresh mail to the application's address, or by a token in the
 * answer where there is no address. Throws 409 for a second withdrawal, 429 when too many confirmations wait.
 */
export async function requestChange(deps: Deps, sent: SentApplication, asked: Asked) {
	const { change } = asked;
	const { application } = sent;
	if (change === "withdraw" && application.withdrawn_at)
		throw new Problem(409, "This application was withdrawn before.");
	const now = deps.now();
	const at = now.toISOString();
	const expires = new Date(now.getTime() + CONFIRM_HOURS * HOUR_MS).toISOString();
	const token = await deps.store.transaction().execute(async (write) => {
		const pending = await countPending(write, application.id, change, at);
		if (pending >= MAX_PENDING) throw new Problem(429, "Too many confirmations are waiting.");
		const link = { applicationId: application.id, purpose: change, region: deps.region, at, expires };
		const saved = await saveApplicationLink(write, link);
		if (application.email) await mailConfirmation(write, deps, sent, { ...asked, token: saved });
		return saved;
	});
	deps.tasks.poke();
	return application.email ? { sent_to: hiddenEmail(application.email) } : { confirmation_token: token };
}
