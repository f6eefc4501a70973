import "server-only";
import type { NextRequest } from "next/server";
import { trimEmail } from "@/lib/contract/contact";
import { TRAP_FIELD } from "@/lib/contract/robot-trap";
import type { Locale } from "@/lib/i18n/locales";
import { GO_BACK, SIGN_UP_PATHS } from "@/lib/sign-up/paths";
import { problemsOf } from "@/lib/sign-up/rules";
import { EMPTY_VALUES, type SignUpField, WIZARD_STEPS } from "@/lib/sign-up/values";
import { createAccount } from "./create-account";
import { fieldsOf, readPosted } from "./posted-form";
import { seeOther } from "./see-other";
import { freshSignUp, readSignUp } from "./sign-up-state";

const [FIRST, SECOND] = WIZARD_STEPS;

/** The page of the first field with a problem; the second step's if there is none. */
const pageOf = (fields: Partial<Record<SignUpField, string>>) =>
	FIRST.some((field) => fields[field] !== undefined) ? SIGN_UP_PATHS.account : SIGN_UP_PATHS.needs;

/**
 * The second step, natively posted: creates the account, or redirects back with the problems; the Back button keeps the
 * entered values. All rules are checked again: a cookie may be old.
 */
export async function postNeeds(request: NextRequest, locale: Locale): Promise<Response> {
	const form = await readPosted(request);
	if (form instanceof Response) return form;
	const state = await readSignUp((name) => request.cookies.get(name)?.value);
	const isOn = state && !state.made && state.form === "wizard";
	const values = { ...(isOn ? state.values : EMPTY_VALUES), ...fieldsOf(form, SECOND) };
	const signUp = freshSignUp("wizard", values);
	if (!isOn) return seeOther(SIGN_UP_PATHS.account, locale, { ...signUp, notice: "expired" });
	if (form.has(GO_BACK)) return seeOther(SIGN_UP_PATHS.account, locale, signUp);
	const problems = problemsOf([...FIRST, ...SECOND], values);
	if (Object.keys(problems).length > 0) return seeOther(pageOf(problems), locale, { ...signUp, problems });
	const result = await createAccount(request, locale, values, [...FIRST, ...SECOND], form.get(TRAP_FIELD));
	if (result.made) {
		const email = trimEmail(values.email);
		return seeOther(SIGN_UP_PATHS.welcome, locale, { form: "wizard", made: true, email, token: result.token });
	}
	const { problems: found, refusals, notice } = result;
	// A password that the host refuses is not kept; otherwise an empty field would send it again.
	const password = refusals.password === undefined ? values.password : "";
	const refused = { ...signUp, problems: found, refusals, notice, values: { ...values, password } };
	return seeOther(pageOf({ ...found, ...refusals }), locale, refused);
}
