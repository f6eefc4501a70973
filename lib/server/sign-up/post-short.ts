import "server-only";
import type { NextRequest } from "next/server";
import { trimEmail } from "@/lib/contract/contact";
import { TRAP_FIELD } from "@/lib/contract/robot-trap";
import type { Locale } from "@/lib/i18n/locales";
import { SIGN_UP_PATHS } from "@/lib/sign-up/paths";
import { problemsOf } from "@/lib/sign-up/rules";
import { EMPTY_VALUES, SHORT_FORM } from "@/lib/sign-up/values";
import { createAccount } from "./create-account";
import { fieldsOf, readPosted } from "./posted-form";
import { seeOther } from "./see-other";
import { freshSignUp } from "./sign-up-state";

/**
 * The short form, natively posted: creates the account, or redirects to a page with the form and the problems. The password
 * must be typed again there.
 */
export async function postShort(request: NextRequest, locale: Locale): Promise<Response> {
	const form = await readPosted(request);
	if (form instanceof Response) return form;
	const values = { ...EMPTY_VALUES, ...fieldsOf(form, SHORT_FORM) };
	const problems = problemsOf(SHORT_FORM, values);
	const result =
		Object.keys(problems).length > 0
			? { problems, refusals: {} }
			: await createAccount(request, locale, values, SHORT_FORM, form.get(TRAP_FIELD));
	if (result.made)
		return seeOther(SIGN_UP_PATHS.welcome, locale, { form: "short", made: true, email: trimEmail(values.email) });
	const state = freshSignUp("short", { ...values, password: "" });
	return seeOther(SIGN_UP_PATHS.short, locale, { ...state, ...result, made: false });
}
