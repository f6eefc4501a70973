import { pino } from "pino";
import { sweepKey } from "@/backend/region/housekeeping";
import { enqueueTask } from "@/backend/tasks/enqueue";
import { openTaskRunner, type TaskRunner } from "@/backend/tasks/runner";
import { describeBackend } from "../support/backend/engines";
import { until } from "../support/runner/until";

const SILENT = pino({ level: "silent" });

describe("a sweep's key", () => {
	it.each([
		["2026-11-22T00:00:00.000Z", "sweep:2026-11-22T00"],
		["2026-11-22T05:59:59.999Z", "sweep:2026-11-22T00"],
		["2026-11-22T12:00:00.000Z", "sweep:2026-11-22T12"],
		["2026-11-22T23:59:59.999Z", "sweep:2026-11-22T18"],
	])("at %s is %s", (at, key) => {
		expect(sweepKey(new Date(at))).toBe(key);
	});
});

describeBackend("tasks", (test) => {
	let clock: number;
	const runners: TaskRunner[] = [];
	beforeEach(async () => {
		clock = Date.now();
		// The region's own runner would be quicker.
		await test.deps.tasks.close();
		await test.deps.store.deleteFrom("tasks").execute();
	});
	afterEach(async () => {
		await Promise.all(runners.splice(0).map((runner) => runner.close()));
	});

	const at = () => new Date(clock).toISOString();
	const add = (key: string) => enqueueTask(test.deps.store, { key, kind: "mail", payload: { mail: key } }, at());
	const rows = () => test.deps.store.selectFrom("tasks").selectAll().orderBy("id").execute();

	function open(run: (key: string) => Promise<void>, leaseMs = 60_000) {
		const runner = openTaskRunner({ store: test.deps.store, log: SILENT, now: () => new Date(clock) });
		runner.start({ mail: { leaseMs, run: ({ mail }) => run(mail) } });
		runners.push(runner);
		return runner;
	}

	it("run once each, however many processes there are", async () => {
		const keys = Array.from({ length: 60 }, (_, index) => `once-${String(index).padStart(2, "0")}`);
		for (const key of keys) await add(key);
		const ran: string[] = [];
		const all = Array.from({ length: 3 }, () => open(async (key) => void ran.push(key)));
		while ((await rows()).some(({ done_at }) => done_at === null)) for (const runner of all) runner.poke();
		expect(ran.sort()).toEqual(keys);
		expect((await rows()).map(({ attempts, payload }) => `${attempts} ${payload}`)).toEqual(keys.map(() => "1 {}"));
	});

	it("are added once per key, even after completion", async () => {
		const ran: string[] = [];
		await add("same");
		await add("same");
		const runner = open(async (key) => void ran.push(key));
		await until(async () => (await rows())[0]?.done_at !== null);
		await add("same");
		runner.poke();
		await runner.close();
		expect(ran).toEqual(["same"]);
	});

	it("run again after a crash, once the lease expires", async () => {
		await add("leased");
		// A killed process neither finishes its task nor releases it.
		const died = open(() => new Promise(() => undefined));
		await until(async () => (await rows())[0]?.attempts !== 0);
		runners.splice(runners.indexOf(died), 1);
		const ran: string[] = [];
		const next = open(async (key) => void ran.push(key));
		next.poke();
		await new Promise((resolve) => setTimeout(resolve, 50));
		expect(ran).toEqual([]);
		clock += 60_000;
		next.poke();
		await until(() => ran.length > 0);
		expect(ran).toEqual(["leased"]);
	});

	it("wait for their due time", async () => {
		const later = new Date(clock + 600_000).toISOString();
		await enqueueTask(test.deps.store, { key: "later", kind: "mail", payload: { mail: "later" } }, later);
		const ran: string[] = [];
		const runner = open(async (key) => void ran.push(key));
		await runner.close();
		expect(ran).toEqual([]);
		clock += 600_000;
		open(async (key) => void ran.push(key));
		await until(() => ran.length > 0);
	});
});
