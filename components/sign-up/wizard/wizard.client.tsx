"use client";

import type { FormEvent } from "react";
import { ConfirmationDialog } from "@/components/layout/confirmation-dialog.client";
import { TrapField } from "@/components/ui/trap-field";
import { useKeepFocus } from "@/components/ui/use-keep-focus.client";
import { TRAP_FIELD } from "@/lib/contract/robot-trap";
import { withPasswordAgain } from "../fields/password-again";
import { PasswordField } from "../fields/password-field.client";
import { useAwake } from "../fields/use-awake.client";
import { AccountStep } from "./account-step.client";
import { LoginLine } from "./login-line";
import { NeedsStep } from "./needs-step.client";
import type { WizardSetup } from "./setup";
import { StepButtons } from "./step-buttons.client";
import { StepHeading, stepHeadingId } from "./step-heading";
import { TrialTerms } from "./trial-terms";
import { useStepFocus } from "./use-step-focus.client";
import { useWizard } from "./use-wizard.client";
import { Welcome } from "./welcome";
import { WIZARD_FIELDS } from "./wizard-form";
import { WizardProblems } from "./wizard-problems.client";

/** The sign-up in three steps. Steps that are not shown keep their fields, so that nothing is lost between them. */
export function Wizard(setup: WizardSetup) {
	const { words, links, action } = setup;
	const {
		wizard,
		createdFor,
		form,
		account,
		emailState,
		isTouched,
		attempt,
		isAskedAgain,
		problem,
		goOn,
		goBack,
		again,
	} = useWizard(setup);
	const { step, isSending, failure } = wizard;
	const isAwake = useAwake();
	useStepFocus(step, attempt > 0);
	useKeepFocus(isSending);

	function onSubmit(event: FormEvent) {
		event.preventDefault();
		goOn();
	}

	const headings = { progress: words.wizard.progress, required: words.required };
	const problems = (
		<WizardProblems fields={WIZARD_FIELDS} problem={problem} failure={failure} attempt={attempt} words={words.wizard} />
	);
	const fields = { register: form.register, problem };
	const password = (
		<PasswordField
			{...form.register("password")}
			words={isAskedAgain ? withPasswordAgain(words) : words}
			error={problem("password")}
			isHidden={isSending}
		/>
	);
	return (
		<section
			aria-labelledby={stepHeadingId(step)}
			className="scroll-mt-4 rounded-3xl border bg-surface p-5 shadow-lg sm:p-8"
		>
			{step === 3 && <Welcome words={words} email={createdFor} loginUrl={links.login} />}
			<form
				method="post"
				action={action}
				noValidate={isAwake}
				onSubmit={onSubmit}
				hidden={step === 3}
				className="grid gap-5 [&[hidden]]:hidden"
			>
				<fieldset disabled={isSending} className="contents">
					<div hidden={step !== 1} className="grid gap-5 [&[hidden]]:hidden">
						<StepHeading step={1} {...headings} heading={words.wizard.account} />
						{step === 1 && problems}
						<AccountStep
							{...fields}
							words={words}
							loginUrl={links.login}
							emailState={emailState}
							onAgain={again}
							password={password}
						/>
						<TrapField ref={account.trap} name={TRAP_FIELD} label={words.fields.website} />
					</div>
					<div hidden={step !== 2} className="grid gap-5 [&[hidden]]:hidden">
						{isAwake && (
							<>
								<StepHeading step={2} {...headings} heading={words.wizard.needs} />
								{step === 2 && problems}
								<NeedsStep {...fields} words={words} />
							</>
						)}
					</div>
				</fieldset>
				<StepButtons
					step={step === 1 ? 1 : 2}
					isAwake={isAwake}
					isTouched={isTouched}
					isChecking={emailState === "checking"}
					isSending={isSending}
					onPrevious={goBack}
					words={words.wizard}
				/>
				<LoginLine words={words.ways} loginUrl={links.login} />
				<TrialTerms words={words.ways} links={links} />
			</form>
			<ConfirmationDialog words={words.wizard.leave} />
		</section>
	);
}
