import type { z } from "zod";
import type { newUser } from "../../lib/contract/schemas/account";
import type { Deps } from "../deps";
import { answerOnce } from "../form-checks/idempotency";
import type { Language } from "../http/language";
import { Problem, refusedField } from "../http/problem";
import { findUserById, findUserId } from "../store/queries/users";
import { tryAgain } from "../store/try-again";
import { isUniqueViolation, violates } from "../store/unique";
import { isCommonPassword } from "./common-passwords/is-common-password";
import { commonPasswordSentence, takenSentence } from "./messages";
import { hashPassword, isPassword } from "./password";
import { type NewAccount, saveAccount } from "./save-account";
import { newConfirmationToken } from "./sign-up-token";

const CALL = "account";

interface Wanted {
	values: z.output<typeof newUser>;
	/** The language of the sign-up page. */
	language: Language;
	idempotencyKey: string | undefined;
}

const taken = (language: Language) => refusedField("email", takenSentence(language));

/** Simultaneous sign-ups may choose the same ids; the table reports a registered address itself. */
const save = (deps: Deps, account: NewAccount): Promise<{ id: number }> =>
	tryAgain(() =>
		saveAccount(deps, account).catch((error) => {
			const isTaken = isUniqueViolation(error) && violates(error, "users_email_key_key", "users.email_key");
			throw isTaken ? taken(account.language) : error;
		}),
	);

async function create(deps: Deps, { values, language }: Wanted, key: NewAccount["key"]): Promise<{ id: number }> {
	// Looked up before the costly part.
	if (await findUserId(deps.store, values.email)) throw taken(language);
	const { password, ...rest } = values;
	const passwordHash = await hashPassword(password, deps.passwordWork);
	const created = await save(deps, { values: rest, passwordHash, language, at: deps.now(), key });
	deps.tasks.poke();
	return created;
}

/**
 * Creates an account with its own company, and sends the welcome mail. Throws 422 with a sentence for `email` if the
 * address is registered in any case, or for `password` if it is a common one, 409 while the same Idempotency-Key is
 * running, 429 if too many wait. A repeated key returns the first account and creates nothing.
 */
async function createOnce(deps: Deps, wanted: Wanted): Promise<{ id: number }> {
	const { password, ...rest } = wanted.values;
	if (isCommonPassword(password)) throw refusedField("password", commonPasswordSentence(wanted.language));
	let isNew = false;
	// The key's row holds a fast hash of the request. It omits the password, which could be guessed from that hash.
	const request = { call: CALL, idempotencyKey: wanted.idempotencyKey, request: async () => rest };
	const account = await answerOnce(deps, request, (key) => {
		isNew = true;
		return create(deps, wanted, key);
	});
	if (isNew) return account;
	const user = await findUserById(deps.store, account.id);
	if (await isPassword(password, user?.password_hash, deps.passwordWork)) return account;
	throw new Problem(422, "This Idempotency-Key was used for another request.");
}

/** An answer to a sign-up. */
interface Created {
	id: number;
	/** Lets only this browser have the mail sent again, or change the address. */
	confirmation_token: string;
}

/**
 * Creates an account as `createOnce` does, and returns a token for the browser that did it. A repetition returns a new
 * token and invalidates the first one, because the table stores only its hash.
 */
export async function createAccount(deps: Deps, wanted: Wanted): Promise<Created> {
	const { id } = await createOnce(deps, wanted);
	return { id, confirmation_token: await newConfirmationToken(deps, id) };
}
