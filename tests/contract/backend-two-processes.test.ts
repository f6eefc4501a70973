import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { createLog } from "@/backend/process/log";
import { scheduleSweeps } from "@/backend/region/housekeeping";
import { openDeps } from "@/backend/region/open-deps";
import { openLock } from "@/backend/store/lock";
import { openApp, type TestApp } from "../support/backend/app";
import { createDatabase, hasPostgres } from "../support/backend/postgres";
import { applicant, form, pdf, send, withoutLink } from "../support/backend/requests";
import { configOf, createSeeded } from "../support/backend/template";
import { hasPgBouncer, throughPgBouncer } from "../support/engines/pg-bouncer";

const WAYS = [
	...(hasPostgres ? [{ way: "on PostgreSQL", addressOf: async (url: string) => url }] : []),
	...(hasPostgres && hasPgBouncer ? [{ way: "behind PgBouncer", addressOf: throughPgBouncer }] : []),
];

/** The pause between two cuts of the database's connections at first, milliseconds. */
const FIRST_CUT_MS = 10;

describe.each(WAYS)("two backends on one database, $way", ({ addressOf }) => {
	let apps: TestApp[];
	let databaseUrl: string;

	beforeAll(async () => {
		databaseUrl = await addressOf(await createSeeded("main"));
		apps = await Promise.all([openApp({ databaseUrl }), openApp({ databaseUrl })]);
	});
	afterAll(() => Promise.all(apps.map((app) => app.close())));

	const [first, second] = [() => apps[0] as TestApp, () => apps[1] as TestApp];
	const countRows = async (table: "applications" | "enquiries" | "uploads" | "users") => {
		const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(first().deps.store);
		return rows[0]?.count ?? 0;
	};

	/** Sends the same request four times to each backend, all at once. */
	const sendEight = (path: string, key: string, body: () => FormData | string) =>
		Promise.all(
			[...apps, ...apps, ...apps, ...apps].map(({ app }) => {
				const sent = body();
				const type: Record<string, string> = typeof sent === "string" ? { "content-type": "application/json" } : {};
				return send(app, path, { method: "POST", body: sent, headers: { "idempotency-key": key, ...type } });
			}),
		);

	const person = applicant();
	const sending = {
		company: "Kedai",
		email: "ani@example.com",
		name: "Ani",
		mobile_phone: "+62 812 3456 789",
		reason: "We test\nbaristas.",
	};
	it.each([
		["application", "/public/ORBIT2", "applications", () => form(person, { cv: pdf("cv.pdf", 20_000) })],
		["file", "/companies/2/multi_document_save", "uploads", () => form({ is_cv: 0 }, { file: pdf("a.pdf", 9_000) })],
		["enquiry", "/public/enquiries/partner", "enquiries", () => form(sending)],
	] as const)("take an %s with the same Idempotency-Key once", async (name, path, table, body) => {
		const before = await countRows(table);
		const answers = await sendEight(path, `the-same-${name}-key`, body);
		const taken = answers.filter(({ status }) => status !== 409);
		expect(taken.length).toBeGreaterThanOrEqual(1);
		expect(taken.map(({ status }) => status)).toEqual(taken.map(() => (name === "enquiry" ? 201 : 200)));
		// They have separate folders here, so only one can open the file and say that it is damaged.
		const answered = taken.map(({ body }) => JSON.stringify(withoutLink({ ...body, content: undefined })));
		expect(new Set(answered).size).toBe(1);
		expect((await countRows(table)) - before).toBe(1);
	});

	it("run sweeps, reminders and retention once", async () => {
		const { store } = first().deps;
		await store.deleteFrom("tasks").execute();
		const end = apps.map(({ deps }) => scheduleSweeps(deps));
		const rows = () => store.selectFrom("tasks").selectAll().where("id", "like", "%:20%").execute();
		let tasks = await rows();
		while (tasks.length < 3 || tasks.some(({ done_at }) => done_at === null)) {
			await wait(20);
			for (const { deps } of apps) deps.tasks.poke();
			tasks = await rows();
		}
		for (const stop of end) stop();
		expect(tasks.map(({ kind, attempts }) => `${kind} ${attempts}`).sort()).toEqual([
			"reminders 1",
			"retention 1",
			"sweep 1",
		]);
	});

	it("run one task at a time under a lock, which ends with its connection", async () => {
		const [one, other] = [await openLock(databaseUrl), await openLock(databaseUrl)];
		let running = 0;
		const most: number[] = [];
		const task = async () => {
			running += 1;
			most.push(running);
			await wait(1);
			running -= 1;
		};
		await Promise.all([one, other, one, other, one, other].map((lock) => lock.run("key", task)));
		expect(most).toEqual([1, 1, 1, 1, 1, 1]);
		await one.run("key", async () => {
			const { rows } = await sql`
				select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database =
					(select oid from pg_database where datname = current_database())`.execute(first().deps.store);
			expect(rows).toHaveLength(1);
			await other.run("key", task);
		});
	});

	it("repeat transactions that the database undid, such as after a deadlock", async () => {
		const { store } = first().deps;
		const set = (id: number) => ({
			update: store.updateTable("companies").set({ city: "Jakarta" }).where("id", "=", id),
		});
		let waiting: (() => void) | undefined;
		const both = async () => {
			if (waiting) return waiting();
			await new Promise<void>((resolve) => (waiting = resolve));
		};
		let runs = 0;
		const change = (ids: number[]) =>
			store.transaction().execute(async (write) => {
				runs += 1;
				const isFirst = runs <= 2;
				await write.executeQuery(set(ids[0] ?? 0).update);
				if (isFirst) await both();
				await write.executeQuery(set(ids[1] ?? 0).update);
			});
		await Promise.all([change([1, 2]), change([2, 1])]);
		expect(runs).toBe(3);
	});

	it("take every application with its CV once while the database cuts connections again and again", async () => {
		const { store } = first().deps;
		let isOver = false;
		let arrived = 0;
		// The pauses grow until an application gets through, and shrink when one does: a fixed one may be shorter than a
		// transaction on a busy machine, and one that begins anew each time cuts off most that can't succeed anyway.
		const cut = async () => {
			for (let pause = FIRST_CUT_MS, seen = 0; !isOver; seen = arrived) {
				await sql`
					select pg_terminate_backend(pid) from pg_stat_activity
					where datname = current_database() and pid <> pg_backend_pid()`
					.execute(second().deps.store)
					.catch(() => undefined);
				pause = Math.max(FIRST_CUT_MS, arrived > seen ? pause / 2 : pause * 1.5);
				await wait(pause);
			}
		};
		const before = await countRows("applications");
		const apply = async (index: number) => {
			const values = applicant();
			for (let tries = 0; ; tries += 1) {
				const { app } = apps[(index + tries) % 2] as TestApp;
				const headers = { "idempotency-key": `cut-${index}-of-many` };
				const sent = form(values, { cv: pdf(`${index}.pdf`, 3_000) });
				const { status, body } = await send(app, "/public/ORBIT2", { method: "POST", body: sent, headers });
				if (status === 200) {
					arrived += 1;
					return String(body.interview_code);
				}
				expect([409, 503]).toContain(status);
			}
		};
		const cutting = cut();
		const codes = await Promise.all(Array.from({ length: 24 }, (_, index) => apply(index)));
		isOver = true;
		await cutting;
		expect(new Set(codes).size).toBe(24);
		expect((await countRows("applications")) - before).toBe(24);
		const stored = await store
			.selectFrom("interview_codes")
			.innerJoin("applications", "applications.id", "application_id")
			.innerJoin("uploads", "uploads.filepath", "cv_filepath")
			.select("cv_filepath")
			.where("code", "in", codes)
			.where("sha256", "is not", null)
			.execute();
		expect(stored).toHaveLength(24);
		for (const { cv_filepath: key } of stored)
			expect(await Promise.all(apps.map(({ deps }) => deps.files.has(String(key))))).toContain(true);
	});

	it("make and fill an empty database once when they start together", async () => {
		const url = await addressOf(await createDatabase());
		const start = async ({ dataDir }: TestApp) =>
			openDeps("main", configOf({ dataDir, databaseUrl: url }), createLog("silent"));
		const opened = await Promise.all(apps.map(start));
		const { rows } = await sql<{ count: number }>`select count(*) from jobs where open_code = 'ORBIT1'`.execute(
			(opened[0] as (typeof opened)[number]).store,
		);
		expect(rows[0]?.count).toBe(1);
		for (const { tasks, store } of opened) {
			await tasks.close();
			await store.destroy();
		}
	});
});
