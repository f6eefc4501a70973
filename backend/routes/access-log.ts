import { refusedField } from "../http/problem";
import { findCompanyId } from "../store/queries/companies";
import type { Handler } from "./handler";

/** Records an access, such as the click on an intro video. */
export const accessLog: Handler<"accessLog"> = async ({ body }, deps) => {
	const companyId = await findCompanyId(deps.store, String(body.company_id));
	if (companyId === undefined) throw refusedField("company_id", "There is no such company.");
	const { type, key } = body;
	const entry = { company_id: companyId, type, key: String(key), created_at: deps.now().toISOString() };
	await deps.store.insertInto("access_log").values(entry).execute();
};
