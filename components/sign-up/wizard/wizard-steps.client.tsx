"use client";

import type { ReactNode } from "react";
import { TrapField } from "@/components/ui/trap-field";
import { TRAP_FIELD } from "@/lib/contract/robot-trap";
import { withPasswordAgain } from "../fields/password-again";
import { PasswordField } from "../fields/password-field.client";
import { AccountStep } from "./account-step.client";
import { NeedsStep } from "./needs-step.client";
import type { WizardMessages } from "./setup";
import { StepHeading } from "./step-heading";
import type { WizardControl } from "./use-wizard.client";

interface Props {
	control: WizardControl;
	/** Whether the page is hydrated; the second step isn't shown before. */
	isHydrated: boolean;
	/** The problems of the visible step. */
	problems: ReactNode;
	messages: WizardMessages;
	loginUrl: string;
}

/** The fields of both steps. The hidden step keeps its fields mounted, so that no input is lost. */
export function WizardSteps({ control, isHydrated, problems, messages, loginUrl }: Props) {
	const { form, account, emailState, isAskedAgain, problem, again } = control;
	const { step, isSending } = control.wizard;
	const headings = { progress: messages.wizard.progress, required: messages.required };
	const fields = { register: form.register, problem, messages };
	const password = (
		<PasswordField
			{...form.register("password")}
			messages={isAskedAgain ? withPasswordAgain(messages) : messages}
			error={problem("password")}
			isHidden={isSending}
		/>
	);
	return (
		<fieldset disabled={isSending} className="contents">
			<div hidden={step !== 1} className="grid gap-5 [&[hidden]]:hidden">
				<StepHeading step={1} {...headings} heading={messages.wizard.account} />
				{step === 1 && problems}
				<AccountStep {...fields} loginUrl={loginUrl} emailState={emailState} onAgain={again} password={password} />
				<TrapField ref={account.trap} name={TRAP_FIELD} label={messages.fields.website} />
			</div>
			<div hidden={step !== 2} className="grid gap-5 [&[hidden]]:hidden">
				{isHydrated && (
					<>
						<StepHeading step={2} {...headings} heading={messages.wizard.needs} />
						{step === 2 && problems}
						<NeedsStep {...fields} />
					</>
				)}
			</div>
		</fieldset>
	);
}
