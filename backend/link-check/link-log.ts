import type { Logger } from "../process/log";
import type { Reason } from "./refused";

/** The log's name for a response's status. */
type StatusReason = "answered" | "refuses-robots" | "missing" | "failed";

const REFUSES_ROBOTS = new Set([401, 403, 429, 999]);
const MISSING = new Set([404, 410]);

/** Tells a host that turns robots away from a page that isn't there; people get the same message for both. */
export function statusReason(status: number): StatusReason {
	if (status >= 200 && status < 300) return "answered";
	if (REFUSES_ROBOTS.has(status)) return "refuses-robots";
	return MISSING.has(status) ? "missing" : "failed";
}

/** The logged part of a link: never its path or query, which may name people or grant access to documents. */
export interface LinkEvent {
	call: "check" | "document" | "video" | "page";
	host: string;
	reason: Reason | StatusReason | "asks-for-sign-in" | "not-a-file";
	status?: number;
}

/** Writes one line about a link. */
export const logLink = (log: Logger, event: LinkEvent) => log.info(event, "link");
