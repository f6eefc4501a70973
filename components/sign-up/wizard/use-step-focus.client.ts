"use client";

import { useEffect, useRef } from "react";
import type { WizardStep } from "@/lib/sign-up/steps";
import { stepHeadingId } from "./step-heading";

/** Has the focus go to a step's heading when it is reached, unless `isTaken`: then what went wrong has it. */
export function useStepFocus(step: WizardStep, isTaken: boolean): void {
	const before = useRef(step);
	useEffect(() => {
		if (before.current === step) return;
		before.current = step;
		if (isTaken) return;
		const heading = document.getElementById(stepHeadingId(step));
		heading?.focus({ preventScroll: true });
		heading?.closest("section")?.scrollIntoView({ block: "start" });
	}, [step, isTaken]);
}
