import { requestChange as request } from "../application/request-change";
import { requireApplication } from "../application/require-application";
import type { Handler } from "./handler";

/** Asks to withdraw or delete an application. */
export const requestChange: Handler<"requestChange"> = async ({ params, body, language }, deps) =>
	request(deps, await requireApplication(deps, params.token), { ...body, language });
