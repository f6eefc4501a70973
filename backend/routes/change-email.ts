import { changeEmail as change } from "../account/change-email";
import type { Handler } from "./handler";

/** Another address for a new account. */
export const changeEmail: Handler<"changeEmail"> = async ({ body, language }, deps) => {
	await change(deps, { token: body.confirmation_token, email: body.email, language });
	return undefined;
};
