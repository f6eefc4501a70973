import { ActionButton } from "@/components/ui/action-button";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import type { StartedSignUp } from "@/lib/server/sign-up/sign-up-state";
import { GO_BACK, SIGN_UP_PATHS } from "@/lib/sign-up/paths";
import { WIZARD_STEPS } from "@/lib/sign-up/values";
import { DescriptionField } from "../fields/description-field";
import { RolesField } from "../fields/roles-field";
import { LoginPrompt } from "../wizard/login-prompt";
import { StepHeading } from "../wizard/step-heading";
import { TrialTerms } from "../wizard/trial-terms";
import { wizardSetup } from "../wizard/wizard-setup";
import { PlainForm } from "./plain-form";
import { plainMessages } from "./plain-messages";

interface Props {
	locale: Locale;
	state: StartedSignUp;
}

/** The second step for a browser without script. The button for the step before posts what was filled in, too. */
export async function PlainNeeds({ locale, state }: Props) {
	const action = pathIn(locale, SIGN_UP_PATHS.save);
	const { messages, links } = await wizardSetup(locale, action);
	const plain = await plainMessages(locale, state, messages, messages.wizard.start);
	const { total_roles_description: roles, assist_description: description } = state.values;
	return (
		<PlainForm
			action={action}
			plain={plain}
			fields={WIZARD_STEPS[1]}
			problems={state.notice ? messages.wizard.failure.heading : messages.wizard.problems}
			heading={<StepHeading step={2} heading={messages.wizard.needs} progress={messages.wizard.progress} />}
		>
			<RolesField messages={messages} error={plain.errors.total_roles_description} defaultValue={roles} />
			<DescriptionField messages={messages} error={plain.errors.assist_description} defaultValue={description} />
			<div className="flex flex-row-reverse flex-wrap gap-3">
				<ActionButton className="grow">{messages.wizard.start}</ActionButton>
				<ActionButton quiet name={GO_BACK}>
					{messages.wizard.previous}
				</ActionButton>
			</div>
			<LoginPrompt messages={messages.ways} loginUrl={links.login} />
			<TrialTerms messages={messages.ways} links={links} />
		</PlainForm>
	);
}
