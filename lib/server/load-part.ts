import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { env } from "./env";
import { HostFailure } from "./host-failure";
import { hostsAreOpen } from "./hosts-open";
import { isNoted, log } from "./log";
import { forPart } from "./page-part";

/** How long an optional part may delay a page's first visitor, milliseconds, if calls to hosts have their usual limits. */
const PATIENCE_MS = 3_000;

async function giveUp(afterMs: number, signal: AbortSignal): Promise<never> {
	await wait(afterMs, undefined, { signal });
	throw new HostFailure("host_timeout");
}

/**
 * The data of an optional part of a page; `none`, with one line in the log, if its host fails or takes too long. A later
 * answer is there for the page's next rendering.
 */
export async function loadPart<T>(
	part: string,
	load: () => Promise<T>,
	none: T,
	patienceMs = PATIENCE_MS * env().timeoutScale,
): Promise<T> {
	const patience = new AbortController();
	await hostsAreOpen();
	try {
		return await Promise.race([forPart(part, load), giveUp(patienceMs, patience.signal)]);
	} catch (error) {
		if (!(error instanceof HostFailure)) throw error;
		if (!isNoted(error)) log().warn({ pagePart: part, failure: error.code }, "part of a page left out");
		return none;
	} finally {
		patience.abort();
	}
}
