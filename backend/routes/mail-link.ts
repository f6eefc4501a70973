import { mailLink as mail } from "../application/mail-link";
import { requireApplication } from "../application/require-application";
import type { Handler } from "./handler";

/** Mails the interview link to the address of the application. */
export const mailLink: Handler<"mailLink"> = async ({ params, language }, deps) =>
	mail(deps, await requireApplication(deps, params.token), language);
