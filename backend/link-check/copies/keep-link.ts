import type { Deps } from "../../deps";
import { Problem, refusedField } from "../../http/problem";
import { copiedBytes } from "../../store/queries/link-copies";
import { requireRoom } from "../../upload/free-space";
import { type LinkEvent, logLink, statusReason } from "../link-log";
import { LinkRefused } from "../refused";
import { LARGEST_FILE } from "./copy-file";
import { NoCopy } from "./no-copy";

/** Space that copies leave to applications, in bytes: more than all simultaneous copies need. */
const RESERVE_BYTES = 1_000_000_000;

/** The bytes of copies that one client may have made in a day; a whole campus may share an address. */
const SHARE_BYTES = 2_000_000_000;
const DAY_MS = 86_400_000;

const TOO_MUCH = "Too much was copied for your network today. Upload the file instead.";

const SENTENCE = "There is nothing at this link that everybody may read.";

function eventOf(error: unknown): Pick<LinkEvent, "reason" | "status"> | null {
	if (error instanceof LinkRefused) return { reason: error.reason };
	if (!(error instanceof NoCopy)) return null;
	return { reason: error.why === "status" ? statusReason(error.status) : error.why, status: error.status };
}

/** Throws 507 if a client has had its share of copies: unlike after 429, nobody waits for an hour. */
async function requireShare({ store, now }: Deps, client: string | undefined): Promise<void> {
	if (!client) return;
	const since = new Date(now().getTime() - DAY_MS).toISOString();
	if ((await copiedBytes(store, client, since)) >= SHARE_BYTES) throw new Problem(507, TOO_MUCH);
}

/** A link to copy, and the field that contains it. */
interface Wanted {
	call: LinkEvent["call"];
	field: string;
	link: URL;
	/** The pseudonym of the client that asks; undefined if its site names none. */
	client: string | undefined;
}

/**
 * Runs one of the calls that copy links when there is capacity, and logs the result. Returns the copy's key. Throws 422
 * for the field if no copy is possible, 429 if too many calls wait, and 507 if the disk is needed for applications or the client has had too much copied.
 */
export async function keepLink(
	deps: Deps,
	{ call, field, link, client }: Wanted,
	copy: () => Promise<string>,
): Promise<string> {
	const { slots, verdicts } = deps.links;
	const host = link.hostname;
	try {
		// The downloaded address may differ from the link, which the block list may contain.
		if (await verdicts.isBlocked(link)) throw new LinkRefused("blocked");
		const key = await slots.run(async () => {
			await requireShare(deps, client);
			await requireRoom(deps, LARGEST_FILE, RESERVE_BYTES);
			return copy();
		});
		logLink(deps.log, { call, host, reason: "answered" });
		return key;
	} catch (error) {
		const event = eventOf(error);
		if (!event) throw error;
		logLink(deps.log, { call, host, ...event });
		throw refusedField(field, SENTENCE);
	}
}
