import type { Store } from "../open";
import type { UserRow } from "../schema";

interface NewSession {
	tokenHash: string;
	userId: number;
	createdAt: string;
	expiresAt: string;
}

/** Notes that a recruiter is signed in. */
export async function insertSession(
	write: Store,
	{ tokenHash, userId, createdAt, expiresAt }: NewSession,
): Promise<void> {
	const row = { token_hash: tokenHash, user_id: userId, created_at: createdAt, expires_at: expiresAt };
	await write.insertInto("sessions").values(row).execute();
}

/** The recruiter who is signed in with a token at a moment (ISO 8601). */
export function findSessionUser(store: Store, tokenHash: string, at: string): Promise<UserRow | undefined> {
	return store
		.selectFrom("users")
		.innerJoin("sessions", "sessions.user_id", "users.id")
		.selectAll("users")
		.where("sessions.token_hash", "=", tokenHash)
		.where("sessions.expires_at", ">", at)
		.executeTakeFirst();
}

/** Ends one session. */
export async function deleteSession(write: Store, tokenHash: string): Promise<void> {
	await write.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

/** Ends all sessions of a recruiter. */
export async function deleteSessionsOf(write: Store, userId: number): Promise<void> {
	await write.deleteFrom("sessions").where("user_id", "=", userId).execute();
}

/** Removes sessions that ended before a moment (ISO 8601). */
export async function deleteEndedSessions(store: Store, at: string): Promise<void> {
	await store.deleteFrom("sessions").where("expires_at", "<=", at).execute();
}
