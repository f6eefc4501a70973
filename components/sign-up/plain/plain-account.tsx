import { ActionButton } from "@/components/ui/action-button";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import type { StartedSignUp } from "@/lib/server/sign-up/sign-up-state";
import { SIGN_UP_PATHS } from "@/lib/sign-up/paths";
import { WIZARD_STEPS } from "@/lib/sign-up/values";
import { PasswordField } from "../fields/password-field.client";
import { SignUpTextField } from "../fields/sign-up-text-field";
import { LoginPrompt } from "../wizard/login-prompt";
import { StepHeading } from "../wizard/step-heading";
import { TrialTerms } from "../wizard/trial-terms";
import { wizardSetup } from "../wizard/wizard-setup";
import { LoginHint } from "./login-hint";
import { PlainForm } from "./plain-form";
import { plainMessages } from "./plain-messages";

interface Props {
	locale: Locale;
	state: StartedSignUp;
}

/** The first step for a browser without script: what was filled in, and what is wrong with it. */
export async function PlainAccount({ locale, state }: Props) {
	const action = pathIn(locale, SIGN_UP_PATHS.check);
	const { messages, links } = await wizardSetup(locale, action);
	const plain = await plainMessages(locale, state, messages, messages.wizard.next);
	const propsOf = (field: "email" | "fullname" | "company_name") => ({
		field,
		messages,
		error: plain.errors[field],
		defaultValue: state.values[field],
	});
	return (
		<PlainForm
			action={action}
			plain={plain}
			fields={WIZARD_STEPS[0]}
			problems={state.notice ? messages.wizard.failure.heading : messages.wizard.problems}
			heading={<StepHeading step={1} heading={messages.wizard.account} progress={messages.wizard.progress} />}
		>
			<div>
				<SignUpTextField {...propsOf("email")} />
				<LoginHint
					isTaken={state.problems.email === "emailTaken"}
					label={messages.email.login}
					loginUrl={links.login}
				/>
			</div>
			<SignUpTextField {...propsOf("fullname")} />
			<PasswordField messages={plain.messages} error={plain.errors.password} />
			<SignUpTextField {...propsOf("company_name")} />
			<ActionButton>{messages.wizard.next}</ActionButton>
			<LoginPrompt messages={messages.ways} loginUrl={links.login} />
			<TrialTerms messages={messages.ways} links={links} />
		</PlainForm>
	);
}
