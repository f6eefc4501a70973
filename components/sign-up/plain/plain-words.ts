import { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/i18n/locales";
import type { StartedSignUp } from "@/lib/server/sign-up/sign-up-state";
import { saidOf } from "@/lib/sign-up/outcome";
import type { SignUpField } from "@/lib/sign-up/values";
import type { SignUpWords } from "../fields/sign-up-words";

/** What is said above a form and at its fields, without script. */
export interface PlainWords<Words extends SignUpWords> {
	words: Words;
	/** What is wrong with which field. */
	errors: Partial<Record<SignUpField, string>>;
	/** Whole sentences about the last try. */
	notes: string[];
}

/** What is wrong with which field, in words: ours where we know it, else the host's. */
function errorsOf({ problems, refusals }: StartedSignUp, words: SignUpWords): PlainWords<SignUpWords>["errors"] {
	const texts = { ...refusals, ...problems };
	return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, saidOf(text, words.problems)]));
}

/** The words of a form with what came of the last try; `button` is the one to press again. */
export async function plainWords<Words extends SignUpWords>(
	locale: Locale,
	state: StartedSignUp,
	words: Words,
	button: string,
): Promise<PlainWords<Words>> {
	const t = await getTranslations({ locale, namespace: "trial-form" });
	const errors = errorsOf(state, words);
	const notes = [
		...(state.notice ? [t(`notices.${state.notice}`, { button })] : []),
		...(state.isCut ? [t("cut")] : []),
	];
	const password = `${words.hints.password}. ${t(state.values.password ? "passwordKept" : "passwordAgain")}`;
	return { words: { ...words, hints: { ...words.hints, password } }, errors, notes };
}
