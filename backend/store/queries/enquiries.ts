import { sql } from "kysely";
import type { Store } from "../open";

/** The number of requests from an email address, ignoring case, since a moment (ISO 8601). */
export async function countEnquiries(store: Store, email: string, since: string): Promise<number> {
	const { count } = await store
		.selectFrom("enquiries")
		.select(({ fn }) => fn.countAll().as("count"))
		.where(sql`lower(email)`, "=", email.toLowerCase())
		.where("created_at", ">=", since)
		.executeTakeFirstOrThrow();
	return Number(count);
}
