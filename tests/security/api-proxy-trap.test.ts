import { dayAhead } from "@/lib/contract/today";
import { jsonAnswer } from "../support/hosts/stub-host";
import { type ApiProxy, openApiProxy, SITE } from "../support/sites/api-proxy";

let proxy: ApiProxy;

beforeAll(async () => {
	proxy = await openApiProxy();
});
beforeEach(() => {
	proxy.reset();
	proxy.host.respond = jsonAnswer(201, { id: 7 });
});
afterAll(() => proxy.close());

const REQUEST = {
	company: "Kopi Nusantara",
	email: "rani@example.com",
	name: "Suharto",
	mobile_phone: "+62 812 3456 789",
	reason: "We hire baristas.\nMany of them.",
};

const ACCOUNT = {
	email: "rani@example.com",
	fullname: "Rani",
	password: "correct horse",
	company_name: "Kopi",
	assist_description: "Interviews",
};

function formOf(values: Record<string, string | Blob>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(values)) form.append(name, value);
	return form;
}

const ask = (values: Record<string, string | Blob>, kind = "partner") =>
	proxy.post(`/public/enquiries/${kind}`, formOf(values), { origin: SITE });

/** The host's view of the last request. */
async function received(): Promise<Record<string, unknown>> {
	const [call] = proxy.host.calls;
	const headers = { "content-type": String(call?.headers["content-type"]) };
	const body = new Uint8Array(call?.body ?? []);
	return Object.fromEntries(await new Response(body, { headers }).formData());
}

describe("the robot trap", () => {
	it.each([
		["a field that nobody sees is filled in", { website: "https://spam.example" }],
		["the form was sent at once", { waited_ms: "2999" }],
		["the time is no time", { waited_ms: "<script>" }],
		["the hidden field comes twice", { "website[0]": "", "website[1]": "x" }],
	])("rejects an enquiry and an account when %s, without calling a host", async (_, trap) => {
		const answers = [await ask({ ...REQUEST, ...trap })];
		if ("website" in trap || "waited_ms" in trap) answers.push(await proxy.postJson("/users", { ...ACCOUNT, ...trap }));
		for (const answer of answers) {
			expect(answer.status).toBe(422);
			expect(await answer.json()).toMatchObject({ code: "looks_automatic" });
		}
		expect(proxy.calls()).toEqual([]);
	});

	it("lets people through, and the host gets only the form's values", async () => {
		const answer = await ask({ ...REQUEST, website: "", waited_ms: "3000", admin: "1" });
		expect([answer.status, await answer.json()]).toEqual([201, { id: "7" }]);
		expect(await received()).toEqual({ ...REQUEST, reason: REQUEST.reason.replace("\n", "\r\n") });
	});

	it("is hidden from the host of an account", async () => {
		await proxy.postJson("/users", { ...ACCOUNT, website: "", waited_ms: 4_000 });
		expect(JSON.parse(proxy.host.calls[0]?.body.toString() ?? "")).toEqual(ACCOUNT);
	});
});

describe("enquiry values at the proxy", () => {
	const { reason: _, ...identity } = REQUEST;
	const demo = { ...identity, preferred_date: "2020-01-01", preferred_time: "09:00", timezone: "Asia/Jakarta" };
	const training = { ...REQUEST, topics: "Questions", delivery_method: "by-post" };

	it.each([
		["partner", identity, ["reason"]],
		["partner", { ...REQUEST, email: "rani" }, ["email"]],
		["partner", { ...REQUEST, reason: "x".repeat(5_001) }, ["reason"]],
		["demo", demo, ["preferred_date"]],
		["demo", { ...demo, preferred_date: "9999-12-31" }, ["preferred_date"]],
		[
			"demo",
			{ ...demo, preferred_date: dayAhead("UTC", Date.now(), 30) ?? "", preferred_time: "9 am" },
			["preferred_time"],
		],
		["training", training, ["delivery_method"]],
		["training", {}, ["company", "email", "name", "mobile_phone", "topics", "reason", "delivery_method"]],
	])("of a %s form: %j is rejected by field", async (kind, values, fields) => {
		const answer = await ask(values, kind);
		expect(answer.status).toBe(422);
		const body = await answer.json();
		expect([body.code, Object.keys(body.errors)]).toEqual(["refused_values", fields]);
		expect(proxy.calls()).toEqual([]);
	});

	it("must be text within the call's limits", async () => {
		const answers = [
			await ask({ ...REQUEST, reason: new Blob(["x"]) }),
			await ask({ ...REQUEST, x: "x".repeat(50_000) }),
		];
		expect(answers.map(({ status }) => status)).toEqual([400, 413]);
		expect(proxy.calls()).toEqual([]);
	});
});
