import type { Logger } from "../log";
import type { Store } from "../store/open";
import { claimMail, dueMails, markSent, putOff } from "../store/queries/mails";
import type { MailRow } from "../store/schema";
import type { Sender } from "./sender";

/** Sends the mails that were written down. */
export interface Deliverer {
	/** Checks for mails now; call it after the commit that wrote one. */
	poke(): void;
	/** Ends it; a mail that is being sent is finished first. */
	close(): Promise<void>;
}

/** How often mails are tried, over a little more than a day. */
const MOST_TRIES = 14;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/** How often it looks by itself, for mails whose pause is over and for those of a process that died. */
const LOOK_EVERY_MS = 10_000;
const BATCH = 20;

interface Options {
	store: Store;
	sender: Sender;
	log: Logger;
	now: () => Date;
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

const pauseMs = (tries: number) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));

/** A server's number for what went wrong; its sentence may name people. */
function reasonOf(error: unknown) {
	const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
	return { code, responseCode };
}

/** Tries one mail, unless another process is at it: for as long as sending takes, it isn't due. */
async function trySending(mail: MailRow, { store, sender, log, now }: Options): Promise<void> {
	const tries = mail.attempts + 1;
	if (!(await claimMail(store, mail, later(now(), sender.longestMs)))) return;
	try {
		await sender.send(mail);
	} catch (error) {
		await putOff(store, mail.id, later(now(), pauseMs(tries)));
		const about = { mail: mail.id, tries, ...reasonOf(error) };
		if (tries < MOST_TRIES) log.warn(about, "a mail could not be sent; it is tried again");
		else log.error(about, "a mail could not be sent; it is not tried again");
		return;
	}
	await markSent(store, mail.id, now().toISOString());
	log.info({ mail: mail.id, tries }, "mail sent");
}

/**
 * Sends what is due: at the start, now and then, and at once when poked. A mail goes out at least once: one that was
 * being sent when the process died is sent again.
 */
export function openDeliverer(options: Options): Deliverer {
	const { store, log, now } = options;
	let running: Promise<void> | undefined;
	let isPoked = false;
	let isClosed = false;

	async function sendDue() {
		for (;;) {
			const due = await dueMails(store, { at: now().toISOString(), mostTries: MOST_TRIES, most: BATCH });
			for (const mail of due) if (!isClosed) await trySending(mail, options);
			if (isClosed || due.length < BATCH) return;
		}
	}

	function poke() {
		isPoked = true;
		if (running || isClosed) return;
		isPoked = false;
		running = sendDue()
			.catch((error) => log.warn({ reason: String(error) }, "looking for mails failed"))
			.finally(() => {
				running = undefined;
				if (isPoked) poke();
			});
	}

	const timer = setInterval(poke, LOOK_EVERY_MS);
	timer.unref();
	poke();
	return {
		poke,
		async close() {
			isClosed = true;
			clearInterval(timer);
			await running;
		},
	};
}
