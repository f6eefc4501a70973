import type { Deps } from "../deps";
import { Problem } from "../http/problem";

/** Space that uploads leave to the database and the rest of the machine, in bytes. */
const RESERVE_BYTES = 200_000_000;

/** Refuses with 507 a file that doesn't fit on the disk beside the reserve, before its bytes arrive. */
export async function requireRoom(deps: Deps, size: number, reserve = RESERVE_BYTES): Promise<void> {
	if ((await deps.freeBytes()) < size + reserve) throw new Problem(507, "There is no room left to store this.");
}
