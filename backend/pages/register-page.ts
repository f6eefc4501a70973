import type { Deps } from "../deps";
import type { Language } from "../http/language";
import { siteAddress } from "./frame";

/** Companies sign up on the site. */
export function redirectToRegister(language: Language, { siteOrigin }: Deps): Response {
	const location = siteAddress(siteOrigin, language, "/register");
	return new Response(null, {
		status: 302,
		headers: { location, "cache-control": "no-store", vary: "accept-language" },
	});
}
