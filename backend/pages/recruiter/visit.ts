import { sessionUser } from "../../account/session";
import { deviceCookieName, readCookie, sessionCookieName } from "../../account/session-cookie";
import type { Deps } from "../../deps";
import type { Language } from "../../http/language";
import type { UserRow } from "../../store/schema";
import type { PageRequest } from "../page-request";
import { recruiterLanguage } from "./language";

/** A request for a recruiter page, with its sender. */
export interface Visit {
	/** The address without its query. */
	path: string;
	query: URLSearchParams;
	headers: Headers;
	language: Language;
	/** The signed-in recruiter. */
	user: UserRow | undefined;
	/** The token in the browser's cookie. */
	token: string | undefined;
	/** The token of the device, which survives signing out. */
	device: string | undefined;
	/** The client's network address. */
	client: string;
	deps: Deps;
}

/** Finds out who is signed in, and the language. */
export async function readVisit({ path, query, headers, client, deps }: PageRequest): Promise<Visit> {
	const token = readCookie(headers, sessionCookieName(deps));
	const device = readCookie(headers, deviceCookieName(deps));
	const user = await sessionUser(deps, token);
	const language = recruiterLanguage({ query, headers }, user);
	return { path, query, headers, language, user, token, device, client, deps };
}
