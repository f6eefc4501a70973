import { resendConfirmation as resend } from "../account/resend-confirmation";
import type { Handler } from "./handler";

/** The confirmation's mail of a new account once more. */
export const resendConfirmation: Handler<"resendConfirmation"> = async ({ body }, deps) => {
	await resend(deps, body.confirmation_token);
	return undefined;
};
