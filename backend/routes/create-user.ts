import { createAccount } from "../account/create-account";
import type { Handler } from "./handler";

/** A recruiter's new account, with a company of its own. */
export const createUser: Handler<"createUser"> = ({ body, language, idempotencyKey }, deps) =>
	createAccount(deps, { values: body, language, idempotencyKey });
