import "server-only";
import type { NextRequest } from "next/server";
import { trimEmail } from "@/lib/contract/contact";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { type ConfirmationOutcome, type ConfirmationWish, confirmationOutcome } from "@/lib/sign-up/confirmation";
import { CONFIRMATION_PART, NEW_EMAIL_FIELD, SIGN_UP_PATHS } from "@/lib/sign-up/paths";
import { problemOf } from "@/lib/sign-up/rules";
import { SITE_PAGES } from "@/lib/site/pages";
import { refuseLimited } from "../refuse-limited";
import { fieldsOf, readPosted } from "./posted-form";
import { seeOther } from "./see-other";
import { sendFor } from "./send";
import { type MadeSignUp, readSignUp } from "./sign-up-state";

interface Wish {
	path: string;
	body: { confirmation_token: string; email?: string };
}

async function ask(request: Request, locale: Locale, { path, body }: Wish): Promise<ConfirmationOutcome> {
	if (refuseLimited(request)) return { kind: "tooMany" };
	const answer = await sendFor(request, locale, path, body);
	return confirmationOutcome(answer.status, answer.body);
}

/** The new account as shown after a request; if the host lacks the call, no further requests are offered. */
function after(state: MadeSignUp, result: NonNullable<MadeSignUp["asked"]>): MadeSignUp {
	const { outcome, wish } = result;
	const token = outcome.kind === "missing" ? undefined : state.token;
	const email = wish === "change" && outcome.kind === "sent" && result.email ? result.email : state.email;
	return { ...state, email, token, asked: result };
}

/** Takes what a browser without script asks for once its account is made, and leads back to the welcome. */
async function take(
	request: NextRequest,
	locale: Locale,
	wish: ConfirmationWish,
	answer: (token: string, form: URLSearchParams) => Promise<{ outcome: ConfirmationOutcome; email?: string }>,
): Promise<Response> {
	const form = await readPosted(request);
	if (form instanceof Response) return form;
	const state = await readSignUp((name) => request.cookies.get(name)?.value);
	if (!state?.made || state.token === undefined) {
		const location = pathIn(locale, state?.made ? SIGN_UP_PATHS.welcome : SITE_PAGES.register);
		return new Response(null, { status: 303, headers: { location, "cache-control": "private, no-store" } });
	}
	const result = { wish, ...(await answer(state.token, form)) };
	const part = result.outcome.kind === "refused" ? NEW_EMAIL_FIELD : CONFIRMATION_PART;
	return seeOther(SIGN_UP_PATHS.welcome, locale, after(state, result), part);
}

/** Has the confirmation's mail sent again. */
export const postAgain = (request: NextRequest, locale: Locale): Promise<Response> =>
	take(request, locale, "again", async (token) => ({
		outcome: await ask(request, locale, {
			path: "/users/confirmation-mail",
			body: { confirmation_token: token },
		}),
	}));

/** Has the confirmation's mail sent to another address. */
export const postAddress = (request: NextRequest, locale: Locale): Promise<Response> =>
	take(request, locale, "change", async (token, form) => {
		const { email: typed = "" } = fieldsOf(form, ["email"]);
		const problem = problemOf("email", typed);
		if (problem) return { outcome: { kind: "refused", text: problem }, email: typed };
		const email = trimEmail(typed);
		const body = { confirmation_token: token, email };
		return { outcome: await ask(request, locale, { path: "/users/email", body }), email };
	});
