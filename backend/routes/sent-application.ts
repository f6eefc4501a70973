import { requireApplication } from "../application/require-application";
import { applicationView } from "../application/view";
import type { Handler } from "./handler";

/** An application, by its private link. */
export const sentApplication: Handler<"sentApplication"> = async ({ params, language }, deps) =>
	applicationView(deps, await requireApplication(deps, params.token), language);
