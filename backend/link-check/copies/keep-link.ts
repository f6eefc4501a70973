import type { Deps } from "../../deps";
import { refusedField } from "../../http/problem";
import { requireRoom } from "../../upload/free-space";
import { type LinkEvent, logLink, statusReason } from "../link-log";
import { LinkRefused } from "../refused";
import { LARGEST_FILE } from "./copy-file";
import { NoCopy } from "./no-copy";

/** Space that copies leave to applications, in bytes: more than all simultaneous copies need. */
const RESERVE_BYTES = 1_000_000_000;

const SENTENCE = "There is nothing at this link that everybody may read.";

function eventOf(error: unknown): Pick<LinkEvent, "reason" | "status"> | null {
	if (error instanceof LinkRefused) return { reason: error.reason };
	if (!(error instanceof NoCopy)) return null;
	return { reason: error.why === "status" ? statusReason(error.status) : error.why, status: error.status };
}

/** A link to copy, and the field that contains it. */
interface Wanted {
	call: LinkEvent["call"];
	field: string;
	link: URL;
}

/**
 * Runs one of the calls that copy links when there is capacity, and logs the result. Returns the copy's key. Throws 422
 * for the field if no copy is possible, 429 if too many calls wait, and 507 if the disk is needed for applications.
 */
export async function keepLink(
	deps: Deps,
	{ call, field, link }: Wanted,
	copy: () => Promise<string>,
): Promise<string> {
	const { slots, verdicts } = deps.links;
	const host = link.hostname;
	try {
		// The downloaded address may differ from the link, which the block list may contain.
		if (await verdicts.isBlocked(link)) throw new LinkRefused("blocked");
		const key = await slots.run(async () => {
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
