import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sendReminder } from "@/backend/application/reminder/reminder";
import { createApp } from "@/backend/region/app";
import { cloudApi } from "@/backend/whatsapp/cloud-api";
import { describeBackend } from "../support/backend/engines";
import { mailsTo } from "../support/backend/outbox";
import { addRecruiter, RecruiterBrowser } from "../support/backend/recruiter";
import { applicant, form, pdf, send } from "../support/backend/requests";

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
	const remind = (id: string, more = {}) => sendReminder({ ...deps(), ...more }).run({ application: id });

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
		const mails = await test.deps.store.selectFrom("mails").select("id").where("recipient", "=", email).execute();
		expect(mails.filter((mail) => mail.id.startsWith("reminder-"))).toEqual([]);
	});

	it("is scheduled for a day before the job's due date", async () => {
		const { id } = await apply();
		const job = await test.deps.store
			.selectFrom("jobs")
			.select("closes_at")
			.where("id", "=", 101)
			.executeTakeFirstOrThrow();
		const task = await test.deps.store
			.selectFrom("tasks")
			.selectAll()
			.where("id", "=", `reminder:${id}`)
			.executeTakeFirstOrThrow();
		expect(Date.parse(job.closes_at ?? "") - Date.parse(task.run_at)).toBe(DAY_MS);
	});

	it("goes out by mail, and by WhatsApp with consent", async () => {
		const [yes, no] = [await apply({ whatsapp_notification: true }), await apply()];
		for (const { id } of [yes, no]) await remind(id);
		for (const { email, code } of [yes, no]) {
			const [, mail] = await mailsTo(test.dataDir, email, 2);
			expect(mail?.headers.get("subject")).toMatch(/^One day left for your interview/);
			expect(mail?.text).toContain(`/code/${code}`);
		}
		expect(stand.got).toEqual([
			{ path: "/v1/12345/messages", key: "Bearer secret", body: expect.objectContaining({ to: yes.key?.slice(1) }) },
		]);
		const template = expect.objectContaining({ name: "interview_due", language: { code: "en" } });
		expect(stand.got[0]?.body).toMatchObject({ template });
	});

	it("is retried when WhatsApp fails, and writes no mail before that", async () => {
		const { id, email } = await apply({ whatsapp_notification: true });
		stand.status = 500;
		await expect(remind(id)).rejects.toThrow("WhatsApp refused a message.");
		const mails = test.deps.store.selectFrom("mails").select("id").where("recipient", "=", email);
		expect((await mails.execute()).filter(({ id: mail }) => mail.startsWith("reminder-"))).toEqual([]);
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
		const mails = test.deps.store.selectFrom("mails").select("id").where("recipient", "=", email);
		expect((await mails.execute()).filter(({ id: mail }) => mail.startsWith("reminder-"))).toEqual([]);
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
	});
});
