import { createApp } from "@/backend/region/app";
import { describeBackend } from "../support/backend/engines";

const HIRE = "https://hire.example.test";

/** An answer of each kind, with its status. */
const ANSWERS = [
	["/auth/login", 200],
	["/developer", 200],
	["/openapi.json", 200],
	["/healthz", 200],
	["/public/ORBIT1", 200],
	["/public/NOSUCH", 404],
	["/code/DEMO1234", 200],
	["/companies/1/dashboard", 303],
	["/nothing/here", 404],
] as const;

describeBackend("the security headers", (test) => {
	const get = (path: string) => createApp({ ...test.deps, publicUrl: HIRE }).fetch(new Request(HIRE + path));

	/** What Mozilla's Observatory gives points for. */
	function expectSound({ headers }: Response) {
		const policy = headers.get("content-security-policy") ?? "";
		expect(policy).toMatch(/^default-src 'none'/);
		expect(policy).not.toMatch(/script-src (?!'self'(;|$))|'unsafe-eval'|http:/);
		expect(headers.get("strict-transport-security")).toMatch(/^max-age=63072000/);
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		expect(headers.get("x-frame-options")).toBe("DENY");
		expect(headers.get("referrer-policy")).toMatch(/^(?:no-referrer|same-origin)$/);
	}

	it.each(ANSWERS)("are complete on %s", async (path, status) => {
		const answer = await get(path);
		expect(answer.status).toBe(status);
		expectSound(answer);
		expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin");
	});

	it("are complete on the page's own files, and let the site show pictures and films", async () => {
		const page = await (await get("/auth/login")).text();
		const [look = ""] = /\/look\/[\w.-]+\.css/.exec(page) ?? [];
		expectSound(await get(look));
		const job = JSON.stringify(await (await get("/public/ORBIT1")).json());
		const [media = ""] = /\/media\/[\w.-]+/.exec(job) ?? [];
		for (const [path, status] of [
			[media, 200],
			["/media/none.webp", 404],
			["/pictures/none.webp", 404],
		] as const) {
			const answer = await get(path);
			expectSound(answer);
			expect([answer.status, answer.headers.get("cross-origin-resource-policy")]).toEqual([status, "cross-origin"]);
		}
	});
});
