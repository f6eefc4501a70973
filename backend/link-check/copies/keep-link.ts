import type { Deps } from "../../deps";
import { refusedField } from "../../http/problem";
import { type LinkEvent, logLink, statusReason } from "../link-log";
import { LinkRefused } from "../refused";
import { NoCopy } from "./no-copy";

const SENTENCE = "There is nothing at this link that everybody may read.";

function eventOf(error: unknown): Pick<LinkEvent, "reason" | "status"> | null {
	if (error instanceof LinkRefused) return { reason: error.reason };
	if (!(error instanceof NoCopy)) return null;
	return { reason: error.why === "status" ? statusReason(error.status) : error.why, status: error.status };
}

/** A link that is to be kept, and the field it came in. */
interface Wanted {
	call: LinkEvent["call"];
	field: string;
	link: URL;
}

/**
 * Runs one of the calls that keep copies when there is a place for it, and logs how it went. Gives the copy's key.
 * Throws 422 for the field when no copy can be had, and 429 when too many calls are waiting.
 */
export async function keepLink(
	deps: Deps,
	{ call, field, link }: Wanted,
	copy: () => Promise<string>,
): Promise<string> {
	const { slots, verdicts } = deps.links;
	const host = link.hostname;
	try {
		// What is fetched for the link may have another address than the one that is listed.
		if (await verdicts.isBlocked(link)) throw new LinkRefused("blocked");
		const key = await slots.run(copy);
		logLink(deps.log, { call, host, reason: "answered" });
		return key;
	} catch (error) {
		const event = eventOf(error);
		if (!event) throw error;
		logLink(deps.log, { call, host, ...event });
		throw refusedField(field, SENTENCE);
	}
}
