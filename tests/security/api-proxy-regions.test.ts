import { jobAnswer } from "../support/hosts/job-answers";
import { INTERVIEW_ORIGIN, jsonAnswer } from "../support/hosts/stub-host";
import { POSTED } from "../support/people/form-result";
import { type ApiProxy, appliedResult, openApiProxy, SITE } from "../support/sites/api-proxy";

const EU_INTERVIEW = "https://eu.app.example.com";
const RECRUITER = "https://recruiter.example.com";

let proxy: ApiProxy;

beforeAll(async () => {
	proxy = await openApiProxy({ EU_INTERVIEW_HOST: EU_INTERVIEW, RECRUITER_HOST: RECRUITER });
});
beforeEach(() => proxy.reset());
afterAll(() => proxy.close());

const FORM = { "content-type": "multipart/form-data; boundary=x", origin: SITE };
const enter = async (code: string) => (await proxy.postJson("/popupcode", { code }, { origin: SITE })).json();
const apply = async (code: string) => (await proxy.post(`/public/${code}`, "--x--", FORM)).json();

describe("a response of the EU's host", () => {
	it.each(["SECRET99", "SECRET99+eu", "SECRET99+EU"])("keeps its code in the EU: %s", async (interview_code) => {
		proxy.eu.respond = jsonAnswer(200, { interview_code });
		expect(await enter("SECRET99+EU")).toMatchObject({ interview_code: "SECRET99+EU" });
		expect(await enter("SECRET99EU")).toMatchObject({ interview_code: "SECRET99+EU" });
		expect(await apply("ORBIT1%2BEU")).toMatchObject({ interview_code: "SECRET99+EU" });
		expect(proxy.host.calls).toEqual([]);
	});

	it.each([
		[`${EU_INTERVIEW}/code/SECRET99`, `${EU_INTERVIEW}/code/SECRET99`],
		[`${SITE}/p/ORBIT1`, `${SITE}/p/ORBIT1%2BEU`],
		[`${SITE}/p/ORBIT1%2BEU`, `${SITE}/p/ORBIT1%2BEU`],
		[`${SITE}/id/code/SECRET99/start?offset=60`, `${SITE}/id/code/SECRET99%2BEU/start?offset=60`],
		[`${SITE}/interviews/SECRET99+eu`, `${SITE}/interviews/SECRET99%2BEU`],
		[`${INTERVIEW_ORIGIN}/code/SECRET99`, undefined],
		[`${RECRUITER}/code/SECRET99`, undefined],
		[`${SITE}/`, undefined],
		[`${SITE}/api/code/SECRET99`, undefined],
		[`${SITE}/notfound?code=SECRET99&at=code`, undefined],
		[`${SITE}/%63ode/SECRET99`, undefined],
		[`${SITE}//code/SECRET99`, undefined],
		[`${SITE}/code/SECRET99/../../api/code/SECRET99`, undefined],
		[`${SITE}/code/%ff`, undefined],
		[`${SITE}/code/SECRET99%2F`, undefined],
	])("leads from %s to %s", async (url, followed) => {
		proxy.eu.respond = jsonAnswer(200, { interview_code: "SECRET99", url });
		expect((await enter("SECRET99+EU")).url).toBe(followed);
		expect((await apply("ORBIT1%2BEU")).url).toBe(followed);
		expect(proxy.host.calls).toEqual([]);
	});

	it("to a check keeps the host's spelling, for the EU's interview host alone", async () => {
		proxy.eu.respond = jsonAnswer(200, { interview_code: "SECRET99" });
		expect(await (await proxy.get("/code/secret99%2BEU")).json()).toEqual({ interview_code: "SECRET99" });
	});
});

describe("a response of the main host", () => {
	it.each([`${INTERVIEW_ORIGIN}/code/MAIN1234`, `${RECRUITER}/register`, `${SITE}/`, `${SITE}/p/ORBIT1`])(
		"leads to %s, with its code unchanged",
		async (url) => {
			const answer = { interview_code: "MAIN1234", url };
			proxy.host.respond = jsonAnswer(200, answer);
			expect(await enter("MAIN1234")).toMatchObject(answer);
			expect(await apply("ORBIT1")).toMatchObject(answer);
		},
	);

	it("keeps an EU interview in the EU", async () => {
		const answer = { interview_code: "MAIN1234", url: `${EU_INTERVIEW}/code/MAIN1234` };
		proxy.host.respond = jsonAnswer(200, answer);
		expect(await apply("ORBIT1")).toMatchObject(answer);
		expect(await enter("MAIN1234")).toMatchObject({ interview_code: "MAIN1234+EU", interview: true });
	});

	it("to a code unknown in the EU isn't treated as the EU's", async () => {
		proxy.eu.respond = jsonAnswer(404, {});
		proxy.host.respond = jsonAnswer(200, { interview_code: "MUSEUEU" });
		expect(await enter("MUSEUEU")).toMatchObject({ interview_code: "MUSEUEU" });
	});

	it("to an application by ids stays its own, whatever code the browser sends", async () => {
		const answer = { interview_code: "MAIN1234", url: `${INTERVIEW_ORIGIN}/code/MAIN1234` };
		proxy.host.respond = jsonAnswer(200, answer);
		const sent = await proxy.post("/public/companies/3/jobs/7/candidate", "--x--", {
			...FORM,
			"x-job-code": "ORBIT1+EU",
		});
		expect(await sent.json()).toMatchObject(answer);
	});
});

it("a browser without script stays in the EU too, after a code and after an application", async () => {
	proxy.eu.respond = jsonAnswer(200, { interview_code: "SECRET99", url: `${INTERVIEW_ORIGIN}/code/SECRET99` });
	const body = "code=SECRET99%2BEU";
	const entered = await proxy.post("/popupcode?language=id", body, {
		"content-type": "application/x-www-form-urlencoded",
		"content-length": String(body.length),
		origin: SITE,
	});
	expect([entered.status, entered.headers.get("location")]).toEqual([303, "/id/code/SECRET99%2BEU"]);
	const taken = proxy.eu.respond;
	proxy.eu.respond = (response, request) => (request.method === "GET" ? jobAnswer() : taken)(response, request);
	const applied = await proxy.post("/public/ORBIT1%2BEU", new URLSearchParams(POSTED), {
		origin: SITE,
		"sec-fetch-mode": "navigate",
	});
	const carried = await appliedResult(applied);
	expect(carried).toEqual({
		code: "SECRET99+EU",
		noAssessment: false,
		name: "Suharto",
		email: "",
		url: undefined,
		closedFiles: [],
	});
	expect(proxy.host.calls).toEqual([]);
});
