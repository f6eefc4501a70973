import type { Deps } from "../deps";
import { isDevice, isKnown, saveKnownDevice } from "../store/queries/known-devices";
import { newToken, tokenHash } from "./tokens";

const DAY_S = 86_400;

/** How long a browser stays known after a sign-in, in seconds. */
export const DEVICE_SECONDS = 180 * DAY_S;

type Place = Pick<Deps, "store" | "now">;

/**
 * The name under which the guesses of a known device are counted; undefined if the account was never signed in there.
 */
export async function knownDevice(
	{ store, now }: Place,
	token: string | undefined,
	emailKey: string,
): Promise<string | undefined> {
	if (!token) return undefined;
	const hash = tokenHash(token);
	return (await isKnown(store, hash, emailKey, now().toISOString())) ? hash : undefined;
}

/** Remembers a browser after a sign-in and returns the token for its cookie: its own, or a new one. */
export async function rememberDevice(
	{ store, now }: Place,
	token: string | undefined,
	userId: number,
): Promise<string> {
	// Somebody else may have set a token that isn't ours, and so know it.
	const own = token && (await isDevice(store, tokenHash(token))) ? token : newToken();
	const at = now();
	await saveKnownDevice(store, {
		tokenHash: tokenHash(own),
		userId,
		createdAt: at.toISOString(),
		expiresAt: new Date(at.getTime() + DEVICE_SECONDS * 1_000).toISOString(),
	});
	return own;
}
