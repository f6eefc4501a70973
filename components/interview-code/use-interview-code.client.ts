"use client";

import { useEffect, useState } from "react";
import { thisDevice } from "@/lib/browser/this-device";
import type { Device } from "@/lib/interview-code/device";
import { planOf, type Step } from "@/lib/interview-code/plan";
import { runSequence, type SequenceState } from "@/lib/interview-code/run-sequence";
import { wasSent } from "./sent-mark";
import { sequencePorts } from "./sequence-ports";
import type { InterviewSetup } from "./setup";

function stepsOn(device: Device, { route, note, storeLinks }: InterviewSetup, isSent: boolean): readonly Step[] {
	const hasStore = device.system === "desktop" || storeLinks[device.system] !== null;
	return planOf({ route, device, wasSent: isSent, hasNote: note !== null, hasStore });
}

/** The server's state: the sequence's start on the device in the request's headers. */
function firstState(setup: InterviewSetup): SequenceState {
	const { note } = setup;
	const steps = stepsOn(setup.device, setup, false);
	const isChecking = steps.some((step) => step.do === "check");
	return {
		isUnderWay: steps.length > 0,
		isChecking,
		isSlow: false,
		progress: 0,
		isLost: false,
		place: note,
		ended: null,
	};
}

interface InterviewCodeControl {
	device: Device;
	state: SequenceState;
	/** Goes through the sequence once more. */
	again: () => void;
}

/**
 * Runs a code page's sequence while the page is open. Leaving the page ends it; a page that returns from the browser's
 * memory starts it again, but doesn't repeat a redirect.
 */
export function useInterviewCode(setup: InterviewSetup): InterviewCodeControl {
	const [device, setDevice] = useState(setup.device);
	const [state, setState] = useState(() => firstState(setup));
	const [attempt, setAttempt] = useState(0);
	const again = () => setAttempt((number) => number + 1);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new run.
	useEffect(() => {
		const { route, code } = setup;
		const here = thisDevice();
		const run = new AbortController();
		setDevice(here);
		const steps = stepsOn(here, setup, wasSent(route, code));
		const tell = (change: Partial<SequenceState>) => setState((now) => ({ ...now, ...change }));
		void runSequence({ steps, system: here.system }, { ...sequencePorts(setup, here.system), tell }, run.signal);
		const leave = () => run.abort();
		const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setAttempt((number) => number + 1);
		window.addEventListener("pagehide", leave);
		window.addEventListener("pageshow", comeBack);
		return () => {
			leave();
			window.removeEventListener("pagehide", leave);
			window.removeEventListener("pageshow", comeBack);
		};
	}, [setup, attempt]);

	return { device, state, again };
}
