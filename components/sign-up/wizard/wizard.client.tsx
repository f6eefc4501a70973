"use client";

import type { FormEvent } from "react";
import { ConfirmationDialog } from "@/components/layout/confirmation-dialog.client";
import { useKeepFocus } from "@/components/ui/use-keep-focus.client";
import { useHydrated } from "../fields/use-hydrated.client";
import { ConfirmationHelp } from "./confirmation-help";
import { LoginPrompt } from "./login-prompt";
import type { WizardSetup } from "./setup";
import { StepButtons } from "./step-buttons.client";
import { stepHeadingId } from "./step-heading";
import { TrialTerms } from "./trial-terms";
import { useStepFocus } from "./use-step-focus.client";
import { useWizard } from "./use-wizard.client";
import { Welcome } from "./welcome";
import { WIZARD_FIELDS } from "./wizard-form";
import { WizardProblems } from "./wizard-problems.client";
import { WizardSteps } from "./wizard-steps.client";

/** The sign-up in three steps: two of them are one form, which a browser without script posts itself. */
export function Wizard(setup: WizardSetup) {
	const { messages, links, action } = setup;
	const control = useWizard(setup);
	const { confirmation, emailState, isTouched, attempt, problem, goOn, goBack } = control;
	const { step, isSending, failure } = control.wizard;
	const isHydrated = useHydrated();
	useStepFocus(step, attempt > 0);
	useKeepFocus(isSending);

	function onSubmit(event: FormEvent) {
		event.preventDefault();
		goOn();
	}

	const problems = (
		<WizardProblems fields={WIZARD_FIELDS} problem={problem} failure={failure} attempt={attempt} messages={messages} />
	);
	return (
		<section
			aria-labelledby={stepHeadingId(step)}
			className="scroll-mt-4 rounded-3xl border bg-surface p-5 shadow-lg sm:p-8"
		>
			{step === 3 && (
				<Welcome messages={messages} email={confirmation.email} links={links}>
					<ConfirmationHelp
						messages={messages}
						result={confirmation.asked}
						isOpen={confirmation.isOpen}
						isSending={confirmation.isSending}
						onAsk={confirmation.ask}
					/>
				</Welcome>
			)}
			<form
				method="post"
				action={action}
				noValidate={isHydrated}
				onSubmit={onSubmit}
				hidden={step === 3}
				className="grid gap-5 [&[hidden]]:hidden"
			>
				<WizardSteps
					control={control}
					isHydrated={isHydrated}
					problems={problems}
					messages={messages}
					loginUrl={links.login}
				/>
				<StepButtons
					step={step === 1 ? 1 : 2}
					isHydrated={isHydrated}
					isTouched={isTouched}
					isChecking={emailState === "checking"}
					isCheckingPassword={control.isChecking}
					isSending={isSending}
					onPrevious={goBack}
					messages={{ ...messages.wizard, checkingPassword: messages.password.checking }}
				/>
				<LoginPrompt messages={messages.ways} loginUrl={links.login} />
				<TrialTerms messages={messages.ways} links={links} />
			</form>
			<ConfirmationDialog messages={messages.wizard.leave} />
		</section>
	);
}
