import { PlainAccount } from "@/components/sign-up/plain/plain-account";
import { PlainNeeds } from "@/components/sign-up/plain/plain-needs";
import { PlainWelcome } from "@/components/sign-up/plain/plain-welcome";
import { type Locale, localeOf } from "@/lib/i18n/locales";
import type { SignUpState } from "@/lib/server/sign-up/sign-up-state";
import { SIGN_UP_PATHS } from "@/lib/sign-up/paths";
import { currentSignUp, PlainPage, plainMetadata, toStart } from "../../_plain/plain-page";

interface Props {
	params: Promise<{ locale: string; step: string }>;
}

export const dynamic = "force-dynamic";

export const generateMetadata = async ({ params }: Props) => plainMetadata(localeOf((await params).locale));

/** The sign-up at a step, and its path; null if the sign-up isn't that far, or the step doesn't exist. */
function stepOf(step: string, locale: Locale, state: SignUpState) {
	if (state.made) {
		return step === "3"
			? { path: SIGN_UP_PATHS.welcome, content: <PlainWelcome locale={locale} state={state} /> }
			: null;
	}
	if (state.form !== "wizard") return null;
	if (step === "1") return { path: SIGN_UP_PATHS.account, content: <PlainAccount locale={locale} state={state} /> };
	// The password is known after the first step.
	return step === "2" && state.values.password
		? { path: SIGN_UP_PATHS.needs, content: <PlainNeeds locale={locale} state={state} /> }
		: null;
}

/** A step of the sign-up for a browser without script. */
export default async function SignUpStep({ params }: Props) {
	const { locale: given, step } = await params;
	const locale = localeOf(given);
	const state = await currentSignUp();
	const shown = state && stepOf(step, locale, state);
	if (!shown) return toStart(locale);
	return (
		<PlainPage locale={locale} path={shown.path} isMade={state.made}>
			{shown.content}
		</PlainPage>
	);
}
