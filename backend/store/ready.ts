import { sql } from "kysely";
import type { Store } from "./open";

/** Whether the database answers. */
export async function isReady(store: Store): Promise<boolean> {
	try {
		await sql`select 1`.execute(store);
		return true;
	} catch {
		return false;
	}
}
