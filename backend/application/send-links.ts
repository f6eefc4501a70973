import type { Deps } from "../deps";
import { fill } from "../format/fill";
import { momentInWords } from "../format/moment";
import type { Language } from "../http/language";
import { readContent } from "../job/content";
import { type Block, composeMail } from "../mail/compose";
import { enqueueMail } from "../mail/enqueue";
import type { Store } from "../store/open";
import { applicationsOf, type SentApplication } from "../store/queries/sent-applications";
import type { TaskHandler } from "../tasks/kinds";
import { changeMessages } from "./change-messages";
import { openInterviewOf } from "./interview-of";
import { applicationAddress, saveApplicationLink } from "./links";
import { languageOfJob } from "./receipt/receipt";

const LEASE_MS = 60_000;

/** More applications than one person sends; a mail with more links would be no help. */
const MAX_LINKS = 20;

/** An application's line in the mail, with a fresh link, and its interview code while that is good. */
async function linkBlocks(
	write: Store,
	deps: Deps,
	sent: SentApplication,
	{ language, at }: { language: Language; at: string },
): Promise<Block[]> {
	const { region, siteOrigin } = deps;
	const { application, job, company } = sent;
	const token = await saveApplicationLink(write, { applicationId: application.id, purpose: "open", region, at });
	const moment = momentInWords(application.created_at, readContent(job.content).timezone, language);
	const label = fill(changeMessages(language).link, { job: job.title, company: company.title, sent: moment });
	const url = applicationAddress(siteOrigin, language, token);
	const interview = openInterviewOf(sent, deps, language);
	return [
		{ kind: "link", label, url },
		...(interview ? [{ kind: "link", label: interview.code, url: interview.url } as const] : []),
	];
}

/**
 * The task that mails the links of all applications under an address to that address. Nothing happens where there is
 * none: who asked can't tell the difference, since the call was answered before.
 */
export const sendLinks = (deps: Deps): TaskHandler<"send-links"> => ({
	leaseMs: LEASE_MS,
	async run({ emailKey, request, language: asked }) {
		const at = deps.now().toISOString();
		await deps.store.transaction().execute(async (write) => {
			const found = await applicationsOf(write, emailKey, MAX_LINKS);
			const [newest] = found;
			if (!newest?.application.email) return;
			const language = asked ?? languageOfJob(newest.job);
			const messages = changeMessages(language);
			const blocks: Block[] = [];
			for (const one of found) blocks.push(...(await linkBlocks(write, deps, one, { language, at })));
			const mail = composeMail(language, [
				{ kind: "text", text: messages.links },
				...blocks,
				{ kind: "note", text: messages.linksStranger },
			]);
			const to = { recipient: newest.application.email, applicationId: newest.application.id };
			await enqueueMail(write, { ...mail, ...to, subject: messages.linksSubject, purpose: "links", key: request }, at);
		});
		deps.tasks.poke();
	},
});
