import type { Store } from "../open";
import type { SessionRow, UserRow } from "../schema";

/** Moments (ISO 8601) that limit valid sessions: those that end after `at` and were used after `usedAfter`. */
interface Running {
	at: string;
	usedAfter: string;
}

/** Stores a recruiter's session. */
export async function insertSession(write: Store, row: SessionRow): Promise<void> {
	await write.insertInto("sessions").values(row).execute();
}

/** The recruiter who is signed in with a token, and when the session was last used. */
export function findSessionUser(
	store: Store,
	tokenHash: string,
	{ at, usedAfter }: Running,
): Promise<(UserRow & { last_used_at: string }) | undefined> {
	return store
		.selectFrom("users")
		.innerJoin("sessions", "sessions.user_id", "users.id")
		.selectAll("users")
		.select("sessions.last_used_at")
		.where("sessions.token_hash", "=", tokenHash)
		.where("sessions.expires_at", ">", at)
		.where("sessions.last_used_at", ">", usedAfter)
		.executeTakeFirst();
}

/** The running sessions of a recruiter, the last used first. */
export function listSessions(store: Store, userId: number, { at, usedAfter }: Running): Promise<SessionRow[]> {
	return store
		.selectFrom("sessions")
		.selectAll()
		.where("user_id", "=", userId)
		.where("expires_at", ">", at)
		.where("last_used_at", ">", usedAfter)
		.orderBy("last_used_at", "desc")
		.orderBy("created_at", "desc")
		.execute();
}

/** Stores when a session was used. */
export async function touchSession(write: Store, tokenHash: string, at: string): Promise<void> {
	await write.updateTable("sessions").set({ last_used_at: at }).where("token_hash", "=", tokenHash).execute();
}

/** Ends one session. */
export async function deleteSession(write: Store, tokenHash: string): Promise<void> {
	await write.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

/** Ends one session of a recruiter; those of others stay. */
export async function deleteSessionOf(write: Store, userId: number, tokenHash: string): Promise<void> {
	await write.deleteFrom("sessions").where("user_id", "=", userId).where("token_hash", "=", tokenHash).execute();
}

/** Ends all sessions of a recruiter, except the one named. */
export async function deleteSessionsOf(write: Store, userId: number, exceptTokenHash = ""): Promise<void> {
	await write.deleteFrom("sessions").where("user_id", "=", userId).where("token_hash", "!=", exceptTokenHash).execute();
}

/** Removes sessions that don't run any more. */
export async function deleteEndedSessions(store: Store, { at, usedAfter }: Running): Promise<void> {
	await store
		.deleteFrom("sessions")
		.where(({ or, eb }) => or([eb("expires_at", "<=", at), eb("last_used_at", "<=", usedAfter)]))
		.execute();
}
