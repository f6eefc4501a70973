import "server-only";
import { randomUUID } from "node:crypto";
import { TIMEOUT_MS } from "@/lib/contract/limits";
import type { Env } from "../env";
import { asHostFailure } from "../host-failure";
import { type Change, type Changes, findChanges } from "./find-changes";
import { MOST_ADDRESSES, type Sender, sendPaths } from "./send";
import { type ReportedPages, readReported, writeReported } from "./state";

/** The result of a run: a line for the terminal or the log, and the exit code (0 done, 1 failed, 2 not configured). */
export interface Outcome {
	line: string;
	exitCode: 0 | 1 | 2;
}

const done = (line: string): Outcome => ({ line: `IndexNow: ${line}`, exitCode: 0 });
const failed = (line: string): Outcome => ({ line: `IndexNow: ${line}`, exitCode: 1 });

function note(reported: ReportedPages, changes: Change[]): void {
	for (const { path, version } of changes) {
		if (version === null) reported.delete(path);
		else reported.set(path, version);
	}
}

/** Sends the changes in batches and records the accepted ones in `reported`; returns how many, and why it stopped early. */
async function send(
	changes: Change[],
	reported: ReportedPages,
	sender: Sender,
): Promise<{ sent: number; problem: string | null }> {
	for (let start = 0; start < changes.length; start += MOST_ADDRESSES) {
		const batch = changes.slice(start, start + MOST_ADDRESSES);
		const paths = batch.map(({ path }) => path);
		const problem = await sendPaths(paths, sender);
		if (problem) return { sent: start, problem };
		note(reported, batch);
	}
	return { sent: changes.length, problem: null };
}

const addresses = (count: number) => `${count} address${count === 1 ? "" : "es"} sent`;

const counted = (changes: Change[]) => {
	const removed = changes.filter(({ version }) => version === null).length;
	return `${changes.length - removed} new or changed, ${removed} gone`;
};

/** The changes since the last run, or a message why they are unknown. */
async function look(reported: ReportedPages, host: string): Promise<Changes | string> {
	const walk = { requestId: randomUUID(), signal: AbortSignal.timeout(TIMEOUT_MS.long) };
	try {
		return (await findChanges(reported, walk)) ?? `${host} has no list of jobs`;
	} catch (error) {
		return `the jobs can't be read from ${host}: ${asHostFailure(error).code}`;
	}
}

/**
 * Reports changed job pages to search engines. Accepted changes are recorded even if a later call fails, so that the next
 * run sends only the rest. Throws if the state file can't be read or written.
 */
export async function runIndexNow({ indexNow, siteOrigin, hosts }: Env): Promise<Outcome> {
	const { key, endpoint, stateFile } = indexNow;
	if (!key) return { line: "IndexNow is off: INDEXNOW_KEY is not set.", exitCode: 2 };
	const reported = await readReported(stateFile, siteOrigin);
	const found = await look(reported, hosts.api);
	if (typeof found === "string") return failed(`${found}. Nothing was sent.`);
	const { listed, changes } = found;
	if (changes.length === 0) return done(`nothing changed; ${listed} jobs are listed.`);
	const { sent, problem } = await send(changes, reported, { endpoint, key, siteOrigin });
	if (sent > 0) await writeReported(stateFile, siteOrigin, reported);
	return problem
		? failed(`${endpoint} ${problem}. ${sent} of ${addresses(changes.length)}.`)
		: done(`${addresses(sent)} to ${endpoint} (${counted(changes)}).`);
}
