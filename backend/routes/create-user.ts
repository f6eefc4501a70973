import { createAccount } from "../account/create-account";
import type { Handler } from "./handler";

/** Creates a recruiter's account with its own company. */
export const createUser: Handler<"createUser"> = ({ body, language, idempotencyKey }, deps) =>
	createAccount(deps, { values: body, language, idempotencyKey });
