"use client";

import { Button } from "@/components/ui/button";
import { whyNotYet } from "../fields/why-not-yet";
import type { WizardWords } from "./setup";

interface Props {
	step: 1 | 2;
	/** Whether the page is alive; before that, the browser itself posts the form. */
	isAwake: boolean;
	isTouched: boolean;
	isChecking: boolean;
	isSending: boolean;
	onPrevious: () => void;
	words: WizardWords["wizard"];
}

const HINT = "sign-up-next-hint";

/** On to the next step, and back. A button that can't be pressed says why. */
export function StepButtons({ step, onPrevious, ...state }: Props) {
	const { words, isSending } = state;
	const hint = whyNotYet(state);
	return (
		<div>
			<div className="flex flex-row-reverse flex-wrap gap-3">
				<Button type="submit" disabled={hint !== undefined} aria-describedby={hint ? HINT : undefined} className="grow">
					{step === 1 ? words.next : words.start}
				</Button>
				{step === 2 && (
					<Button quiet disabled={isSending} onClick={onPrevious}>
						{words.previous}
					</Button>
				)}
			</div>
			<p id={HINT} role="status" className="mt-2 text-muted text-sm empty:hidden">
				{hint}
			</p>
		</div>
	);
}
