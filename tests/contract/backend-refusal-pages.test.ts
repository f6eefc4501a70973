import { createApp } from "@/backend/region/app";
import { openApp, type TestApp } from "../support/backend/app";

const ORIGIN = "http://backend.test";
const BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8";

let test: TestApp;

beforeAll(async () => {
	test = await openApp();
}, 60_000);
afterAll(() => test.close());

async function ask(path: string, { accept = BROWSER, app = test.app, ...init }: RequestInit & Partial<Options> = {}) {
	const headers = { accept, "accept-language": "en", ...init.headers };
	const answer = await app.fetch(new Request(ORIGIN + path, { ...init, headers }));
	const type = answer.headers.get("content-type")?.split(";", 1)[0];
	return { status: answer.status, type, headers: answer.headers, text: await answer.text() };
}

interface Options {
	accept: string;
	app: TestApp["app"];
}

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const own = (body: string) => ({ method: "POST", headers: { ...FORM, origin: ORIGIN }, body });

describe("refusals in a browser", () => {
	it.each([
		["an unknown address", "/nothing/here", {}, 404, "We can&#39;t find this page"],
		["a form of another site", "/auth/login", { method: "POST", headers: FORM }, 403, "come from its own page"],
		["a form that is too long", "/auth/login", own("x".repeat(20_001)), 413, "This form is too long"],
		["a form that is no text", "/auth/login", own("email=%ff"), 400, "read this form"],
		["a method that a page hasn't", "/blog", { method: "POST" }, 405, "used like that"],
	])("for %s are a page with a link onwards, and JSON for programs", async (_, path, init, status, messages) => {
		const page = await ask(path, init);
		expect([page.status, page.type]).toEqual([status, "text/html"]);
		expect(page.text).toContain(messages);
		expect(page.text).toContain("<header>");
		expect(page.text).toContain('href="/companies"');
		const json = await ask(path, { ...init, accept: "*/*" });
		expect([json.status, json.type]).toEqual([status, "application/json"]);
	});

	it("are JSON for a call of the contract, and a page in Indonesian on request", async () => {
		expect(await ask("/public/NOSUCHJOB")).toMatchObject({ status: 404, type: "application/json" });
		const page = await ask("/nothing", { headers: { "accept-language": "id" } });
		expect(page.text).toContain("Halaman ini tidak ditemukan");
	});

	it("are a page without internals when the database is gone", async () => {
		const store = new Proxy(test.deps.store, {
			get: () => {
				throw new Error("secret place of the database");
			},
		});
		const log = jest.spyOn(test.deps.log, "error").mockImplementation(() => undefined);
		const page = await ask("/blog", { app: createApp({ ...test.deps, store }) });
		expect(log).toHaveBeenCalledTimes(1);
		log.mockRestore();
		expect([page.status, page.type]).toEqual([500, "text/html"]);
		expect(page.text).toContain("The mistake is on our side.");
		expect(page.text).not.toContain("secret");
	});
});

describe("every page of the backend", () => {
	it.each(["/auth/login", "/blog", "/developer", "/code/NOSUCHCODE", "/nothing"])(
		"forbids framing: %s",
		async (path) => {
			const { headers } = await ask(path);
			expect(Object.fromEntries(headers)).toMatchObject({
				"cross-origin-opener-policy": "same-origin",
				"cross-origin-resource-policy": "same-origin",
				"x-frame-options": "DENY",
				"x-content-type-options": "nosniff",
			});
			expect(headers.get("strict-transport-security")).toBeNull();
		},
	);

	it("sends HSTS only over https", async () => {
		const app = createApp({ ...test.deps, publicUrl: "https://backend.test" });
		expect((await ask("/auth/login", { app })).headers.get("strict-transport-security")).toMatch(/^max-age=63072000/);
	});
});
