import { applicationArchive } from "../application/data-archive";
import { requireApplication } from "../application/require-application";
import type { Handler } from "./handler";

/** All data of an application as a ZIP file. */
export const applicationData: Handler<"applicationData"> = async ({ params }, deps) =>
	applicationArchive(deps, await requireApplication(deps, params.token));
