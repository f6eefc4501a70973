import "server-only";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import type { SIGN_UP_PATHS } from "@/lib/sign-up/paths";
import { keepSignUp, type SignUpState } from "./sign-up-state";

type Page = (typeof SIGN_UP_PATHS)[keyof typeof SIGN_UP_PATHS];

/** Redirects a browser to a page of the sign-up, or to its `part` with this id, with the state that the page shows. */
export async function seeOther(page: Page, locale: Locale, state: SignUpState, part?: string): Promise<Response> {
	const location = pathIn(locale, page) + (part ? `#${part}` : "");
	const headers = new Headers({ location, "cache-control": "private, no-store" });
	for (const cookie of await keepSignUp(state)) headers.append("set-cookie", cookie);
	return new Response(null, { status: 303, headers });
}
