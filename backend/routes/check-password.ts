import { isCommonPassword } from "../account/common-passwords/is-common-password";
import { commonPasswordSentence } from "../account/messages";
import type { Handler } from "./handler";

/** Why a password isn't good enough for a new account, in the page's language; empty if it is. */
export const checkPassword: Handler<"checkPassword"> = async ({ body, language }) => ({
	message: isCommonPassword(body.password) ? commonPasswordSentence(language) : "",
});
