import { popupAnswer } from "@/lib/contract/schemas/interview-code";
import { openApp, type TestApp } from "../support/backend/app";
import { describeBackend } from "../support/backend/engines";
import { addJobs } from "../support/backend/jobs";
import { expectFits, send } from "../support/backend/requests";

const enter = (test: TestApp, code: unknown) =>
	send(test.app, "/api/popupcode", {
		method: "POST",
		body: JSON.stringify({ code }),
		headers: { "content-type": "application/json" },
	});

describeBackend("entered codes", (test, newDatabase) => {
	let eu: TestApp;

	beforeAll(async () => {
		eu = await openApp({ region: "eu", databaseUrl: await newDatabase("eu") });
		await addJobs(test, [{ id: 991, open_code: "MUSEU", open_code_key: "museu" }]);
	}, 60_000);
	afterAll(() => eu.close());

	const leadsTo = async (app: TestApp, code: string) => {
		const answer = await enter(app, code);
		expectFits("popupCode", answer);
		return popupAnswer.parse(answer.body);
	};

	it.each(["DEMO1234", "demo1234", " Demo1234 "])("lead to an interview: %j", async (code) => {
		const url = "http://backend.test/code/DEMO1234";
		expect(await leadsTo(test, code)).toEqual({ interview_code: "DEMO1234", url, interview: true });
	});

	it.each([
		["ORBIT1", "ORBIT1"],
		["orbit10", "ORBIT10"],
		["museu", "MUSEU"],
	])("lead to a job's page: %s", async (code, written) => {
		expect(await leadsTo(test, code)).toEqual({ url: `http://site.test/p/${written}`, interview: false });
	});

	it.each(["DEMO1234+EU", "demo1234+eu", "DEMO1234EU", "demo1234eu"])("mean the EU region there: %s", async (code) => {
		const url = "http://backend.test/code/DEMO1234%2BEU";
		expect(await leadsTo(eu, code)).toEqual({ interview_code: "DEMO1234+EU", url, interview: true });
	});

	it.each(["ORBIT1+EU", "orbit1eu"])("lead to the EU region's job page: %s", async (code) => {
		expect(await leadsTo(eu, code)).toEqual({ url: "http://site.test/p/ORBIT1%2BEU", interview: false });
	});

	it.each<["main" | "eu", string]>([
		["main", "NOSUCH1"],
		["main", "DEMO1234+EU"],
		["main", "DEMO1234EU"],
		["main", "upload"],
		["main", "a"],
		["main", "%ORBIT1"],
		["main", "ORBIT1' or '1'='1"],
		["eu", "DEMO1234"],
		["eu", "ORBIT1"],
		["eu", "EU"],
		["eu", "+EU"],
		["eu", "ORBIT1EUEU"],
	])("get a helpful message when they are unknown in the %s region: %s", async (region, code) => {
		const { status, body } = await enter(region === "eu" ? eu : test, code);
		expect(status).toBe(404);
		expect(body.url).toMatch(/^We don't know this code\. Please check it/);
		expect(body.message).toBe(body.url);
	});

	it("get that message in Indonesian on request", async () => {
		const headers = { "content-type": "application/json", "accept-language": "id-ID,id;q=0.9" };
		const body = JSON.stringify({ code: "NOSUCH1" });
		const answer = await send(test.app, "/api/popupcode", { method: "POST", headers, body });
		expect(answer.body.url).toMatch(/^Kode ini tidak kami kenal\./);
	});

	it("lead to the interview's page in the language of the request", async () => {
		const headers = { "content-type": "application/json", "accept-language": "id" };
		const answer = await send(test.app, "/api/popupcode", { method: "POST", headers, body: '{"code":"DEMO1234"}' });
		expect(answer.body.url).toBe("http://backend.test/code/DEMO1234?language=id");
	});

	it.each(["", " ", "x".repeat(41), 7, null, ["ORBIT1"], undefined])("are rejected as %j", async (code) => {
		expect((await enter(test, code)).status).toBe(422);
	});

	it("return the interview's device, unless it works everywhere", async () => {
		const check = async (code: string) => {
			const answer = await send(test.app, `/code/${code}?debug=false`);
			expectFits("checkCode", answer);
			return answer.body;
		};
		expect(await check("DEMO1234")).toEqual({ interview_code: "DEMO1234" });
		expect(await check("demoapp1")).toEqual({ interview_code: "DEMOAPP1", device_type: 2 });
		expect(await check("DEMODESK1")).toEqual({ interview_code: "DEMODESK1", device_type: 1 });
	});
});
