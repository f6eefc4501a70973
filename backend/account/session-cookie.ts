import type { Deps } from "../deps";
import { DEVICE_SECONDS } from "./known-device";
import { SESSION_SECONDS } from "./session";

type Place = Pick<Deps, "region" | "publicUrl">;

/**
 * Browsers share cookies among all ports of a machine, so the name contains region and port; over https the cookie is
 * bound to the host.
 */
function cookieName(kind: "session" | "device", { region, publicUrl }: Place): string {
	const { protocol, port } = new URL(publicUrl);
	const name = [kind, region, port].filter(Boolean).join("-");
	return protocol === "https:" ? `__Host-${name}` : name;
}

/** The name of the session cookie. */
export const sessionCookieName = (place: Place): string => cookieName("session", place);

/** The name of the cookie that identifies a known device. */
export const deviceCookieName = (place: Place): string => cookieName("device", place);

function cookie(name: string, { publicUrl }: Place, value: string, seconds: number): string {
	const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
	return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The `Set-Cookie` of a new session; scripts can't read it, and other sites' forms don't carry it. */
export const sessionCookie = (place: Place, token: string): string =>
	cookie(sessionCookieName(place), place, token, SESSION_SECONDS);

/** The `Set-Cookie` that deletes it. */
export const noSessionCookie = (place: Place): string => cookie(sessionCookieName(place), place, "", 0);

/** The `Set-Cookie` of a known device; it survives a sign-out and doesn't sign in. */
export const deviceCookie = (place: Place, token: string): string =>
	cookie(deviceCookieName(place), place, token, DEVICE_SECONDS);

/** The value of one cookie of a request. */
export function readCookie(headers: Headers, name: string): string | undefined {
	for (const pair of (headers.get("cookie") ?? "").split(";")) {
		const at = pair.indexOf("=");
		if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
	}
	return undefined;
}
