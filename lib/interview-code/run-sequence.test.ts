import type { System } from "./device";
import { type InterviewRoute, planOf } from "./plan";
import { type CheckAnswer, runSequence, type SequenceState } from "./run-sequence";

const KNOWN: CheckAnswer = { kind: "known", code: "DEMO1234" };

/** A visit with a fake clock; its check waits for `answer`. */
function visit(route: InterviewRoute, system: System, wasSent = false, hasStore = true) {
	jest.useFakeTimers();
	const began = Date.now();
	const destinations: string[] = [];
	const state: Partial<SequenceState> = {};
	const shown: number[] = [];
	const world = { answer: (_: CheckAnswer) => {}, hide: () => {}, checks: 0 };
	const leave = new AbortController();
	const steps = planOf({ route, device: { kind: system, system }, wasSent, hasNote: false, hasStore });
	const ended = runSequence(
		{ steps, system },
		{
			clock: {
				after(ms, task) {
					const timer = setTimeout(task, ms);
					return () => clearTimeout(timer);
				},
			},
			check: () => {
				world.checks += 1;
				return new Promise((resolve) => {
					world.answer = resolve;
				});
			},
			go: (to) => destinations.push(`${"code" in to ? `${to.to} ${to.code}` : to.to} at ${Date.now() - began}`),
			onHidden(task) {
				world.hide = task;
				return () => {
					world.hide = () => {};
				};
			},
			tell(change) {
				Object.assign(state, change);
				if (change.progress !== undefined) shown.push(change.progress);
			},
		},
		leave.signal,
	);
	const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
	const answer = async (given: CheckAnswer) => {
		world.answer(given);
		await pass(0);
	};
	return { destinations, state, shown, world, leave: () => leave.abort(), pass, answer, ended };
}

afterEach(() => jest.useRealTimers());

describe("the loader", () => {
	it("advances by five every 200 ms, up to fifty", async () => {
		const { shown, pass } = visit("code", "desktop");
		await pass(1_999);
		expect(shown).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45]);
		await pass(60_000);
		expect(shown.slice(-2)).toEqual([45, 50]);
	});

	it("doesn't run without automatic steps", async () => {
		const { shown, state, pass } = visit("code-bcg", "ios");
		await pass(60_000);
		expect([shown, state.isUnderWay]).toEqual([[0], false]);
	});
});

describe("/code", () => {
	it("sends Android to the store after 5 s", async () => {
		const { destinations, pass } = visit("code", "android");
		await pass(60_000);
		expect(destinations).toEqual(["store at 5000"]);
	});

	it("tries the app on iOS first, and then the store", async () => {
		const { destinations, pass } = visit("code", "ios");
		await pass(60_000);
		expect(destinations).toEqual(["app at 0", "store at 5000"]);
	});

	it("opens only the app if it is in no store, and reports that nothing happens", async () => {
		const { destinations, state, pass } = visit("code", "ios", false, false);
		await pass(60_000);
		expect(destinations).toEqual(["app at 0"]);
		expect(state.isUnderWay).toBe(false);
	});

	it("leaves the store closed if the app has opened", async () => {
		const { destinations, world, pass } = visit("code", "ios");
		await pass(300);
		world.hide();
		await pass(60_000);
		expect(destinations).toEqual(["app at 0"]);
	});

	it("sends computers to the interview with the returned code", async () => {
		const { destinations, state, pass, answer } = visit("code", "desktop");
		await pass(700);
		await answer(KNOWN);
		expect(destinations).toEqual(["interview DEMO1234 at 700"]);
		expect(state.isChecking).toBe(true);
	});

	it.each(["failed", "lost"] as const)("lets phones continue when a background check is %s", async (kind) => {
		const { destinations, state, pass, answer } = visit("code", "android");
		await pass(0);
		await answer({ kind });
		await pass(60_000);
		expect([destinations, state.isLost]).toEqual([["store at 5000"], false]);
	});

	it.each([
		["code", "android", []],
		["code", "ios", ["app at 0"]],
		["code-bcg", "android", []],
		["code-bcg", "ios", []],
	] as const)("and /%s report to %s an unknown code, as soon as that is known", async (route, system, atOnce) => {
		const { destinations, pass, answer } = visit(route, system);
		await pass(1_000);
		await answer({ kind: "unknown" });
		await pass(60_000);
		expect(destinations).toEqual([...atOnce, "missing at 1000"]);
	});

	it("sends no phone to the store for a desktop-only interview", async () => {
		const { destinations, state, pass, answer } = visit("code", "android");
		await pass(1_000);
		await answer({ ...KNOWN, deviceType: 1 });
		await pass(60_000);
		expect([destinations, state.place, state.isUnderWay]).toEqual([[], "computer", false]);
	});

	it("still checks the interview's device for a returning person", async () => {
		const { destinations, state, world, pass, answer } = visit("code", "ios", true);
		await pass(0);
		await answer({ ...KNOWN, deviceType: 2 });
		await pass(60_000);
		expect([destinations, state.place, world.checks]).toEqual([[], "app", 1]);
	});
});

describe("/interviews", () => {
	it.each(["ios", "android"] as const)(
		"checks, then tries the app on %s, and the store a second later",
		async (system) => {
			const { destinations, state, pass, answer } = visit("interviews", system);
			await pass(3_000);
			expect([destinations, state.isChecking]).toEqual([[], true]);
			await answer(KNOWN);
			expect(state.isChecking).toBe(false);
			await pass(60_000);
			expect(destinations).toEqual(["app at 3000", "store at 4000"]);
		},
	);

	it("opens no app for a desktop-only interview", async () => {
		const { destinations, state, pass, answer } = visit("interviews", "ios");
		await pass(0);
		await answer({ ...KNOWN, deviceType: 1 });
		await pass(60_000);
		expect([destinations, state.place]).toEqual([[], "computer"]);
	});
});

describe("a blocking check", () => {
	it.each([
		["unknown", "missing"],
		["failed", "unsure"],
	] as const)("with the result %s leads to the page for %s codes", async (kind, to) => {
		for (const [route, system] of [
			["code", "desktop"],
			["interviews", "android"],
			["code-bcg", "desktop"],
		] as const) {
			const { destinations, pass, answer } = visit(route, system);
			await pass(200);
			await answer({ kind });
			expect(destinations).toEqual([`${to} at 200`]);
		}
	});

	it("reports after 10 s that it takes longer than usual, and continues on the response", async () => {
		const { destinations, state, pass, answer } = visit("interviews", "android");
		await pass(9_999);
		expect(state.isSlow).toBe(false);
		await pass(1);
		expect([state.isSlow, state.isChecking]).toEqual([true, true]);
		await answer(KNOWN);
		expect([destinations, state.isChecking]).toEqual([["app at 10000"], false]);
	});

	it.each(["answered", "left"])("no longer reports that once it is %s", async (how) => {
		const { state, leave, pass, answer } = visit("interviews", "android");
		await pass(5_000);
		if (how === "left") leave();
		else await answer(KNOWN);
		await pass(60_000);
		expect(state.isSlow).toBe(false);
	});

	it("stays on the page without a connection", async () => {
		const { destinations, state, pass, answer } = visit("code-bcg", "desktop");
		await pass(200);
		await answer({ kind: "lost" });
		await pass(60_000);
		expect([destinations, state.isLost, state.isUnderWay]).toEqual([[], true, false]);
	});

	it("stays on the page on a computer when the interview is app-only", async () => {
		const { destinations, state, pass, answer } = visit("code", "desktop");
		await pass(200);
		await answer({ ...KNOWN, deviceType: 2 });
		expect([destinations, state.place, state.isUnderWay]).toEqual([[], "app", false]);
	});
});

it("does nothing once the page is left", async () => {
	const later = visit("interviews", "ios");
	await later.pass(100);
	await later.answer(KNOWN);
	later.leave();
	await later.pass(60_000);
	await later.ended;
	expect(later.destinations).toEqual(["app at 100"]);
	const atOnce = visit("code", "ios");
	atOnce.leave();
	await atOnce.pass(60_000);
	expect([atOnce.destinations, atOnce.world.checks]).toEqual([[], 0]);
});

describe("an interview that has ended", () => {
	it.each([
		["code", "android"],
		["code", "ios"],
		["interviews", "android"],
		["code-bcg", "ios"],
	] as const)("is said on the page /%s on %s, and opens nothing more", async (route, system) => {
		const { destinations, state, answer, pass, ended } = visit(route, system);
		const before = [...destinations];
		await pass(0);
		await answer({ ...KNOWN, ended: "over" } as CheckAnswer);
		await pass(10_000);
		await ended;
		expect(state).toMatchObject({ ended: "over", isUnderWay: false });
		expect(destinations.slice(before.length).filter((to) => !to.startsWith("app"))).toEqual([]);
	});

	it("leads a computer to its own page, which says more", async () => {
		const { destinations, answer, pass, ended } = visit("code", "desktop");
		await pass(0);
		await answer({ ...KNOWN, deviceType: 2, ended: "withdrawn" } as CheckAnswer);
		await pass(10_000);
		await ended;
		expect(destinations).toEqual(["interview DEMO1234 at 0"]);
	});
});
