import "server-only";
import type { NextRequest } from "next/server";
import { looksAutomatic } from "@/lib/contract/robot-trap";
import { NEW_EMAIL } from "@/lib/contract/sign-up";
import type { Locale } from "@/lib/i18n/locales";
import { SIGN_UP_PATHS } from "@/lib/sign-up/paths";
import { problemsOf } from "@/lib/sign-up/rules";
import { EMPTY_VALUES, type SignUpValues, WIZARD_STEPS } from "@/lib/sign-up/values";
import { refuseLimited } from "../refuse-limited";
import { fieldsOf, readPosted } from "./posted-form";
import { seeOther } from "./see-other";
import { sendFor } from "./send";
import { freshSignUp, readSignUp, type StartedSignUp } from "./sign-up-state";

const [FIELDS] = WIZARD_STEPS;

/** The values entered earlier, if the sign-up has begun. */
async function valuesBefore(request: NextRequest): Promise<SignUpValues> {
	const state = await readSignUp((name) => request.cookies.get(name)?.value);
	return state && !state.made && state.form === "wizard" ? state.values : EMPTY_VALUES;
}

/** Asks the host about a password. A host that doesn't answer raises no objection: creating the account checks the password again. */
async function askPassword(request: Request, locale: Locale, password: string): Promise<Partial<StartedSignUp> | null> {
	const { status, body } = await sendFor(request, locale, "/users/check-password", { password });
	return status === 200 && body.message ? { refusals: { password: body.message } } : null;
}

/** The host's objection to an address, then to a password; as specified, a failure also counts as "taken", but here the page can say more. */
async function askHost(
	request: Request,
	locale: Locale,
	{ email, password }: SignUpValues,
): Promise<Partial<StartedSignUp> | null> {
	const { status, body } = await sendFor(request, locale, "/users/check-email", { email });
	if (status === 200 && body.message === NEW_EMAIL) return askPassword(request, locale, password);
	const problems = { email: "emailTaken" } as const;
	return status === 422 ? { problems } : { problems, notice: status === 429 ? "tooMany" : "notChecked" };
}

async function mistakesOf(
	request: Request,
	locale: Locale,
	values: SignUpValues,
	isAutomatic: boolean,
): Promise<Partial<StartedSignUp> | null> {
	const problems = problemsOf(FIELDS, values);
	if (Object.keys(problems).length > 0) return { problems };
	if (isAutomatic) return { notice: "automatic" };
	// No host answered, so we can't claim that the address has an account.
	if (refuseLimited(request)) return { notice: "tooMany" };
	return askHost(request, locale, values);
}

/**
 * The first step, natively posted: redirects to the second one, or back with the problems. The password is carried sealed;
 * after a mistake it must be typed again. An empty password means the previous one.
 */
export async function postAccount(request: NextRequest, locale: Locale): Promise<Response> {
	const form = await readPosted(request);
	if (form instanceof Response) return form;
	const before = await valuesBefore(request);
	const posted = { ...before, ...fieldsOf(form, FIELDS) };
	const values = { ...posted, password: posted.password || before.password };
	const wrong = await mistakesOf(request, locale, values, looksAutomatic(Object.fromEntries(form)));
	const state = freshSignUp("wizard", values);
	if (!wrong) return seeOther(SIGN_UP_PATHS.needs, locale, state);
	return seeOther(SIGN_UP_PATHS.account, locale, { ...state, values: { ...values, password: "" }, ...wrong });
}
