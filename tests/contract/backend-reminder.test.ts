import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sendReminder } from "@/backend/application/reminder/reminder";
import { planReminders } from "@/backend/application/reminder/schedule";
import { createApp } from "@/backend/region/app";
import { scheduleSweeps } from "@/backend/region/housekeeping";
import { deleteOldTasks } from "@/backend/store/queries/tasks";
import { cloudApi } from "@/backend/whatsapp/cloud-api";
import { describeBackend } from "../support/backend/engines";
import { mailsTo } from "../support/backend/outbox";
import { addRecruiter, RecruiterBrowser } from "../support/backend/recruiter";
import { applicant, form, pdf, send } from "../support/backend/requests";
import { until } from "../support/runner/until";

const DAY_MS = 86_400_000;

/** Stands in for the Business Cloud API. */
interface Stand {
	url: string;
	got: { path: string | undefined; key: string | undefined; body: Record<string, unknown> }[];
	status: number;
}

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part as Buffer);
	return JSON.parse(Buffer.concat(parts).toString());
}

describeBackend("the interview reminder", (test) => {
	let server: Server;
	const stand: Stand = { url: "", got: [], status: 200 };
	beforeAll(async () => {
		server = createServer(async (request, response) => {
			const { url: path, headers } = request;
			stand.got.push({ path, key: headers.authorization, body: await read(request) });
			response.writeHead(stand.status).end("{}");
		}).listen(0, "127.0.0.1");
		await once(server, "listening");
		stand.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
	});
	beforeEach(() => {
		stand.got = [];
		stand.status = 200;
	});
	afterAll(() => server.close());

	const apply = async (values: Parameters<typeof applicant>[0] = {}) => {
		const cv = form({ is_cv: 1 }, { file: pdf() });
		const stored = await send(test.app, "/companies/2/store_and_extract_document", { method: "POST", body: cv });
		const entered = applicant({ file_cv: String(stored.body.filepath), ...values });
		const answer = await send(test.app, "/public/ORBIT1", { method: "POST", body: form(entered) });
		expect(answer.status).toBe(200);
		const applications = test.deps.store.selectFrom("applications").selectAll();
		const row = await applications.where("email_key", "=", String(entered.email)).executeTakeFirstOrThrow();
		return { id: row.id, email: String(entered.email), code: String(answer.body.interview_code), key: row.phone_key };
	};

	const deps = () => ({
		...test.deps,
		whatsapp: cloudApi({ url: stand.url, phoneId: "12345", token: "secret", template: "interview_due" }),
	});
	const remind = async (id: string, more = {}) => {
		const { run } = sendReminder({ ...deps(), ...more });
		for (const way of ["mail", "whatsapp"] as const) await run({ application: id, way, isLast: true });
	};
	const remindersTo = async (email: string) => {
		const mails = test.deps.store.selectFrom("mails").selectAll().where("recipient", "=", email);
		return (await mails.execute()).filter(({ id }) => id.startsWith("reminder-"));
	};
	const tasksOf = (id: string) =>
		test.deps.store
			.selectFrom("tasks")
			.selectAll()
			.where("kind", "=", "reminder")
			.where("id", "like", `reminder:${id}%`)
			.orderBy("id")
			.execute();
	/** Looks for due reminders some days before the due date of ORBIT1, or of another day that it is moved to. */
	const look = async (days: number, more = {}) => {
		const { closes_at } = await test.deps.store
			.selectFrom("jobs")
			.select("closes_at")
			.where("id", "=", 101)
			.executeTakeFirstOrThrow();
		const now = () => new Date(Date.parse(closes_at ?? "") - days * DAY_MS);
		await planReminders({ ...deps(), now, ...more }).run({});
	};

	it("ends once the interview host reports the interview as done, with its token", async () => {
		const { id, email, code } = await apply();
		const token = "t".repeat(32);
		const app = createApp({ ...test.deps, interviewToken: token });
		const report = (one: string, authorization: string) =>
			send(app, `/code/${one}/answered`, { method: "POST", headers: { authorization } });
		const answeredAt = () =>
			test.deps.store.selectFrom("applications").select("answered_at").where("id", "=", id).executeTakeFirstOrThrow();
		expect((await report(code, "Bearer wrong")).status).toBe(401);
		expect((await send(test.app, `/code/${code}/answered`, { method: "POST" })).status).toBe(404);
		expect(await answeredAt()).toEqual({ answered_at: null });
		expect((await report("UNKNOWN1", `Bearer ${token}`)).status).toBe(404);
		expect((await report(code.toLowerCase(), `Bearer ${token}`)).status).toBe(204);
		const first = await answeredAt();
		expect(first.answered_at).toMatch(/^2\d{3}-/);
		expect((await report(code, `Bearer ${token}`)).status).toBe(204);
		expect(await answeredAt()).toEqual(first);
		await remind(id);
		expect(await remindersTo(email)).toEqual([]);
	});

	it("is due three days and a day before the job's due date, once for each way", async () => {
		const { id } = await apply();
		await look(4);
		expect(await tasksOf(id)).toEqual([]);
		await look(3);
		await look(2.5);
		const ways = async () => (await tasksOf(id)).map((task) => task.id.slice(`reminder:${id}:`.length).split("Z:")[1]);
		expect(await ways()).toEqual(["3:mail", "3:whatsapp"]);
		await look(1);
		expect(await ways()).toEqual(["1:mail", "1:whatsapp", "3:mail", "3:whatsapp"]);
		const other = await apply();
		await look(1, { whatsapp: undefined });
		expect((await tasksOf(other.id)).map((task) => task.id.split(":").at(-1))).toEqual(["mail"]);
	});

	it("is looked for every hour", async () => {
		const now = () => new Date("2031-05-06T07:20:00.000Z");
		scheduleSweeps({ ...test.deps, now })();
		const find = () =>
			test.deps.store.selectFrom("tasks").select("kind").where("id", "=", "reminders:2031-05-06T07").execute();
		await until(async () => (await find()).length > 0);
		expect(await find()).toEqual([{ kind: "reminders" }]);
	});

	it("follows a due date that was moved, and no done, declined or withdrawn application", async () => {
		const { store } = test.deps;
		const [stays, done, declined, withdrawn] = [await apply(), await apply(), await apply(), await apply()];
		const set = (id: string, values: object) =>
			store.updateTable("applications").set(values).where("id", "=", id).execute();
		await set(done.id, { answered_at: "2026-01-01T00:00:00.000Z" });
		await set(declined.id, { status: "declined" });
		await set(withdrawn.id, { withdrawn_at: "2026-01-01T00:00:00.000Z" });
		await look(1);
		const jobs = store.selectFrom("jobs").select("closes_at").where("id", "=", 101);
		const { closes_at } = await jobs.executeTakeFirstOrThrow();
		const later = new Date(Date.parse(closes_at ?? "") + 30 * DAY_MS).toISOString();
		await store.updateTable("jobs").set({ closes_at: later }).where("id", "=", 101).execute();
		await look(3);
		await store.updateTable("jobs").set({ closes_at }).where("id", "=", 101).execute();
		const keys = (await tasksOf(stays.id)).map((task) => task.id.slice(`reminder:${stays.id}:`.length));
		expect(keys.toSorted()).toEqual(
			[`${closes_at}:1:mail`, `${closes_at}:1:whatsapp`, `${later}:3:mail`, `${later}:3:whatsapp`].toSorted(),
		);
		for (const { id } of [done, declined, withdrawn]) expect(await tasksOf(id)).toEqual([]);
	});

	it("waits in its task for as long as it must, however old the task is", async () => {
		const { store } = test.deps;
		const future = { kind: "reminder", payload: "{}", created_at: "2020-01-01T00:00:00.000Z" };
		const waiting = { ...future, id: "reminder:waits", run_at: "2099-01-01T00:00:00.000Z" };
		const old = {
			...future,
			id: "reminder:old",
			run_at: "2020-01-02T00:00:00.000Z",
			done_at: "2020-01-02T00:00:00.000Z",
		};
		await store.insertInto("tasks").values([waiting, old]).execute();
		await deleteOldTasks(store, "2026-01-01T00:00:00.000Z");
		const left = await store.selectFrom("tasks").select("id").where("created_at", "<", "2021").execute();
		expect(left).toEqual([{ id: "reminder:waits" }]);
	});

	it("goes out by mail, and by WhatsApp with consent", async () => {
		const [yes, no] = [await apply({ whatsapp_notification: true }), await apply()];
		for (const { id } of [yes, no]) await remind(id);
		for (const { email, code } of [yes, no]) {
			const [, mail] = await mailsTo(test.dataDir, email, 2);
			expect(mail?.headers.get("subject")).toBe("Reminder: your interview for Field Operations Coordinator");
			expect(mail?.text).toContain(`/code/${code}`);
		}
		expect(stand.got).toEqual([
			{ path: "/v1/12345/messages", key: "Bearer secret", body: expect.objectContaining({ to: yes.key?.slice(1) }) },
		]);
		const template = expect.objectContaining({ name: "interview_due", language: { code: "en" } });
		expect(stand.got[0]?.body).toMatchObject({ template });
	});

	it("goes by mail whatever WhatsApp says, which is retried alone", async () => {
		const { id, email } = await apply({ whatsapp_notification: true });
		stand.status = 500;
		await expect(remind(id)).rejects.toThrow("WhatsApp refused a message.");
		const [mail, ...more] = await remindersTo(email);
		expect([mail?.application_id, more]).toEqual([id, []]);
	});

	it("is one mail under one Message-ID, however often its task runs", async () => {
		const { id, email } = await apply();
		await remind(id);
		await remind(id);
		expect(await remindersTo(email)).toHaveLength(1);
	});

	it("says whether another one follows", async () => {
		const { id, email } = await apply();
		const { run } = sendReminder(deps());
		await run({ application: id, way: "mail", isLast: false });
		await run({ application: id, way: "mail", isLast: true });
		const bodies = (await mailsTo(test.dataDir, email, 3)).slice(1).map(({ text }) => text);
		expect(bodies.map((text) => /once more|last reminder/.exec(text)?.[0]).toSorted()).toEqual([
			"last reminder",
			"once more",
		]);
	});

	it.each([
		["withdrawn", { withdrawn_at: "2026-01-01T00:00:00.000Z" }],
		["answered", { answered_at: "2026-01-01T00:00:00.000Z" }],
		["declined", { status: "declined" as const }],
	])("isn't sent once the application is %s", async (_, values) => {
		const { id, email } = await apply({ whatsapp_notification: true });
		await test.deps.store.updateTable("applications").set(values).where("id", "=", id).execute();
		await remind(id);
		expect(stand.got).toEqual([]);
		expect(await remindersTo(email)).toEqual([]);
	});

	it("isn't sent after the due date, nor for a deleted application", async () => {
		const { id } = await apply({ whatsapp_notification: true });
		await remind(id, { now: () => new Date("2099-01-01T00:00:00.000Z") });
		await remind("no-such-application");
		expect(stand.got).toEqual([]);
	});

	it("is offered to the recruiter as a message without WhatsApp settings", async () => {
		const { id, key, code } = await apply({ whatsapp_notification: true });
		await addRecruiter(test, { email: `chat-${id}@example.com`, password: "correct horse", companies: [2] });
		const browser = new RecruiterBrowser(test);
		await browser.post("/auth/login", { email: `chat-${id}@example.com`, password: "correct horse" });
		const page = await browser.visit(`/companies/2/applications/${id}`);
		expect(page.html).toContain(`https://wa.me/${key?.slice(1)}?text=`);
		expect(page.html).toContain(encodeURIComponent(`/code/${code}`));
		const set = (values: object) =>
			test.deps.store.updateTable("applications").set(values).where("id", "=", id).execute();
		const isOffered = async () =>
			(await browser.visit(`/companies/2/applications/${id}`)).html.includes("https://wa.me/");
		await set({ phone_key: key?.slice(1) });
		expect(await isOffered()).toBe(false);
		await set({ phone_key: key, status: "declined" });
		expect(await isOffered()).toBe(false);
		await set({ status: "unread" });
		expect(await isOffered()).toBe(true);
		await test.deps.store.deleteFrom("consents").where("application_id", "=", id).execute();
		expect(await isOffered()).toBe(false);
	});
});
