import type { App } from "@/backend/region/app";
import { dayAhead } from "@/lib/contract/today";
import { describeBackend } from "../support/backend/engines";

const IDENTITY = {
	company: "Kopi Nusantara",
	email: "Rani@Example.com",
	name: "Suharto",
	mobile_phone: "+62 812 3456 789",
};

const FORMS = {
	partner: { ...IDENTITY, reason: "We test\nbaristas." },
	demo: {
		...IDENTITY,
		preferred_date: dayAhead("UTC", Date.now(), 30) ?? "",
		preferred_time: "09:30",
		timezone: "Asia/Jakarta",
	},
	training: { ...IDENTITY, topics: "Questions", reason: "New team", delivery_method: "on-site" },
} as const;

interface Options {
	key?: string;
	language?: string;
}

async function ask(app: App, kind: string, values: Record<string, string>, { key, language = "en" }: Options = {}) {
	const body = new FormData();
	for (const [name, value] of Object.entries(values)) body.append(name, value);
	const headers = { "accept-language": language, ...(key ? { "idempotency-key": key } : {}) };
	const request = new Request(`http://backend.test/public/enquiries/${kind}`, { method: "POST", headers, body });
	const answer = await app.fetch(request);
	return { status: answer.status, body: await answer.json() };
}

describeBackend("enquiries", (test) => {
	const rows = () => test.deps.store.selectFrom("enquiries").selectAll().orderBy("id").execute();
	const receipts = (recipient: string) =>
		test.deps.store
			.selectFrom("mails")
			.selectAll()
			.where("recipient", "=", recipient)
			.where("id", "like", "receipt-%")
			.execute();

	it.each(Object.entries(FORMS))("of the %s form are stored as sent", async (kind, values) => {
		const answer = await ask(test.app, kind, { ...values, admin: "1" }, { language: "id" });
		expect(answer.status).toBe(201);
		const row = (await rows()).find(({ id }) => String(id) === String(answer.body.id));
		expect(row).toMatchObject({ kind, email: IDENTITY.email, language: "id" });
		expect(JSON.parse(row?.payload ?? "{}")).toEqual(values);
	});

	it.each([
		["demo", { preferred_date: "2020-01-01" }, ["preferred_date"]],
		["demo", { preferred_date: "9999-12-31" }, ["preferred_date"]],
		["demo", { timezone: "Mars/Olympus" }, ["timezone"]],
		["demo", { preferred_date: "0026-12-01" }, ["preferred_date"]],
		["partner", { company: "\u200b" }, ["company"]],
		["training", { delivery_method: "by-post" }, ["delivery_method"]],
		["training", { topics: "" }, ["topics"]],
		["partner", { name: "Rani\rBuy", company: "Kopi\u0007" }, ["company", "name"]],
		["partner", { email: "rani", mobile_phone: "call me" }, ["email", "mobile_phone"]],
	] as const)("of the %s form with %j are rejected by field, and nothing is stored", async (kind, wrong, fields) => {
		const before = (await rows()).length;
		const answer = await ask(test.app, kind, { ...FORMS[kind], ...wrong });
		expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, fields]);
		expect(await rows()).toHaveLength(before);
	});

	it("report all missing fields at once", async () => {
		const { company } = IDENTITY;
		const { status, body } = await ask(test.app, "demo", { company });
		const missing = Object.keys(FORMS.demo).filter((field) => field !== "company");
		expect([status, Object.keys(body.errors)]).toEqual([422, missing]);
	});

	it("are stored once per key", async () => {
		const values = { ...FORMS.partner, email: "once@example.com" };
		const first = await ask(test.app, "partner", values, { key: "same-request-1" });
		const again = await ask(test.app, "partner", values, { key: "same-request-1" });
		expect(again).toEqual(first);
		expect((await rows()).filter(({ email }) => email === "once@example.com")).toHaveLength(1);
		expect(await receipts("once@example.com")).toHaveLength(1);
		const other = await ask(test.app, "partner", { ...values, reason: "Another" }, { key: "same-request-1" });
		expect(other.status).toBe(422);
	});

	it("get different ids when they arrive simultaneously", async () => {
		const answers = await Promise.all([1, 2, 3, 4].map(() => ask(test.app, "demo", FORMS.demo)));
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
		expect(new Set(answers.map(({ body }) => body.id)).size).toBe(4);
	});

	it("send a receipt in the sender's language, at most three a day", async () => {
		const values = { ...FORMS.demo, email: "flood@example.com", name: "Buy at https://spam.example" };
		for (const language of ["id", "en", "en", "en"]) await ask(test.app, "demo", values, { language });
		const sent = await receipts("flood@example.com");
		expect(sent.map(({ subject }) => subject).sort()).toEqual([
			"Permintaan demo Anda sudah kami terima",
			"We have your demo request",
			"We have your demo request",
		]);
		for (const { body } of sent) expect(body).not.toContain("spam");
		expect((await rows()).filter(({ email }) => email === "flood@example.com")).toHaveLength(4);
	});
});
