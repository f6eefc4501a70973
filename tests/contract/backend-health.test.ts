import { rename } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { openApp, type TestApp } from "../support/backend/app";
import { describeBackend, describeEngines } from "../support/backend/engines";
import { send } from "../support/backend/requests";

const FINE = { status: "ok", database: "ok", store: "ok", queue: "ok" };
const LONGEST_MS = 20_000;

/** Asks until the answer has a status; returns its body. */
async function until(status: number, { app }: TestApp): Promise<unknown> {
	const end = performance.now() + LONGEST_MS;
	while (performance.now() < end) {
		const answer = await send(app, "/readyz");
		if (answer.status === status) return answer.body;
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	throw new Error(`no ${status} within ${LONGEST_MS} ms`);
}

describeBackend("readiness", (test) => {
	it("includes database, file store and queue", async () => {
		expect(await until(200, test)).toEqual(FINE);
	});

	it("ends while the file store is gone, and liveness doesn't", async () => {
		const [files, away] = [join(test.dataDir, "main", "files"), join(test.dataDir, "away")];
		await rename(files, away);
		expect(await until(503, test)).toEqual({ ...FINE, status: "not ready", store: "down" });
		expect((await send(test.app, "/healthz")).status).toBe(200);
		await rename(away, files);
		expect(await until(200, test)).toEqual(FINE);
	});

	it("says when a task has waited for long", async () => {
		const at = "2026-01-01T00:00:00.000Z";
		const task = { id: "late", kind: "nobody's", payload: "{}", created_at: at, run_at: at };
		await test.deps.store.insertInto("tasks").values(task).execute();
		const end = performance.now() + LONGEST_MS;
		let { body } = await send(test.app, "/readyz");
		while (body.queue !== "late" && performance.now() < end) ({ body } = await send(test.app, "/readyz"));
		expect(body).toEqual({ ...FINE, queue: "late" });
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
			expect(await until(503, test)).toMatchObject({ status: "not ready", store: "ok" });
			const start = performance.now();
			expect((await send(test.app, "/healthz")).status).toBe(200);
			expect(performance.now() - start).toBeLessThan(400);
		} finally {
			signal("SIGCONT");
		}
		expect(await until(200, test)).toEqual(FINE);
		await test.close();
	});
});
