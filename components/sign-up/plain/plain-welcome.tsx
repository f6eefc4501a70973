import { type Locale, pathIn } from "@/lib/i18n/locales";
import type { MadeSignUp } from "@/lib/server/sign-up/sign-up-state";
import { SIGN_UP_PATHS } from "@/lib/sign-up/paths";
import { AccountMade } from "../short/account-made";
import { shortSetup } from "../short/short-setup";
import { ConfirmationHelp } from "../wizard/confirmation-help";
import { Welcome } from "../wizard/welcome";
import { wizardSetup } from "../wizard/wizard-setup";

interface Props {
	locale: Locale;
	state: MadeSignUp;
}

/** The page after the sign-up without script: the wizard's last step, or the short form's receipt. */
export async function PlainWelcome({ locale, state: { form, email, token, asked } }: Props) {
	if (form === "wizard") {
		const { messages, links } = await wizardSetup(locale, "");
		const { again, address: change } = SIGN_UP_PATHS;
		const actions = { again: pathIn(locale, again), change: pathIn(locale, change) };
		return (
			<Welcome messages={messages} email={email} links={links}>
				<ConfirmationHelp messages={messages} result={asked} isOpen={token !== undefined} actions={actions} />
			</Welcome>
		);
	}
	const { messages, links } = await shortSetup(locale);
	return <AccountMade as="h2" messages={messages.welcome} email={email} loginUrl={links.login} />;
}
