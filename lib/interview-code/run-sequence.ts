import type { EndedInterview } from "@/lib/contract/schemas/interview-code";
import { pause, type Timer } from "@/lib/pause";
import type { System } from "./device";
import { isOutOfReach, type Place, placeElsewhere } from "./place";
import type { Step } from "./plan";

/** The result of a code's check: known, unknown, no usable answer, or no connection. */
export type CheckAnswer =
	| { kind: "known"; code: string; deviceType?: number | null; ended?: EndedInterview }
	| { kind: "unknown" | "failed" | "lost" };

/** The page's redirect target. `unsure` is for codes that could not be checked. */
export type Destination = { to: "app" | "store" | "missing" | "unsure" } | { to: "interview"; code: string };

/** What a code's page shows about the sequence. */
export interface SequenceState {
	/** Whether an automatic step is running. */
	isUnderWay: boolean;
	isChecking: boolean;
	/** Whether the check takes longer than people expect. */
	isSlow: boolean;
	/** The loader, from 0 to `LOADED`. */
	progress: number;
	/** Whether the check found no connection. */
	isLost: boolean;
	/** Where the interview takes place, once it is known that this browser is the wrong place. */
	place: Place | null;
	/** Why there is no interview to start, once it is known. */
	ended: EndedInterview | null;
}

/** What a sequence needs from its environment. */
export interface SequencePorts {
	clock: Timer;
	/** Never rejects. */
	check: (signal: AbortSignal) => Promise<CheckAnswer>;
	go: (destination: Destination) => void;
	/** Runs `task` when the page becomes hidden; the returned function cancels that. */
	onHidden: (task: () => void) => () => void;
	tell: (change: Partial<SequenceState>) => void;
}

interface Visit {
	steps: readonly Step[];
	system: System;
}

const LOADER = { everyMs: 200, by: 5 };

/** Where the loader stops: the remaining time is unknown from there. */
export const LOADED = 50;

/** How long a check may run without a message, in milliseconds; its time limit is far longer. */
const SLOW_AFTER_MS = 10_000;

const NEVER_ONLINE = { onOnline: () => () => undefined };

const wait = (ms: number, { clock }: SequencePorts, signal: AbortSignal) =>
	pause(ms, signal, false, { clock, connectivity: NEVER_ONLINE });

async function load(ports: SequencePorts, signal: AbortSignal): Promise<void> {
	for (let progress = LOADER.by; progress <= LOADED; progress += LOADER.by) {
		await wait(LOADER.everyMs, ports, signal);
		if (signal.aborted) return;
		ports.tell({ progress });
	}
}

/** Shows what an answer says about the interview and this device. False if the next step would mislead the person. */
function mayGoOn(answer: CheckAnswer, system: System, { tell }: SequencePorts): boolean {
	if (answer.kind !== "known") return true;
	if (answer.ended) {
		tell({ ended: answer.ended, isUnderWay: false });
		return false;
	}
	const place = placeElsewhere(answer.deviceType, system);
	const isWrong = isOutOfReach(place, system);
	tell({ place, ...(isWrong && { isUnderWay: false }) });
	return !isWrong;
}

/** A running sequence. */
interface Run extends Visit {
	ports: SequencePorts;
	signal: AbortSignal;
	/** The code from the check's answer. */
	code: string;
	isAppOpen: boolean;
	stopWatching: () => void;
}

/** The check that a sequence waits for; it shows a message when it takes long. */
async function checkAloud({ ports, signal }: Run): Promise<CheckAnswer> {
	const stopTimer = ports.clock.after(SLOW_AFTER_MS, () => !signal.aborted && ports.tell({ isSlow: true }));
	const answer = await ports.check(signal);
	stopTimer();
	return answer;
}

async function check(run: Run): Promise<boolean> {
	const { system, ports, signal } = run;
	const answer = await checkAloud(run);
	if (signal.aborted) return false;
	// On a computer, the interview's own page says more about one that has ended.
	const isToldThere = answer.kind === "known" && answer.ended && system === "desktop";
	if (!isToldThere && !mayGoOn(answer, system, ports)) return false;
	if (answer.kind === "known") {
		run.code = answer.code;
		// On a computer the page is about to be left; it would only flicker.
		if (system !== "desktop") ports.tell({ isChecking: false });
		return true;
	}
	if (answer.kind === "lost") ports.tell({ isUnderWay: false, isLost: true });
	else ports.go({ to: answer.kind === "unknown" ? "missing" : "unsure" });
	return false;
}

function openApp(run: Run): void {
	run.stopWatching = run.ports.onHidden(() => {
		run.isAppOpen = true;
	});
	run.ports.go({ to: "app" });
}

async function openStore(run: Run, afterMs: number): Promise<void> {
	await wait(afterMs, run.ports, run.signal);
	if (!run.signal.aborted && !run.isAppOpen) run.ports.go({ to: "store" });
}

/** Runs a step; false if it ends the sequence. */
async function perform(step: Step, run: Run): Promise<boolean> {
	if (step.do === "check") return check(run);
	if (step.do === "app") openApp(run);
	if (step.do === "store") await openStore(run, step.afterMs);
	if (step.do === "interview") run.ports.go({ to: "interview", code: run.code });
	return true;
}

async function follow(run: Run): Promise<void> {
	for (const step of run.steps) if (!(await perform(step, run))) break;
	run.stopWatching();
	// If no store step follows, people without the app stay on this page.
	if (run.steps.at(-1)?.do === "app") run.ports.tell({ isUnderWay: false });
}

/**
 * Finds out where the interview takes place, for a sequence without a check; calls `end` if the sequence would mislead the
 * person.
 */
async function checkQuietly(
	{ system }: Visit,
	ports: SequencePorts,
	signal: AbortSignal,
	end: () => void,
): Promise<void> {
	const answer = await ports.check(signal);
	if (signal.aborted) return;
	if (answer.kind === "unknown") {
		end();
		ports.go({ to: "missing" });
	} else if (!mayGoOn(answer, system, ports)) end();
}

/**
 * Runs a page's sequence until it has redirected the person, has failed, or `signal` aborts it. If the sequence has no
 * check, one runs in the background to find out whether the code is known and where the interview takes place; its failure
 * changes nothing.
 */
export async function runSequence(visit: Visit, ports: SequencePorts, signal: AbortSignal): Promise<void> {
	// The caller may abort immediately after starting, and then nothing must happen.
	await Promise.resolve();
	if (signal.aborted) return;
	const ended = new AbortController();
	const end = () => ended.abort();
	signal.addEventListener("abort", end, { once: true });
	const { steps } = visit;
	const isChecking = steps.some((step) => step.do === "check");
	ports.tell({ isUnderWay: steps.length > 0, isChecking, progress: 0, isSlow: false, isLost: false });
	const run = { ...visit, ports, signal: ended.signal, code: "", isAppOpen: false, stopWatching: () => {} };
	await Promise.all([
		isChecking ? undefined : checkQuietly(visit, ports, signal, end),
		steps.length > 0 ? load(ports, ended.signal) : undefined,
		follow(run),
	]);
	signal.removeEventListener("abort", end);
}
