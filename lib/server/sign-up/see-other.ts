import "server-only";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import type { SIGN_UP_PATHS } from "@/lib/sign-up/paths";
import { keepSignUp, type SignUpState } from "./sign-up-state";

type Page = (typeof SIGN_UP_PATHS)[keyof typeof SIGN_UP_PATHS];

/** Redirects a browser to a page of the sign-up, with the state that the page shows. */
export async function seeOther(page: Page, locale: Locale, state: SignUpState): Promise<Response> {
	const headers = new Headers({ location: pathIn(locale, page), "cache-control": "private, no-store" });
	for (const cookie of await keepSignUp(state)) headers.append("set-cookie", cookie);
	return new Response(null, { status: 303, headers });
}
