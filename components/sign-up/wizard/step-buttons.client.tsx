"use client";

import { Button } from "@/components/ui/button";
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

/** Why the step can't be left just now; undefined when it can. */
function waitsFor({ isAwake, isTouched, isChecking, isSending, words }: Omit<Props, "step" | "onPrevious">) {
	if (!isAwake) return undefined;
	if (isSending) return words.sending;
	if (!isTouched) return words.untouched;
	return isChecking ? words.wait : undefined;
}

/** On to the next step, and back. A button that can't be pressed says why. */
export function StepButtons({ step, onPrevious, ...state }: Props) {
	const { words, isSending } = state;
	const hint = waitsFor(state);
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
