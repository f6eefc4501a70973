"use client";

import type { ReactNode } from "react";
import { TrapField } from "@/components/ui/trap-field";
import { TRAP_FIELD } from "@/lib/contract/robot-trap";
import { withPasswordAgain } from "../fields/password-again";
import { PasswordField } from "../fields/password-field.client";
import { AccountStep } from "./account-step.client";
import { NeedsStep } from "./needs-step.client";
import type { WizardWords } from "./setup";
import { StepHeading } from "./step-heading";
import type { WizardControl } from "./use-wizard.client";

interface Props {
	control: WizardControl;
	/** Whether the page is alive; the second step is shown to nobody before. */
	isAwake: boolean;
	/** What stands in the way of the step that is shown. */
	problems: ReactNode;
	words: WizardWords;
	loginUrl: string;
}

/** The fields of both steps. The step that is not shown keeps its own, so that nothing is lost between them. */
export function WizardSteps({ control, isAwake, problems, words, loginUrl }: Props) {
	const { form, account, emailState, isAskedAgain, problem, again } = control;
	const { step, isSending } = control.wizard;
	const headings = { progress: words.wizard.progress, required: words.required };
	const fields = { register: form.register, problem, words };
	const password = (
		<PasswordField
			{...form.register("password")}
			words={isAskedAgain ? withPasswordAgain(words) : words}
			error={problem("password")}
			isHidden={isSending}
		/>
	);
	return (
		<fieldset disabled={isSending} className="contents">
			<div hidden={step !== 1} className="grid gap-5 [&[hidden]]:hidden">
				<StepHeading step={1} {...headings} heading={words.wizard.account} />
				{step === 1 && problems}
				<AccountStep {...fields} loginUrl={loginUrl} emailState={emailState} onAgain={again} password={password} />
				<TrapField ref={account.trap} name={TRAP_FIELD} label={words.fields.website} />
			</div>
			<div hidden={step !== 2} className="grid gap-5 [&[hidden]]:hidden">
				{isAwake && (
					<>
						<StepHeading step={2} {...headings} heading={words.wizard.needs} />
						{step === 2 && problems}
						<NeedsStep {...fields} />
					</>
				)}
			</div>
		</fieldset>
	);
}
