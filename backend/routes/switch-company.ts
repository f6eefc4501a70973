import { requireCompany } from "../store/queries/companies";
import type { Handler } from "./handler";

/** Whether there is a company to go on with; who may see it, its own pages decide. Throws 404. */
export const switchCompany: Handler<"switchCompany"> = async ({ params }, { store }) => ({
	id: await requireCompany(store, params.id),
});
