import { refusedField } from "../http/problem";
import type { Handler } from "./handler";

const COMPANY = /^\d{1,9}$/;

/** Records an access, such as the click on an intro video. */
export const accessLog: Handler<"accessLog"> = async ({ body }, deps) => {
	const id = COMPANY.test(body.company_id) ? Number(body.company_id) : 0;
	const company = await deps.store.selectFrom("companies").select("id").where("id", "=", id).executeTakeFirst();
	if (!company) throw refusedField("company_id", "There is no such company.");
	const { type, key } = body;
	const entry = { company_id: company.id, type, key, created_at: deps.now().toISOString() };
	await deps.store.insertInto("access_log").values(entry).execute();
};
