import type { HostTraits, Reply } from "../ports";
import { begin, type Effect, type Event, type State } from "./state";
import { step } from "./step";
import { atStart } from "./transfer";

const CHUNK = 1_000_024;
const SIZE = 3 * CHUNK;

const answer = (body: unknown, status = 200): Reply => ({ kind: "answer", status, body });
const LOST: Reply = { kind: "lost" };

const sent = (reply: Reply, more: Partial<Extract<Event, { type: "sent" }>> = {}): Event => ({
	type: "sent",
	reply,
	sent: 0,
	pace: 1_000,
	isCut: false,
	isLate: false,
	...more,
});

const atHost: Event = { type: "reached", reach: "host", isOnline: true, random: [0, 0] };

interface Setting extends Partial<HostTraits> {
	size?: number;
	isHalted?: boolean;
}

/** A run of events, one after the other, at a host of these traits. */
function play(events: readonly Event[], { size = SIZE, isHalted = false, ...traits }: Setting = {}) {
	const host: HostTraits = { tells: true, isLong: false, ...traits };
	let state: State = begin({ size, whole: false, wrongType: "WRONG_TYPE" as never }, atStart());
	let effects: Effect[] = [];
	for (const event of events) {
		[state, effects] = step(state, event, { host, isAborted: false, isHalted });
		for (const effect of effects) if (effect.type === "learn") Object.assign(host, effect.traits);
	}
	return { state, effects, last: effects.at(-1), host };
}

const began: Event = { type: "began" };
const ready: Event = { type: "ready" };

describe("a step of an upload", () => {
	it("starts with the first bytes, in one call for a small file", () => {
		expect(play([began]).last).toEqual({ type: "prepare", offset: 0 });
		const whole = { offset: 0, end: 40, isStep: false, isWhole: true };
		expect(play([began, ready], { size: 40 }).last).toEqual({ type: "send", call: whole, fresh: true });
	});

	it("continues at the host's position, without mutating state", () => {
		const before = play([began, ready]);
		const frozen = JSON.stringify(before.state);
		const [state, effects] = step(before.state, sent(answer({ received: CHUNK })), {
			host: before.host,
			isAborted: false,
			isHalted: false,
		});
		expect(JSON.stringify(before.state)).toBe(frozen);
		expect(state.position).toMatchObject({ confirmed: CHUNK, ask: false, isSure: true, fresh: false });
		expect(effects.at(-1)).toEqual({ type: "prepare", offset: CHUNK });
	});

	it("asks an unknown host for its position once", () => {
		const played = play([began, ready, sent(answer({ received: CHUNK }))], { tells: undefined });
		expect(played.last).toEqual({ type: "ask" });
		const progress: Event = { type: "progress", reply: answer({ received: CHUNK, size: SIZE }) };
		expect(play([began, ready, sent(answer({ received: CHUNK })), progress], { tells: undefined }).host.tells).toBe(
			true,
		);
		const unknown: Event = { type: "progress", reply: answer({}, 404) };
		const without = play([began, ready, sent(answer({ received: CHUNK })), unknown], { tells: undefined });
		expect([without.host.tells, without.last]).toEqual([false, { type: "prepare", offset: CHUNK }]);
	});

	it("releases its slot, checks reachability and waits after a lost call", () => {
		const lost = play([began, ready, sent(LOST)]);
		expect(lost.effects).toEqual([{ type: "leave" }, { type: "reach", isLost: true, isAskedToWait: false }]);
		const waits = play([began, ready, sent(LOST), atHost]);
		expect(waits.last).toEqual({ type: "wait", ms: 0, endsOnline: true });
		expect(waits.state.failures).toEqual({ all: 1, blamed: 1 });
		expect(play([began, ready, sent(LOST), atHost, { type: "waited" }]).last).toEqual({ type: "ask" });
	});

	it("gives up after eight failures at a reachable host, and never at an unreachable one", () => {
		const failures = (reach: "host" | "nowhere") =>
			Array.from({ length: 8 }, (): Event[] => [
				{ type: "progress", reply: LOST },
				{ ...atHost, reach } as Event,
				{ type: "waited" },
			]).flat();
		const first: Event[] = [began, ready, sent(LOST), atHost, { type: "waited" }];
		const ended = play([...first, ...failures("host").slice(0, -4)]);
		expect(ended.last).toEqual({ type: "end", outcome: { kind: "refused", code: "UPLOAD_FAILED" } });
		expect(play([...first, ...failures("nowhere")]).last).toEqual({ type: "ask" });
	});

	it("restarts if a host that can't report its position may have stored a chunk", () => {
		const { state, last } = play([began, ready, sent(LOST, { sent: CHUNK }), atHost, { type: "waited" }], {
			tells: false,
		});
		expect(last).toEqual({ type: "prepare", offset: 0 });
		expect(state.position).toMatchObject({ restarts: 1, fresh: true, isDoubtful: false });
	});

	it("resends a mismatched file once", () => {
		const stored = sent(answer({ filepath: "a/1", sha256: "ab" }));
		const differs: Event = { type: "compared", isIntact: false };
		const again = play([began, ready, stored, differs]);
		expect(again.effects.map(({ type }) => type)).toEqual(["report", "rehash", "prepare"]);
		const twice = play([began, ready, stored, differs, ready, stored, differs]);
		expect(twice.last).toEqual({ type: "end", outcome: { kind: "refused", code: "UPLOAD_DAMAGED" } });
		expect(play([began, ready, stored, { type: "compared", isIntact: true }]).last).toMatchObject({
			outcome: { kind: "stored", filepath: "a/1" },
		});
	});

	it("stops at the next known position when paused, and at once when aborted", () => {
		const stopped = { type: "end", outcome: { kind: "stopped" } };
		expect(play([began], { isHalted: true }).last).toEqual(stopped);
		const { state, host } = play([began, ready]);
		const [, effects] = step(state, sent(LOST), { host, isAborted: true, isHalted: false });
		expect(effects).toEqual([{ type: "leave" }, stopped]);
	});
});
