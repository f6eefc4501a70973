import type { Deps } from "../deps";
import { Problem } from "../http/problem";
import { countRunning } from "../store/queries/uploads";

/** Room that uploads leave to the database and the rest of the machine, bytes. */
const RESERVE_BYTES = 200_000_000;

/** Refuses a file that the disk can't take whole with 507, before its bytes have come. */
export async function requireRoom(deps: Deps, size: number): Promise<void> {
	if ((await deps.freeBytes()) < size + RESERVE_BYTES) throw new Problem(507, "There is no room left to store this.");
}

/** Unfinished uploads of one company that may be on their way at the same time. */
const MOST_RUNNING = 200;

/** One that has rested this long keeps nobody out, milliseconds. */
const RUNNING_MS = 3_600_000;

const WAIT_S = 60;

/** Refuses one upload too many of a company with 429. */
export async function requireTurn(deps: Deps, companyId: number): Promise<void> {
	const since = new Date(deps.now().getTime() - RUNNING_MS).toISOString();
	if ((await countRunning(deps.store, companyId, since)) < MOST_RUNNING) return;
	throw new Problem(429, "Too many files are being uploaded; wait a moment.", {}, { "retry-after": String(WAIT_S) });
}
