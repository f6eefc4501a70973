import type { Deps } from "../deps";
import { deleteSession, findSessionUser, insertSession } from "../store/queries/sessions";
import type { UserRow } from "../store/schema";
import { newToken, tokenHash } from "./tokens";

const DAY_S = 86_400;

/** How long a recruiter stays signed in, seconds. */
export const SESSION_SECONDS = 14 * DAY_S;

type Place = Pick<Deps, "store" | "now">;

/** Signs a recruiter in, and gives the new token for the cookie. */
export async function startSession({ store, now }: Place, userId: number): Promise<string> {
	const token = newToken();
	const at = now();
	const expiresAt = new Date(at.getTime() + SESSION_SECONDS * 1_000).toISOString();
	await insertSession(store, { tokenHash: tokenHash(token), userId, createdAt: at.toISOString(), expiresAt });
	return token;
}

/** The recruiter who is signed in with a token. */
export async function sessionUser({ store, now }: Place, token: string | undefined): Promise<UserRow | undefined> {
	return token ? findSessionUser(store, tokenHash(token), now().toISOString()) : undefined;
}

/** Signs out the browser that has a token. */
export async function endSession({ store }: Pick<Deps, "store">, token: string | undefined): Promise<void> {
	if (token) await deleteSession(store, tokenHash(token));
}
