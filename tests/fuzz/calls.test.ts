import fc from "fast-check";
import type { EndpointName } from "@/lib/contract/endpoints";
import { type MemoryWatch, memoryWatch } from "../support/operations/memory";
import { noteResults } from "../support/reliability/results";
import { numbersFrom } from "../support/runner/numbers-from";
import { rounds } from "../support/runner/rounds";
import { freePorts } from "../support/sites/free-port";
import { problemOf } from "./calls/check-answer";
import { slownessOf } from "./calls/growth";
import { requestsFor } from "./calls/requests";
import { callsOf, openTarget, SIDES, type Side, type Target } from "./calls/target";

/** Inputs for each call at each side; `npm run prove -- fuzz` has ten thousand. */
const RUNS = rounds(8);
const SEED = rounds(20_261_125, "TEST_SEED");
const IS_WHOLE = RUNS >= 1_000;

/** Calls that are tried side by side. */
const LANES = 8;

/** How many inputs lie between looks at the memory. */
const LOOK_EVERY = 100;

/** What a whole run may take; on a slow machine, the last calls get fewer inputs. */
const MOST_MS = 33 * 60_000;

let target: Target;
const counted = { inputs: 0, accepted: 0 };
let least = RUNS;
beforeAll(async () => {
	target = await openTarget(await freePorts(2));
});
afterAll(() => target.close());

interface Call {
	side: Side;
	name: EndpointName;
	seed: number;
}

/** Tries a call with inputs of the seed's; gives the smallest one that went wrong, and why. */
async function tried(call: Call, mostMs: number, memory: MemoryWatch): Promise<string[]> {
	const { side, name, seed } = call;
	const property = fc.asyncProperty(requestsFor(name, target.known), async (sent) => {
		const answer = await target.send(side, name, sent);
		counted.inputs += 1;
		if (counted.inputs % LOOK_EVERY === 0) await memory.look();
		if (answer.status < 300) counted.accepted += 1;
		const problem = problemOf(name, answer, side === "site", sent.body?.type);
		if (problem) throw new Error(problem);
	});
	const limits = { numRuns: RUNS, endOnFailure: !IS_WHOLE, interruptAfterTimeLimit: mostMs };
	const result = await fc.check(property, { ...limits, seed });
	least = Math.min(least, result.failed ? RUNS : result.numRuns);
	if (!result.failed) return [];
	const [sent] = result.counterexample ?? [];
	const bytes = sent?.body?.bytes.toString("latin1").slice(0, 300);
	const request = JSON.stringify({ ...sent, path: sent?.path.slice(0, 200), body: bytes && [sent?.body?.type, bytes] });
	return [`${side} ${name}, seed ${seed}: ${String(result.errorInstance)} for ${request}`];
}

it(
	`answers as the contract says, whatever is sent: ${RUNS} inputs for each call (seed ${SEED})`,
	async () => {
		const memory = memoryWatch(() => target.memory());
		const calls = SIDES.flatMap((side) => callsOf(side).map((name) => ({ side, name })));
		// In an order of the seed's, so that the calls of each quarter are of all kinds.
		const random = numbersFrom(SEED);
		const left = calls
			.map((call, index) => ({ ...call, seed: SEED + index, place: random() }))
			.sort((a, b) => a.place - b.place);
		const wrong: string[] = [];
		const end = Date.now() + MOST_MS;
		// What a fast call leaves of its time is the others'.
		const share = () => ((end - Date.now()) * LANES) / (left.length + LANES);
		const lane = async () => {
			for (let call = left.shift(); call; call = left.shift()) wrong.push(...(await tried(call, share(), memory)));
		};
		await Promise.all(Array.from({ length: LANES }, lane));
		noteResults("fuzz", {
			seeds: [SEED],
			isWhole: IS_WHOLE,
			rows: [
				["Calls, at the site and at the backend", calls.length],
				["Inputs for each, at least", least],
				["Inputs in all", counted.inputs],
				["Of them accepted", counted.accepted],
				["Calls with a wrong answer", wrong.length],
				["Memory at the end, as a share of that at half time", memory.growth()],
			],
		});
		expect(wrong).toEqual([]);
		if (IS_WHOLE) expect(memory.growth()).toBeLessThan(1.25);
		expect(counted.accepted).toBeGreaterThan(counted.inputs / 50);
	},
	RUNS > 8 ? MOST_MS + 240_000 : 120_000,
);

it("takes no more than its share of time for larger bodies", async () => {
	expect(await slownessOf(target, IS_WHOLE)).toEqual([]);
});
