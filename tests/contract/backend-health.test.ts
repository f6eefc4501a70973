import { rename } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { openApp, type TestApp } from "../support/backend/app";
import { describeBackend, describeEngines } from "../support/backend/engines";
import { send } from "../support/backend/requests";

const FINE = { status: "ok", database: "ok", store: "ok", queue: "ok" };
const LONGEST_MS = 20_000;

/** Asks until the answer has these values: on a busy machine, even a database that works may be late. */
async function untilIs(status: number, body: object, { app }: TestApp): Promise<void> {
	const end = performance.now() + LONGEST_MS;
	for (;;) {
		const answer = await send(app, "/readyz");
		if (performance.now() > end) expect(answer).toMatchObject({ status, body });
		if (answer.status === status && isDeepStrictEqual({ ...answer.body, ...body }, answer.body)) return;
		await wait(20);
	}
}

describeBackend("readiness", (test) => {
	it("includes database, file store and queue", async () => {
		await untilIs(200, FINE, test);
	});

	it("ends while the file store is gone, and liveness doesn't", async () => {
		const [files, away] = [join(test.dataDir, "main", "files"), join(test.dataDir, "away")];
		await rename(files, away);
		await untilIs(503, { ...FINE, status: "not ready", store: "down" }, test);
		expect((await send(test.app, "/healthz")).status).toBe(200);
		await rename(away, files);
		await untilIs(200, FINE, test);
	});

	it("says when a task has waited for long", async () => {
		const at = "2026-01-01T00:00:00.000Z";
		const task = { id: "late", kind: "nobody's", payload: "{}", created_at: at, run_at: at };
		await test.deps.store.insertInto("tasks").values(task).execute();
		await untilIs(200, { ...FINE, queue: "late" }, test);
		await test.deps.store.deleteFrom("tasks").where("id", "=", "late").execute();
	});
});

describeEngines("a database that hangs", (newDatabase, engine) => {
	// SQLite has no process that could hang.
	if (engine === "sqlite") return;
	it("ends readiness within its time limit, until it goes on", async () => {
		const test = await openApp({ databaseUrl: await newDatabase() });
		const { rows } = await sql<{ pid: number }>`
			select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
		`.execute(test.deps.store);
		const signal = (name: NodeJS.Signals) => rows.map(({ pid }) => process.kill(pid, name));
		signal("SIGSTOP");
		try {
			await untilIs(503, { status: "not ready", store: "ok" }, test);
			const times: number[] = [];
			for (let index = 0; index < 5; index += 1) {
				const start = performance.now();
				expect((await send(test.app, "/healthz")).status).toBe(200);
				times.push(performance.now() - start);
			}
			// What asks the database waits for half a second.
			expect(Math.min(...times)).toBeLessThan(400);
		} finally {
			signal("SIGCONT");
		}
		await untilIs(200, FINE, test);
		await test.close();
	});
});
