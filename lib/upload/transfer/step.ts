import type { HostTraits } from "../ports";
import { MAX_ATTEMPTS } from "./backoff";
import { type Failures, isBlamed, NO_FAILURES, oneMore } from "./failures";
import { type Answered, judgeCall } from "./judge-call";
import { offsetOf, planCall } from "./plan-call";
import type { Effect, Event, State, World } from "./state";
import type { Position } from "./transfer";
import { judgeProgress, type Verdict } from "./verdict";
import { waitAfter } from "./wait-after";

type Step = [State, Effect[]];

type Further = Extract<Verdict, { kind: "continue" }>;

const stop: Effect = { type: "end", outcome: { kind: "stopped" } };

/** Puts effects before those of a step. */
const after = (effects: readonly Effect[], [state, more]: Step): Step => [state, [...effects, ...more]];

const withPosition = (state: State, change: Partial<Position>): State => ({
	...state,
	position: { ...state.position, ...change },
});

/** Restarts the upload, under another name at the host. */
function startAnew(state: State): Step {
	const restarts = state.position.restarts + 1;
	const anew = { confirmed: 0, ask: false, isSure: false, isDoubtful: false, fresh: true, restarts };
	const report = { confirmed: 0, waiting: false, note: "UPLOAD_RESTARTED" } as const;
	return [withPosition(state, anew), [{ type: "report", report }]];
}

/** Continues: asks for the host's progress if it is uncertain, else sends more. */
function goOn(before: State, { isAborted, isHalted }: World): Step {
	if (isAborted || (isHalted && !before.position.ask)) return [before, [stop]];
	const [state, effects]: Step = before.position.isDoubtful ? startAnew(before) : [before, []];
	return [state, [...effects, state.position.ask ? { type: "ask" } : { type: "prepare", offset: offsetOf(state) }]];
}

/** Continues after a number of failures, or gives up; the note about waiting is then outdated. */
function goOnOrGiveUp(state: State, failures: Failures, world: World, verdict: Verdict): Step {
	if (failures.blamed < MAX_ATTEMPTS) return goOn({ ...state, failures }, world);
	const code = verdict.kind === "again" && verdict.code !== "UPLOAD_BUSY" ? verdict.code : "UPLOAD_FAILED";
	return [{ ...state, failures }, [{ type: "end", outcome: { kind: "refused", code } }]];
}

/**
 * Moves to the host's position. As soon as the host holds some bytes, it is asked whether it can report progress later;
 * nothing is promised before. Only a new maximum counts as progress.
 */
function moveTo({ received, long }: Further, isAsked: boolean, state: State, host: HostTraits): Step {
	const { position } = state;
	// If all sent bytes have arrived, the speed measurement continues.
	const isOnTheWay = isAsked ? position.isSure : received === position.sentTo;
	const moved = withPosition(state, {
		brought: position.brought + (isAsked ? 0 : Math.max(0, received - position.confirmed)),
		confirmed: received,
		best: Math.max(position.best, received),
		ask: host.tells === undefined,
		isSure: true,
		fresh: false,
	});
	const report = { confirmed: received, sent: isOnTheWay ? received : undefined, waiting: false, long };
	return [moved, [...(long ? [{ type: "learn", traits: { isLong: true } } as const] : []), { type: "report", report }]];
}

/** Applies a verdict; `isAsked` if it resulted from the question about progress. */
function heed(verdict: Verdict, isAsked: boolean, state: State, world: World): Step {
	const leaving: Effect[] = verdict.kind === "continue" ? [] : [{ type: "leave" }];
	if (world.isAborted) return [state, [...leaving, stop]];
	if (verdict.kind === "refused") return [state, [...leaving, { type: "end", outcome: verdict }]];
	if (verdict.kind === "stored") {
		if (!verdict.sha256) return [state, [...leaving, { type: "end", outcome: verdict }]];
		return [{ ...state, open: verdict }, [...leaving, { type: "compare", sha256: verdict.sha256 }]];
	}
	if (verdict.kind === "again") {
		const { isLost, afterMs } = verdict;
		const reach: Effect = { type: "reach", isLost, isAskedToWait: afterMs !== undefined };
		return [{ ...state, open: verdict }, [...leaving, reach]];
	}
	const without = isAsked ? state.failures : oneMore(state.failures, true);
	const isFurther = verdict.kind === "continue" && verdict.received > state.position.best;
	const [next, effects] = verdict.kind === "continue" ? moveTo(verdict, isAsked, state, world.host) : startAnew(state);
	return after([...leaving, ...effects], goOnOrGiveUp(next, isFurther ? NO_FAILURES : without, world, verdict));
}

/**
 * Reads the host's progress, and learns whether it can report it. A host with that call knows the bytes that it
 * received a moment ago; its "unknown" then means that it lacks the call, not the upload, and sending continues from
 * the acknowledged position. A failure of the host (5xx) is no information: it is asked again.
 */
function learnProgress(reply: Extract<Event, { type: "progress" }>["reply"], state: State, world: World): Step {
	const { file, position } = state;
	const verdict = judgeProgress(reply, file.wrongType, file.size);
	const learn = (tells: boolean, meant: Verdict): Step =>
		after(
			[{ type: "learn", traits: { tells } }],
			heed(meant, true, state, { ...world, host: { ...world.host, tells } }),
		);
	if (verdict.kind === "continue") return learn(true, verdict);
	if (!position.isSure || world.host.tells || verdict.kind !== "restart") return heed(verdict, true, state, world);
	// It has every byte, but didn't name the file.
	if (position.confirmed === file.size) return learn(false, { kind: "restart" });
	return learn(false, { kind: "continue", received: position.confirmed, long: false });
}

/** Plans the call, and notes what it leaves open until its answer is there. */
function send(before: State, { host }: World): Step {
	const call = planCall(before, host);
	const ask = !call.isWhole && !call.isStep;
	const state = withPosition({ ...before, call }, { ask, isSure: false, sentTo: call.end });
	return [state, [{ type: "send", call, fresh: state.position.fresh }]];
}

function sent(answered: Answered, before: State, world: World): Step {
	const paced = withPosition(before, { pace: answered.pace });
	const { verdict, isDoubtful } = judgeCall(answered, paced);
	// The host can't have stored bytes that weren't sent: none of them are there, and none can be there twice.
	const isLeftOut = before.call?.isWhole && answered.isCut && !world.isAborted;
	const [state, effects]: Step = isLeftOut ? startAnew(paced) : [withPosition(paced, { isDoubtful }), []];
	return after(effects, heed(verdict, false, state, world));
}

/** A stored file is the end, unless it holds other bytes: then it is sent once more from the beginning. */
function compared(isIntact: boolean, state: State, world: World): Step {
	const { open, position } = state;
	if (open?.kind !== "stored") return goOn(state, world);
	if (isIntact) return [state, [{ type: "end", outcome: open }]];
	if (position.damaged) return [state, [{ type: "end", outcome: { kind: "refused", code: "UPLOAD_DAMAGED" } }]];
	const [anew, effects] = startAnew(withPosition(state, { damaged: true }));
	return after([...effects, { type: "rehash" }], goOn(anew, world));
}

/** Counts a failure, shows the reason, and waits. */
function reached({ reach, isOnline, random }: Extract<Event, { type: "reached" }>, state: State, world: World): Step {
	const { open, position, file } = state;
	if (open?.kind !== "again") return goOn(state, world);
	const failures = oneMore(state.failures, isBlamed(open, reach));
	if (failures.blamed >= MAX_ATTEMPTS) return goOnOrGiveUp(state, failures, world, open);
	const { report, wait } = waitAfter(open, { reach, isOnline, random, attempt: failures.all }, file, position);
	return [{ ...state, failures }, [{ type: "report", report }, wait]];
}

/**
 * One step of an upload: the new state after an event, and the effects. It asks for the host's progress, continues from
 * there, and waits longer after each failure. A host that can't report progress gets the file chunk by chunk. Gives up
 * after `MAX_ATTEMPTS` failures without progress at a reachable host; while the device is offline or the host is
 * unreachable, it continues trying. Pure: everything else is in `run-transfer.ts`.
 */
export function step(state: State, event: Event, world: World): Step {
	switch (event.type) {
		case "began":
		case "waited":
			return goOn(state, world);
		case "progress":
			return learnProgress(event.reply, state, world);
		case "ready":
			return send(state, world);
		case "unreadable": {
			const code = state.position.damaged ? "FILE_CHANGED" : "FILE_UNREADABLE";
			return heed({ kind: "refused", code }, false, state, world);
		}
		case "sent":
			return sent(event, state, world);
		case "compared":
			return compared(event.isIntact, state, world);
		case "reached":
			return reached(event, state, world);
	}
}
