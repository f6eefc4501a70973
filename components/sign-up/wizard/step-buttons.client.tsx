"use client";

import { ActionButton } from "@/components/ui/action-button";
import { whyNotYet } from "../fields/why-not-yet";
import type { WizardMessages } from "./setup";

interface Props {
	step: 1 | 2;
	/** Whether the page is hydrated; before that, the browser itself posts the form. */
	isHydrated: boolean;
	isTouched: boolean;
	/** Whether the email is being checked. */
	isChecking: boolean;
	isCheckingPassword: boolean;
	isSending: boolean;
	onPrevious: () => void;
	messages: WizardMessages["wizard"] & { checkingPassword: string };
}

const HINT = "sign-up-next-hint";

/** The buttons for the next and the previous step. A disabled button says why. */
export function StepButtons({ step, onPrevious, ...state }: Props) {
	const { messages, isSending, isCheckingPassword } = state;
	const hint = whyNotYet(state);
	return (
		<div>
			<div className="flex flex-row-reverse flex-wrap gap-3">
				<ActionButton disabled={hint !== undefined} aria-describedby={hint ? HINT : undefined} className="grow">
					{step === 1 ? messages.next : messages.start}
				</ActionButton>
				{step === 2 && (
					<ActionButton quiet type="button" disabled={isSending} onClick={onPrevious}>
						{messages.previous}
					</ActionButton>
				)}
			</div>
			<p id={HINT} role="status" className="mt-2 text-muted text-sm empty:hidden">
				{hint ?? (isCheckingPassword && messages.checkingPassword)}
			</p>
		</div>
	);
}
