import { ActionButton } from "@/components/ui/action-button";
import type { Locale } from "@/lib/i18n/locales";
import type { StartedSignUp } from "@/lib/server/sign-up/sign-up-state";
import { SHORT_FORM } from "@/lib/sign-up/values";
import { ShortFields } from "../short/short-fields";
import { shortSetup } from "../short/short-setup";
import { LoginPrompt } from "../wizard/login-prompt";
import { TrialTerms } from "../wizard/trial-terms";
import { LoginHint } from "./login-hint";
import { PlainForm } from "./plain-form";
import { plainMessages } from "./plain-messages";

interface Props {
	locale: Locale;
	state: StartedSignUp;
}

/** The short form again for a browser without script, with what is wrong with it. */
export async function PlainShort({ locale, state }: Props) {
	const { action, messages, links } = await shortSetup(locale);
	const plain = await plainMessages(locale, state, messages, messages.wizard.start);
	const taken = state.problems.email === "emailTaken";
	return (
		<PlainForm
			action={action}
			plain={plain}
			fields={SHORT_FORM}
			problems={state.notice ? messages.wizard.failure.heading : messages.wizard.problems}
			heading={<h2 className="text-balance font-extrabold text-2xl text-ink leading-tight">{messages.label}</h2>}
		>
			<ShortFields
				messages={plain.messages}
				values={state.values}
				errors={plain.errors}
				emailNotes={<LoginHint isTaken={taken} label={messages.email.login} loginUrl={links.login} />}
			/>
			<ActionButton>{messages.wizard.start}</ActionButton>
			<LoginPrompt messages={messages.ways} loginUrl={links.login} />
			<TrialTerms messages={messages.ways} links={links} />
		</PlainForm>
	);
}
