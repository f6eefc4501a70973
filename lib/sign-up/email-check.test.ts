import fc from "fast-check";
import { VirtualClock } from "@/tests/support/browser/virtual-clock";
import { createEmailCheck, EMAIL_CHECK_MS, type EmailState } from "./email-check";

/** The outcome of a call: after how many milliseconds it ends, and with which result. */
interface Answer {
	afterMs: number;
	is: boolean | "failure";
}

const FREE: Answer = { afterMs: 100, is: true };
const TAKEN: Answer = { afterMs: 100, is: false };

/** A check whose calls end as `answerTo` returns, even aborted ones: the worst case of a network. */
function setUp(answerTo: (email: string, call: number) => Answer) {
	const clock = new VirtualClock();
	const requests: string[] = [];
	const check = createEmailCheck({
		clock,
		isFree: (email) =>
			new Promise((resolve, reject) => {
				const { afterMs, is } = answerTo(email, requests.push(email));
				clock.after(afterMs, () => (is === "failure" ? reject(new Error("no answer")) : resolve(is)));
			}),
	});
	return { check, clock, requests };
}

const A = "ana@example.com";
const B = "budi@example.com";

describe("the check of an email", () => {
	it("waits a second after the last change, and calls once", async () => {
		const { check, clock, requests } = setUp(() => FREE);
		for (const typed of ["a@example.c", "a@example.co", "a@example.com"]) {
			check.change(typed);
			expect(check.state()).toBe("checking");
			await clock.pass(EMAIL_CHECK_MS - 1);
		}
		expect(requests).toEqual([]);
		await clock.pass(1);
		expect(requests).toEqual(["a@example.com"]);
		expect(check.state()).toBe("checking");
		await clock.pass(FREE.afterMs);
		expect(check.state()).toBe("free");
	});

	it.each(["", "   ", "ana", "ana@example", "@example.com"])("makes no call for %j", async (typed) => {
		const { check, clock, requests } = setUp(() => FREE);
		check.change(A);
		check.change(typed);
		expect(check.state()).toBe("unknown");
		await clock.pass(60_000);
		expect(requests).toEqual([]);
		expect(check.state()).toBe("unknown");
	});

	it("ignores spaces: they start no second call", async () => {
		const { check, clock, requests } = setUp(() => FREE);
		check.change(A);
		await clock.pass(2_000);
		check.change(` ${A} `);
		expect(check.state()).toBe("free");
		await clock.pass(2_000);
		expect(requests).toEqual([A]);
	});

	it.each<[string, Answer]>([
		["an answer that isn't yes", TAKEN],
		["a call that fails", { afterMs: 20_000, is: "failure" }],
	])("treats %s as a registered email, and checks again on request", async (_, first) => {
		const { check, clock, requests } = setUp((_email, call) => (call === 1 ? first : FREE));
		check.change(A);
		await clock.pass(EMAIL_CHECK_MS + first.afterMs);
		expect(check.state()).toBe("taken");
		check.again();
		expect(check.state()).toBe("checking");
		await clock.pass(FREE.afterMs);
		expect(check.state()).toBe("free");
		expect(requests).toEqual([A, A]);
		check.again();
		expect(check.state()).toBe("free");
	});

	it("rechecks a registered email that is typed again, but not a free one", async () => {
		const { check, clock, requests } = setUp((email) => (email === A ? TAKEN : FREE));
		for (const typed of [A, B, A, B]) {
			check.change(typed);
			await clock.pass(2_000);
		}
		expect(requests).toEqual([A, B, A]);
		expect(check.state()).toBe("free");
	});

	it("drops a late response to an older email", async () => {
		const { check, clock } = setUp((email) => (email === A ? { afterMs: 5_000, is: false } : FREE));
		check.change(A);
		await clock.pass(EMAIL_CHECK_MS);
		check.change(B);
		await clock.pass(EMAIL_CHECK_MS + FREE.afterMs);
		expect(check.state()).toBe("free");
		await clock.pass(60_000);
		expect(check.state()).toBe("free");
	});

	it("trusts the host that rejects an email on submission", async () => {
		const { check, clock } = setUp(() => FREE);
		check.change(A);
		await clock.pass(2_000);
		check.refuse(B);
		expect(check.state()).toBe("free");
		check.refuse(` ${A}`);
		expect(check.state()).toBe("taken");
		check.change(B);
		check.change(A);
		expect(check.state()).toBe("checking");
	});

	it("has no result after a reset, whatever arrives", async () => {
		const { check, clock } = setUp(() => FREE);
		check.change(A);
		await clock.pass(EMAIL_CHECK_MS);
		check.reset();
		await clock.pass(60_000);
		expect(check.state()).toBe("unknown");
		check.change(A);
		expect(check.state()).toBe("checking");
	});

	it("notifies once per change of state", async () => {
		const { check, clock } = setUp(() => FREE);
		const seen: string[] = [];
		const stop = check.subscribe(() => seen.push(check.state()));
		check.change(A);
		check.change(B);
		await clock.pass(2_000);
		stop();
		check.change("");
		expect(seen).toEqual(["checking", "free"]);
	});

	it("ends with the result of the last email, whatever the order of responses", async () => {
		const emails = [A, B, "c@example.com", "no email"] as const;
		const truth: Record<string, EmailState> = { [A]: "free", [B]: "taken", "c@example.com": "free" };
		const trueOf = (typed: string | undefined) => truth[typed ?? ""] ?? "unknown";
		const change = fc.record({ typed: fc.constantFrom(...emails), thenMs: fc.integer({ min: 0, max: 3_000 }) });
		const delays = fc.array(fc.integer({ min: 0, max: 8_000 }), { minLength: 30, maxLength: 30 });
		await fc.assert(
			fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), delays, async (changes, waits) => {
				const { check, clock } = setUp((email, call) => ({ afterMs: waits[call] ?? 0, is: trueOf(email) === "free" }));
				for (const { typed, thenMs } of changes) {
					check.change(typed);
					await clock.pass(thenMs);
					expect(["checking", trueOf(typed)]).toContain(check.state());
				}
				await clock.pass(60_000);
				expect(check.state()).toBe(trueOf(changes.at(-1)?.typed));
			}),
			{ numRuns: 60 },
		);
	});
});
