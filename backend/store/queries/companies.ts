import { Problem } from "../../http/problem";
import type { Store } from "../open";

/** Ids fit a 32-bit column; a longer number is no company's. */
const ID = /^\d{1,9}$/;

/** The id of a company that exists, or undefined. */
export async function findCompanyId(store: Store, id: string): Promise<number | undefined> {
	if (!ID.test(id)) return undefined;
	const row = await store.selectFrom("companies").select("id").where("id", "=", Number(id)).executeTakeFirst();
	return row?.id;
}

/** The same for a path that names the company. Throws 404. */
export async function requireCompany(store: Store, id: string): Promise<number> {
	const found = await findCompanyId(store, id);
	if (found === undefined) throw new Problem(404, "There is no such company.");
	return found;
}
