import type { Store } from "../open";

interface KnownDevice {
	tokenHash: string;
	userId: number;
	createdAt: string;
	expiresAt: string;
}

/**
 * Whether the account with an email key was signed in, in the browser with a token, and the device is valid at a
 * moment.
 */
export async function isKnown(store: Store, tokenHash: string, emailKey: string, at: string): Promise<boolean> {
	const found = await store
		.selectFrom("known_devices")
		.innerJoin("users", "users.id", "known_devices.user_id")
		.select("users.id")
		.where("known_devices.token_hash", "=", tokenHash)
		.where("known_devices.expires_at", ">", at)
		.where("users.email_key", "=", emailKey)
		.executeTakeFirst();
	return found !== undefined;
}

/** Whether a token belongs to a browser in which any account was signed in. */
export async function isDevice(store: Store, tokenHash: string): Promise<boolean> {
	const found = store.selectFrom("known_devices").select("user_id").where("token_hash", "=", tokenHash);
	return (await found.executeTakeFirst()) !== undefined;
}

/** Stores or renews a browser in which an account was signed in. */
export async function saveKnownDevice(
	write: Store,
	{ tokenHash, userId, createdAt, expiresAt }: KnownDevice,
): Promise<void> {
	await write
		.insertInto("known_devices")
		.values({ token_hash: tokenHash, user_id: userId, created_at: createdAt, expires_at: expiresAt })
		.onConflict((conflict) => conflict.columns(["token_hash", "user_id"]).doUpdateSet({ expires_at: expiresAt }))
		.execute();
}

/** Deletes an account's known devices. */
export async function deleteKnownDevicesOf(write: Store, userId: number): Promise<void> {
	await write.deleteFrom("known_devices").where("user_id", "=", userId).execute();
}

/** Removes what expired before a moment (ISO 8601). */
export async function deleteExpiredDevices(store: Store, at: string): Promise<void> {
	await store.deleteFrom("known_devices").where("expires_at", "<=", at).execute();
}
