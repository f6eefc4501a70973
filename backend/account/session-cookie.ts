import type { Deps } from "../deps";
import { SESSION_SECONDS } from "./session";

type Place = Pick<Deps, "region" | "publicUrl">;

/** Browsers keep one jar for all ports of a machine, so the name says region and port; over https it is bound to the host. */
export function sessionCookieName({ region, publicUrl }: Place): string {
	const { protocol, port } = new URL(publicUrl);
	const name = ["session", region, port].filter(Boolean).join("-");
	return protocol === "https:" ? `__Host-${name}` : name;
}

function cookie(place: Place, value: string, seconds: number): string {
	const secure = place.publicUrl.startsWith("https:") ? "; Secure" : "";
	return `${sessionCookieName(place)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The `Set-Cookie` of a new session; scripts can't read it, and other sites' forms don't carry it. */
export const sessionCookie = (place: Place, token: string): string => cookie(place, token, SESSION_SECONDS);

/** The `Set-Cookie` that takes it back. */
export const noSessionCookie = (place: Place): string => cookie(place, "", 0);

/** The value of one cookie of a request. */
export function readCookie(headers: Headers, name: string): string | undefined {
	for (const pair of (headers.get("cookie") ?? "").split(";")) {
		const at = pair.indexOf("=");
		if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
	}
	return undefined;
}
