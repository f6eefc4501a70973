import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { HostFailure } from "./host-failure";
import { isNoted, log } from "./log";
import { forPart } from "./page-part";

/** A page that makes sense without a part keeps its first visitor waiting for that part no longer than this. */
const PATIENCE_MS = 3_000;

async function giveUp(afterMs: number, signal: AbortSignal): Promise<never> {
	await wait(afterMs, undefined, { signal });
	throw new HostFailure("host_timeout");
}

/**
 * What a part of a page is made of; `none`, and one line in the log, where its host fails or takes too long. An answer
 * that comes later is there for the next time that the page is made.
 */
export async function loadPart<T>(part: string, load: () => Promise<T>, none: T, patienceMs = PATIENCE_MS): Promise<T> {
	const patience = new AbortController();
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
