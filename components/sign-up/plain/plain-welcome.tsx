import type { Locale } from "@/lib/i18n/locales";
import type { MadeSignUp } from "@/lib/server/sign-up/sign-up-state";
import { AccountMade } from "../short/account-made";
import { shortSetup } from "../short/short-setup";
import { Welcome } from "../wizard/welcome";
import { wizardSetup } from "../wizard/wizard-setup";

interface Props {
	locale: Locale;
	state: MadeSignUp;
}

/** What a browser without script sees once the account is made: the wizard's last step, or the short form's receipt. */
export async function PlainWelcome({ locale, state: { form, email } }: Props) {
	if (form === "wizard") {
		const { messages, links } = await wizardSetup(locale, "");
		return <Welcome messages={messages} email={email} links={links} />;
	}
	const { messages, links } = await shortSetup(locale);
	return <AccountMade as="h2" messages={messages.welcome} email={email} loginUrl={links.login} />;
}
