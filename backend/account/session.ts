import type { Deps } from "../deps";
import {
	deleteEndedSessions,
	deleteSession,
	findSessionUser,
	insertSession,
	listSessions,
	touchSession,
} from "../store/queries/sessions";
import type { SessionRow, UserRow } from "../store/schema";
import { describeAgent } from "./describe-agent";
import { newToken, tokenHash } from "./tokens";

const DAY_S = 86_400;
const MINUTE_MS = 60_000;

/** Maximum length of a session, in seconds. */
export const SESSION_SECONDS = 14 * DAY_S;

/** Time without a request that ends a session, in milliseconds. */
const MOST_IDLE_MS = DAY_S * 1_000;

/** Precision of a session's last use, in milliseconds: an earlier request writes nothing. */
const TOUCH_EVERY_MS = 10 * MINUTE_MS;

type Place = Pick<Deps, "store" | "now">;

const running = (now: Date) => ({
	at: now.toISOString(),
	usedAfter: new Date(now.getTime() - MOST_IDLE_MS).toISOString(),
});

/** Signs a recruiter in, in the browser with this user agent, and returns the new token for the cookie. */
export async function startSession(
	{ store, now }: Place,
	userId: number,
	agent: string | null = null,
): Promise<string> {
	const token = newToken();
	const at = now();
	const created = at.toISOString();
	await insertSession(store, {
		token_hash: tokenHash(token),
		user_id: userId,
		...describeAgent(agent),
		created_at: created,
		last_used_at: created,
		expires_at: new Date(at.getTime() + SESSION_SECONDS * 1_000).toISOString(),
	});
	return token;
}

/** The recruiter who is signed in with a token, which counts as using the session. */
export async function sessionUser({ store, now }: Place, token: string | undefined): Promise<UserRow | undefined> {
	if (!token) return undefined;
	const at = now();
	const found = await findSessionUser(store, tokenHash(token), running(at));
	if (!found) return undefined;
	const { last_used_at: used, ...user } = found;
	if (at.getTime() - Date.parse(used) > TOUCH_EVERY_MS) await touchSession(store, tokenHash(token), at.toISOString());
	return user;
}

/** The running sessions of a recruiter, the last used first. */
export const sessionsOf = ({ store, now }: Place, userId: number): Promise<SessionRow[]> =>
	listSessions(store, userId, running(now()));

/** Signs out the browser that has a token. */
export async function endSession({ store }: Pick<Deps, "store">, token: string | undefined): Promise<void> {
	if (token) await deleteSession(store, tokenHash(token));
}

/** Removes the sessions that have ended, by time or without use. */
export const deleteEnded = ({ store, now }: Place): Promise<void> => deleteEndedSessions(store, running(now()));
