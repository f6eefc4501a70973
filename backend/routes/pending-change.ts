import { pendingChange as find } from "../application/confirm-change";
import type { Handler } from "./handler";

/** The change that a confirmation link is for. */
export const pendingChange: Handler<"pendingChange"> = async ({ params }, deps) => {
	const { change, sent } = await find(deps, params.token);
	return { change, job: sent.job.title, company: sent.company.title };
};
