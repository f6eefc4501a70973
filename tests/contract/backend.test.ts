import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { jobDetail } from "@/lib/contract/schemas/job";
import { openApp, type TestApp } from "../support/backend/app";
import { describeBackend } from "../support/backend/engines";
import { applicant, expectFits, form, pdf, send } from "../support/backend/requests";

const CODES = Array.from({ length: 10 }, (_, index) => `ORBIT${index + 1}`);

describeBackend("the backend's calls", (test, newDatabase) => {
	let eu: TestApp;

	beforeAll(async () => {
		eu = await openApp({ region: "eu", databaseUrl: await newDatabase("eu") });
	}, 60_000);
	afterAll(() => eu.close());

	const json = (path: string, text: string, headers: Record<string, string> = {}) =>
		send(test.app, path, { method: "POST", body: text, headers: { "content-type": "application/json", ...headers } });

	it.each(CODES)("returns the job of %s, with intact lists", async (code) => {
		const answer = await send(test.app, `/public/${code}`);
		expectFits("jobByCode", answer);
		const detail = jobDetail.parse(answer.body);
		const raw = answer.body.job as Record<string, string>;
		expect(detail.job.document_list).toHaveLength(JSON.parse(raw.document_list ?? "").length);
		expect(detail.additionalField).toHaveLength((answer.body.additionalField as unknown[]).length);
		expect(detail.job.open_code).toBe(code);
	});

	it("accepts a job code in any case", async () => {
		expect((await send(test.app, "/public/orbit1")).body).toEqual((await send(test.app, "/public/ORBIT1")).body);
	});

	it("has the EU region's job only there", async () => {
		expect((await send(eu.app, "/public/orbit1+eu")).status).toBe(200);
		expect((await send(test.app, "/public/ORBIT1+EU")).status).toBe(404);
		expect((await send(eu.app, "/public/ORBIT1")).status).toBe(404);
		expect((await send(eu.app, "/code/demo1234+EU?debug=false")).body).toEqual({ interview_code: "DEMO1234+EU" });
	});

	it("returns a job with every feature as ORBIT1", async () => {
		const { job, company, ...detail } = jobDetail.parse((await send(test.app, "/public/ORBIT1")).body);
		expect(detail.additionalField.map((field) => field.input_type)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
		expect(job.document_list.map((slot) => slot.option_value)).toEqual([2, 1, 0]);
		expect(job.social_media).toHaveLength(5);
		expect(detail.google_job_ids).toEqual([job.id]);
		expect(job.introduction_video?.job_video_url).toBe("http://backend.test/media/terang-energy-intro.webm");
		for (const address of [company?.logoUrl, job.header_image, job.introduction_video?.job_video_url]) {
			const answer = await test.app.fetch(new Request(String(address)));
			expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([200, "nosniff"]);
			expect(answer.headers.get("content-security-policy")).toContain("sandbox");
		}
	});

	it("lists the team's four jobs", async () => {
		const answer = await test.app.fetch(new Request("http://backend.test/astro-jobs"));
		const jobs = ENDPOINTS.teamJobs.response.parse(await answer.json());
		expect(jobs).toHaveLength(4);
	});

	it("records an access, and rejects one for an unknown company", async () => {
		const entry = { company_id: 2, type: "intro_video", key: "terang-energy-intro" };
		expect((await json("/api/accesslog", JSON.stringify(entry))).status).toBe(204);
		expect((await json("/api/accesslog", JSON.stringify({ ...entry, company_id: "9999" }))).status).toBe(422);
		const rows = await test.deps.store.selectFrom("access_log").select(["company_id", "key"]).execute();
		expect(rows).toEqual([{ company_id: 2, key: "terang-energy-intro" }]);
	});

	it.each(["/public/NOSUCH1", "/code/NOSUCH1?debug=false", "/code/NOSUCH1", "/nowhere", "/media/none.svg", "/%ff"])(
		"answers 404 for %s",
		async (path) => {
			expect((await test.app.fetch(new Request(`http://backend.test${path}`))).status).toBe(404);
		},
	);

	it("answers 405 for a wrong method", async () => {
		expect((await send(test.app, "/astro-jobs", { method: "DELETE" })).status).toBe(405);
		expect((await send(test.app, "/healthz", { method: "POST" })).status).toBe(405);
		expect((await send(test.app, "/companies/1/switch")).status).toBe(405);
	});

	it("answers HEAD like GET, without a body", async () => {
		const answer = await test.app.fetch(new Request("http://backend.test/public/ORBIT1", { method: "HEAD" }));
		expect([answer.status, await answer.text()]).toEqual([200, ""]);
	});

	it("is alive and ready, and serves the OpenAPI document", async () => {
		expect((await send(test.app, "/healthz")).status).toBe(200);
		expect((await send(test.app, "/readyz")).status).toBe(200);
		const { body } = await send(test.app, "/openapi.json");
		expect(body.openapi).toBe("3.1.0");
		const operations = Object.values(body.paths as Record<string, object>).flatMap((path) => Object.values(path));
		expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(ENDPOINTS).sort());
	});

	it.each([
		["/users/check-email", "post"],
		["/users", "post"],
		["/public/enquiries/{kind}", "post"],
	])("documents that %s rejects bodies that are too large or of another type", async (path, method) => {
		const { body } = await send(test.app, "/openapi.json");
		const paths = body.paths as Record<string, Record<string, { responses: object }>>;
		expect(Object.keys(paths[path]?.[method]?.responses ?? {})).toEqual(expect.arrayContaining(["413", "415", "422"]));
	});

	it("passes on a valid request id, and otherwise generates one", async () => {
		const given = await send(test.app, "/healthz", { headers: { "x-request-id": "from-the-site-1" } });
		expect(given.headers.get("x-request-id")).toBe("from-the-site-1");
		const odd = await send(test.app, "/healthz", { headers: { "x-request-id": "a b" } });
		expect(odd.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
	});

	it("has a page for an interview code", async () => {
		const answer = await test.app.fetch(new Request("http://backend.test/code/demo1234"));
		const html = await answer.text();
		expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
		expect(html).toContain("DEMO1234");
		expect(html).toContain("Field Operations Coordinator");
	});

	describe("invalid bodies", () => {
		const LOG = "/api/accesslog";

		it.each<[string, string, string, Record<string, string>, number]>([
			["of another type", LOG, "a=1", { "content-type": "text/plain" }, 415],
			["compressed", LOG, "{}", { "content-encoding": "br" }, 415],
			["too large", LOG, JSON.stringify({ key: "x".repeat(5_000) }), {}, 413],
			["nested deeply", LOG, "[".repeat(3_900), {}, 400],
			["nested deeply and closed", LOG, "[".repeat(1_900) + "]".repeat(1_900), {}, 400],
			["no JSON", LOG, "{", {}, 400],
			["with a null character", LOG, '{"company_id":2,"type":"a\\u0000","key":"b"}', {}, 400],
			["with values of other kinds", LOG, '{"company_id":{"$gt":""},"type":["a"],"key":1e999}', {}, 422],
		])("rejects a body %s", async (_, path, text, headers, status) => {
			const answer = await json(path, text, headers);
			expect(answer.status).toBe(status);
			expect(typeof answer.body.message).toBe("string");
		});

		it("uses the last of two equal JSON names, in validation and storage", async () => {
			await json(LOG, '{"company_id":1,"company_id":2,"type":"t","key":"twice"}');
			const rows = await test.deps.store.selectFrom("access_log").selectAll().where("key", "=", "twice").execute();
			expect(rows).toMatchObject([{ company_id: 2 }]);
		});

		it("rejects a truncated multipart body, and stores nothing", async () => {
			const whole = new Request("http://x", {
				method: "POST",
				body: form(applicant(), { cv: pdf("cv.pdf", 100_000) }),
			});
			const bytes = new Uint8Array(await whole.arrayBuffer());
			const contentType = whole.headers.get("content-type") ?? "";
			for (const share of [0.2, 0.5, 0.999]) {
				const answer = await send(test.app, "/public/ORBIT1", {
					method: "POST",
					body: bytes.slice(0, bytes.length * share),
					headers: { "content-type": contentType },
				});
				expect(answer.status).toBe(400);
			}
			expect(readdirSync(join(test.dataDir, "main", "incoming"))).toEqual([]);
			expect(readdirSync(join(test.dataDir, "main", "uploads"))).toEqual([]);
			expect(await test.deps.store.selectFrom("applications").select("id").execute()).toEqual([]);
		});

		it("rejects a body that breaks off, and leaves no file", async () => {
			const whole = new Request("http://x", {
				method: "POST",
				body: form(applicant(), { cv: pdf("cv.pdf", 200_000) }),
			});
			const bytes = new Uint8Array(await whole.arrayBuffer());
			let sent = false;
			const body = new ReadableStream<Uint8Array>({
				pull(controller) {
					if (sent) controller.error(new Error("connection lost"));
					else controller.enqueue(bytes.slice(0, 100_000));
					sent = true;
				},
			});
			const headers = { "content-type": whole.headers.get("content-type") ?? "" };
			const init: RequestInit & { duplex: "half" } = { method: "POST", body, headers, duplex: "half" };
			expect((await send(test.app, "/public/ORBIT1", init)).status).toBe(400);
			expect(readdirSync(join(test.dataDir, "main", "incoming"))).toEqual([]);
		});

		it.each<[string, FormData | string, Record<string, string>, number]>([
			["no boundary", "x", { "content-type": "multipart/form-data" }, 400],
			["a JSON type", "{}", { "content-type": "application/json" }, 415],
			["a name that pollutes", form({ "a[__proto__][x]": "1" }), {}, 400],
			["a null character", form(applicant({ fullname: "a\u0000b" })), {}, 422],
			[
				"10,000 fields",
				form(Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, "x"]))),
				{},
				413,
			],
			["more bytes than it takes", form({ fullname: "x".repeat(20_000_001) }), {}, 413],
			["a file it doesn't know", form(applicant(), { other: pdf() }), {}, 422],
		])("rejects a multipart body with %s", async (_, body, headers, status) => {
			const answer = await send(test.app, "/public/ORBIT2", { method: "POST", body, headers });
			expect(answer.status).toBe(status);
		});

		it("ignores an empty file input", async () => {
			const body = form(applicant());
			body.append("cv", new File([], ""));
			expect((await send(test.app, "/public/ORBIT2", { method: "POST", body })).status).toBe(200);
		});
	});
});
