import { NEW_EMAIL } from "../../lib/contract/sign-up";
import { takenSentence } from "../account/messages";
import { Problem } from "../http/problem";
import { findUserId } from "../store/queries/users";
import type { Handler } from "./handler";

/**
 * Whether an email address is free for a new account. Throws 422 if it is registered; both cases need the same work.
 */
export const checkEmail: Handler<"checkEmail"> = async ({ body, language }, { store }) => {
	if (await findUserId(store, body.email)) throw new Problem(422, takenSentence(language));
	return { message: NEW_EMAIL };
};
