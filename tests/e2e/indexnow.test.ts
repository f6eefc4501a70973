import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "../support/browser/e2e";
import { hostVariables, jsonAnswer, StubHost } from "../support/hosts/stub-host";

const ORIGIN = "https://jobs.example";
const KEY = "a-key-of-16-chars";
const CHANGED = "2026-11-20T10:00:00Z";

let host: StubHost;
let engine: StubHost;
let folder: string;

// Every run is a separate process, which takes seconds to start on a busy machine.
test.describe.configure({ mode: "serial", timeout: 120_000 });
test.beforeAll(async () => {
	[host, engine] = await Promise.all([new StubHost().start(), new StubHost().start()]);
});
test.beforeEach(() => {
	host.reset();
	engine.reset();
	engine.respond = jsonAnswer(202, {});
	folder = mkdtempSync(join(tmpdir(), "astronaut-"));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));
test.afterAll(async () => {
	await Promise.all([host.stop(), engine.stop()]);
});

interface Run {
	code: number;
	output: string;
}

/** Runs what the command runs, or the command itself, to its end. */
function run(variables: Record<string, string> = {}, program = ".build/indexnow.mjs"): Promise<Run> {
	const env = {
		PATH: dirname(process.execPath),
		NODE_ENV: "production" as const,
		...hostVariables(host.origin),
		SITE_ORIGIN: ORIGIN,
		DATA_DIR: join(folder, "data"),
		INDEXNOW_KEY: KEY,
		INDEXNOW_ENDPOINT: `${engine.origin}/indexnow`,
		...variables,
	};
	return new Promise((resolve) => {
		const child = execFile(process.execPath, [program], { env }, (_, out, error) =>
			resolve({ code: child.exitCode ?? -1, output: (out + error).trim() }),
		);
	});
}

/** The host lists these jobs: slug and when it changed. */
function list(jobs: Record<string, string | null>): void {
	const data = Object.entries(jobs).map(([slug, updated_at]) => ({
		company_slug: "acme",
		job_slug: slug,
		updated_at,
	}));
	host.respond = jsonAnswer(200, { data, next: null });
}

/** The addresses that arrived since the last call, each without the common prefix. */
function stateLines(): string[] {
	const sent = engine.calls.flatMap(({ body }) => JSON.parse(body.toString()).urlList as string[]);
	engine.seen.length = 0;
	return sent.map((address) => address.replace(`${ORIGIN}/public/companies/acme/jobs/`, ""));
}

test("the first run submits every job, later ones the new, changed and removed jobs", async () => {
	list({ cook: CHANGED, waiter: CHANGED, "no-date": null });
	expect(await run()).toEqual({
		code: 0,
		output: `IndexNow: 3 addresses sent to ${engine.origin}/indexnow (3 new or changed, 0 gone).`,
	});
	const [call] = engine.calls;
	expect(call).toMatchObject({ method: "POST", url: "/indexnow" });
	expect(call?.headers["content-type"]).toBe("application/json; charset=utf-8");
	expect(JSON.parse(String(call?.body))).toMatchObject({
		host: "jobs.example",
		key: KEY,
		keyLocation: `${ORIGIN}/${KEY}.txt`,
	});
	expect(stateLines()).toEqual(["cook", "waiter", "no-date"]);

	const again = await run({}, "scripts/indexnow.mjs");
	expect(again).toEqual({ code: 0, output: "IndexNow: nothing changed; 3 jobs are listed." });
	expect(stateLines()).toEqual([]);

	list({ cook: "2026-11-21T10:00:00Z", "no-date": null, baker: CHANGED });
	expect((await run()).output).toContain("3 addresses sent");
	expect(stateLines()).toEqual(["cook", "baker", "waiter"]);

	list({ cook: "2026-11-21T10:00:00Z" });
	expect((await run({ SITE_ORIGIN: "https://other.example" })).output).toContain(": 1 address sent");
});

test("submits ten thousand per call, and after a refusal only the rest", async () => {
	list(Object.fromEntries(Array.from({ length: 10_050 }, (_, index) => [`job-${index}`, CHANGED])));
	engine.respond = (response, seen) => jsonAnswer(engine.calls.length > 1 ? 429 : 200, {})(response, seen);
	const first = await run();
	expect(first.code).toBe(1);
	expect(first.output).toContain("answered 429: too many requests; try again later. 10000 of 10050 addresses sent.");
	expect(engine.calls.map(({ body }) => JSON.parse(body.toString()).urlList.length)).toEqual([10_000, 50]);
	stateLines();
	engine.respond = jsonAnswer(200, {});
	expect((await run()).output).toContain("50 addresses sent");
	expect(stateLines()[0]).toBe("job-10000");
});

test("without a key it is off, with one line", async () => {
	expect(await run({ INDEXNOW_KEY: "" })).toEqual({ code: 2, output: "IndexNow is off: INDEXNOW_KEY is not set." });
	expect((await run({ INDEXNOW_KEY: "short" })).output).toMatch(/^INDEXNOW_KEY: must have 8 to 128 .+$/);
	expect(host.calls).toEqual([]);
	expect(engine.calls).toEqual([]);
});

test("an unreadable or missing list doesn't count as a host without jobs", async () => {
	list({ cook: CHANGED });
	await run();
	stateLines();
	const state = join(folder, "data/indexnow.jsonl");
	const before = readFileSync(state, "utf8");
	for (const [status, why] of [
		[500, "the jobs can't be read from"],
		[404, "has no list of jobs"],
	] as const) {
		host.respond = jsonAnswer(status, {});
		const { code, output } = await run();
		expect(code).toBe(1);
		expect(output).toContain(why);
		expect(output).toMatch(/^IndexNow: .+ Nothing was sent\.$/);
	}
	expect(stateLines()).toEqual([]);
	expect(readFileSync(state, "utf8")).toBe(before);
});

test("an unreachable or refusing service gives one line, and nothing is recorded", async () => {
	list({ cook: CHANGED });
	const failed = await run({ INDEXNOW_ENDPOINT: "http://localhost:1/indexnow" });
	expect(failed).toEqual({
		code: 1,
		output: "IndexNow: http://localhost:1/indexnow can't be used: host_unreachable. 0 of 1 address sent.",
	});
	engine.respond = jsonAnswer(403, {});
	const refused = await run();
	expect(refused.code).toBe(1);
	expect(refused.output).toMatch(/^IndexNow: .+ answered 403: the key is not valid; .+$/);
	expect(existsSync(join(folder, "data/indexnow.jsonl"))).toBe(false);
});

test("a damaged record stops it with one line", async () => {
	list({ cook: CHANGED });
	await run();
	const state = join(folder, "data/indexnow.jsonl");
	writeFileSync(state, `${readFileSync(state, "utf8")}["/p/A`);
	const { code, output } = await run();
	expect(code).toBe(1);
	expect(output).toMatch(/^IndexNow: .+indexnow\.jsonl.+$/);
});
