import { correctApplication as correct } from "../application/correct";
import { requireApplication } from "../application/require-application";
import type { Handler } from "./handler";

/** Corrections of an application, by its private link. */
export const correctApplication: Handler<"correctApplication"> = async ({ params, body }, deps) => {
	await correct(deps, await requireApplication(deps, params.token), body);
	return { saved: true };
};
