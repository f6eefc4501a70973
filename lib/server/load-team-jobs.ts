import "server-only";
import { randomUUID } from "node:crypto";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { readTeamJobs, type TeamJob } from "@/lib/jobs/team-jobs";
import { env } from "./env";
import { asHostFailure } from "./host-failure";
import { mediaOrigins } from "./hosts";
import { logFailure } from "./log";
import { readRow } from "./read-row";

/** The list is asked for anew at most this often, seconds. */
const REVALIDATE_SECONDS = 120;

/** A page doesn't wait for longer for what it can do without, milliseconds. */
const PATIENCE_MS = 5_000;

/** Jobs in our own team. A host that doesn't tell of them is only noted in the log: then there are none. */
export async function loadTeamJobs(): Promise<TeamJob[]> {
	const endpoint = { ...ENDPOINTS.teamJobs, timeoutMs: PATIENCE_MS };
	try {
		const told = await readRow(endpoint, { seconds: REVALIDATE_SECONDS, tags: ["pages"] });
		return readTeamJobs(told ?? [], { siteOrigin: env().siteOrigin, mediaOrigins: mediaOrigins() });
	} catch (error) {
		logFailure(randomUUID(), "team-jobs", asHostFailure(error));
		return [];
	}
}
