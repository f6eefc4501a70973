import { callLimits } from "@/backend/http/call-limits";
import { createApp } from "@/backend/region/app";
import { createServer } from "@/backend/region/listen";
import { jobDetail } from "@/lib/contract/schemas/job";
import { describeBackend } from "../support/backend/engines";
import { applicant, form, send } from "../support/backend/requests";

const HIRE = "https://hire.example.test";

describeBackend("a backend whose public origin changes", (test) => {
	/** The same data, started with another origin. */
	const moved = () => createApp({ ...test.deps, publicUrl: HIRE });

	it("gives stored pictures and films, and everything else, the new one", async () => {
		const paths = ["/public/ORBIT1", "/public/companies/filter", "/public/companies/kopi-nusantara", "/blogs"];
		for (const path of [...paths, "/astro-jobs", "/public/candidates/video/answer-1/filter"]) {
			const [before, after] = [await send(test.app, path), await send(moved(), path)];
			expect(JSON.stringify(before.body)).toContain("http://backend.test/");
			expect(after.body).toEqual(
				JSON.parse(JSON.stringify(before.body).replaceAll("http://backend.test/", `${HIRE}/`)),
			);
		}
		expect(jobDetail.parse((await send(moved(), "/public/ORBIT1")).body).company?.logoUrl).toMatch(`${HIRE}/media/`);
	});

	it("gives a repeated application the new address of its interview", async () => {
		const entered = applicant({ interview_code: "ORBIT2", job_id: "102" });
		const apply = (app = test.app) =>
			send(app, "/public/ORBIT2", {
				method: "POST",
				body: form(entered),
				headers: { "idempotency-key": "moved-key-1" },
			});
		const [first, again] = [await apply(), await apply(moved())];
		expect(first.body.url).toBe(`http://backend.test/code/${first.body.interview_code}`);
		expect(again.body).toMatchObject({
			interview_code: first.body.interview_code,
			url: `${HIRE}/code/${first.body.interview_code}`,
		});
	});

	it("knows clients behind trusted proxies by their own addresses", async () => {
		const clients: string[] = [];
		const tryPassword = async ({ client }: { client: string }) => {
			clients.push(client);
			return 60;
		};
		for (const trustedHops of [0, 1]) {
			const listening = await createServer(0, "127.0.0.1");
			const signIns = { ...test.deps.signIns, tryPassword };
			listening.serve(createApp({ ...test.deps, publicUrl: HIRE, trustedHops, signIns }));
			const answer = await fetch(`http://127.0.0.1:${listening.address.port}/auth/login`, {
				method: "POST",
				body: new URLSearchParams({ email: "someone@example.com", password: "a guess" }),
				headers: { origin: HIRE, "x-forwarded-for": "203.0.113.9, 198.51.100.7" },
			});
			expect(answer.status).toBe(429);
			await listening.close(0);
		}
		expect(clients).toEqual(["127.0.0.1", "198.51.100.7"]);
	});

	it("limits calls that write by client, where they come through the proxy and not from a site", async () => {
		const listening = await createServer(0, "127.0.0.1");
		const app = createApp({ ...test.deps, publicUrl: HIRE, trustedHops: 1, calls: callLimits(0.1) });
		listening.serve(app);
		const { port } = listening.address;
		/** Sends calls and counts the answers with 429; `from` is what the proxy writes. */
		const refused = async (path: string, times: number, from?: string) => {
			const headers = { "content-type": "application/json", ...(from && { "x-forwarded-for": from }) };
			const call = () => fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", body: "{}", headers });
			const answers: Response[] = [];
			for (let time = 0; time < times; time += 1) answers.push(await call());
			const over = answers.filter(({ status }) => status === 429);
			for (const { headers } of over) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
			return over.length;
		};
		try {
			expect(await refused("/public/enquiries/demo", 5, "203.0.113.9, 198.51.100.7")).toBe(2);
			expect(await refused("/public/enquiries/demo", 1, "198.51.100.8")).toBe(0);
			expect(await refused("/api/check_link", 8, "198.51.100.7")).toBe(2);
			expect(await refused("/public/enquiries/demo", 5)).toBe(0);
			const read = await fetch(`http://127.0.0.1:${port}/public/ORBIT1`, {
				headers: { "x-forwarded-for": "198.51.100.7" },
			});
			expect(read.status).toBe(200);
		} finally {
			await listening.close(0);
		}
	});
});
