import { jsonAnswer, type Respond } from "../support/hosts/stub-host";
import { type ListRow, listing, openSitemap, SITE, type TestedSitemap } from "../support/pages/sitemap";

// Tens of thousands of rows take seconds on a busy machine.
let sitemap: TestedSitemap;

beforeAll(async () => {
	sitemap = await openSitemap();
});
afterEach(() => sitemap.host.reset());
afterAll(() => sitemap.close());

const job = (more: ListRow = {}): ListRow => ({
	open_code: "ABC123",
	company_slug: "acme",
	job_slug: "cook",
	updated_at: "2026-11-20T10:00:00.000Z",
	...more,
});

const manyJobs = (count: number) => Array.from({ length: count }, (_, index) => job({ job_slug: `job-${index}` }));

const jobsOf = async (jobs: ListRow[]) => {
	sitemap.host.respond = listing({ jobs });
	return (await sitemap.read("/sitemaps/jobs.xml")).entries.map(({ loc, lastmod }) => [loc.replace(SITE, ""), lastmod]);
};

describe("a job in the sitemap", () => {
	const changed = "2026-11-20T10:00:00.000Z";

	it.each([
		["by its slugs", {}, "/public/companies/acme/jobs/cook"],
		["by its code without a slug", { job_slug: null }, "/p/ABC123"],
		["by its code without a company's slug", { company_slug: "" }, "/p/ABC123"],
		["by its code with a malformed slug", { job_slug: "../cook" }, "/p/ABC123"],
		["by its code in the EU region, whose pages have no slugs", { open_code: "ABC123+eu" }, "/p/ABC123%2BEU"],
		["by its slugs without a code", { open_code: null }, "/public/companies/acme/jobs/cook"],
	])("has the address %s", async (_, row, path) => {
		expect(await jobsOf([job(row)])).toEqual([[path, changed]]);
	});

	it.each([
		{ open_code: "a b", job_slug: null },
		{ open_code: "sitemap", job_slug: "x".repeat(200) },
		{ open_code: '"><script>', company_slug: "a/b" },
		{ open_code: null, job_slug: "<loc>" },
		{ open_code: { x: 1 }, job_slug: ["a"] },
	])("is omitted without a valid address: %j", async (row) => {
		expect(await jobsOf([job(row), job()])).toEqual([["/public/companies/acme/jobs/cook", changed]]);
	});

	it.each([
		["2026-11-20", "2026-11-20"],
		["2026-11-20 10:00:00", undefined],
		["yesterday", undefined],
		["<lastmod>", undefined],
		[null, undefined],
		[1_732_096_800, undefined],
	])("has a lastmod only with a valid date: %j", async (updated_at, lastmod) => {
		expect(await jobsOf([job({ updated_at })])).toEqual([["/public/companies/acme/jobs/cook", lastmod]]);
	});

	it("disappears with the next request after it closed, and the part with the last one", async () => {
		expect(await jobsOf([job(), job({ job_slug: "waiter" })])).toHaveLength(2);
		expect(await jobsOf([job()])).toHaveLength(1);
		sitemap.host.respond = listing({ jobs: [] });
		expect((await sitemap.get("/sitemaps/jobs.xml")).status).toBe(404);
		expect((await sitemap.all()).map(({ path }) => path)).toEqual(["/sitemaps/pages.xml"]);
	});
});

describe("the parts", () => {
	it("hold at most 50,000 addresses and every job once, whatever the host's cursors look like", async () => {
		sitemap.host.respond = listing({ jobs: manyJobs(60_500), jobsPerPage: 7_000 });
		const parts = (await sitemap.all()).filter(({ path }) => path.startsWith("/sitemaps/jobs"));
		expect(parts.map(({ pages }) => pages.length)).toEqual([49_000, 11_500]);
		expect(new Set(parts.flatMap(({ pages }) => pages.map(({ loc }) => loc))).size).toBe(60_500);
	});

	it("skip rows without an address, however many there are", async () => {
		const nothing = manyJobs(30).map(() => job({ open_code: null, job_slug: null }));
		sitemap.host.respond = listing({ jobs: [...nothing, ...manyJobs(5), ...nothing, ...manyJobs(5)], jobsPerPage: 10 });
		const [, part] = await sitemap.all();
		expect(part?.pages).toHaveLength(10);
	});

	it("hold companies in both languages, sixty at a time, without malformed slugs", async () => {
		const slugs = Array.from({ length: 25_030 }, (_, index) => (index % 1_000 === 7 ? "no slug" : `c${index}`));
		sitemap.host.respond = listing({ companies: slugs });
		const parts = (await sitemap.all()).slice(1);
		expect(parts.map(({ path }) => path)).toEqual(["/sitemaps/companies.xml", "/sitemaps/companies-2.xml"]);
		for (const { pages } of parts) expect(pages.length).toBeLessThanOrEqual(50_000);
		const all = parts.flatMap(({ pages }) => pages);
		const wellFormed = slugs.filter((slug) => slug !== "no slug");
		expect(new Set(all.map(({ loc }) => loc)).size).toBe(wellFormed.length * 2);
		expect(all).toHaveLength(wellFormed.length * 2);
		const english = `${SITE}/public/companies/c0`;
		const indonesian = `${SITE}/id/public/companies/c0`;
		for (const one of [english, indonesian])
			expect(all.find(({ loc }) => loc === one)?.languages).toEqual({
				en: english,
				id: indonesian,
				"x-default": english,
			});
	});

	it("hold the companies of a host that returns its whole list at once, without counts", async () => {
		const data = Array.from({ length: 200 }, (_, id) => ({ id, jobListUrl: `c${id}` }));
		sitemap.host.respond = (response, seen) =>
			seen.url.startsWith("/public/companies")
				? jsonAnswer(200, { data })(response, seen)
				: listing({ jobs: [] })(response, seen);
		const { entries } = await sitemap.read("/sitemaps/companies.xml");
		expect(entries).toHaveLength(400);
		expect((await sitemap.all()).map(({ path }) => path)).toContain("/sitemaps/companies.xml");
	});

	it("contain a company once that moved while the list was read", async () => {
		const slugs = Array.from({ length: 100 }, (_, index) => `c${index}`);
		sitemap.host.respond = (response, seen) => {
			const answer = listing({ companies: slugs })(response, seen);
			if (slugs[0] !== "new") slugs.unshift("new");
			return answer;
		};
		const { entries } = await sitemap.read("/sitemaps/companies.xml");
		expect(entries).toHaveLength(200);
	});

	it.each(["nothing.xml", "jobs-ff.xml", "companies-9.xml", "%2e%2e"])(
		"%s is no part: 404, as for a cursor that the host rejects",
		async (name) => {
			sitemap.host.respond = listing({ companies: ["a"], jobs: [job()] });
			expect((await sitemap.get(`/sitemaps/${name}`)).status).toBe(404);
			sitemap.host.respond = jsonAnswer(422, { message: "no such cursor" });
			expect((await sitemap.get("/sitemaps/jobs-31.xml")).status).toBe(404);
		},
	);
});

describe("a host", () => {
	it.each([404, 405, 501])("without the calls (%i) leaves the site's own pages", async (missing) => {
		sitemap.host.respond = listing({ jobs: null, companies: null, missing });
		expect((await sitemap.all()).map(({ path }) => path)).toEqual(["/sitemaps/pages.xml"]);
		expect((await sitemap.get("/sitemaps/jobs.xml")).status).toBe(404);
		expect((await sitemap.get("/sitemaps/companies.xml")).status).toBe(404);
	});

	it("without a list of jobs still has its companies", async () => {
		sitemap.host.respond = listing({ jobs: null, companies: ["a"] });
		expect((await sitemap.all()).map(({ path }) => path)).toEqual(["/sitemaps/pages.xml", "/sitemaps/companies.xml"]);
	});

	const FAILURES: [string, Respond][] = [
		["answers 500", jsonAnswer(500, {})],
		["asks for patience", jsonAnswer(503, {})],
		["breaks the connection", (response) => response.destroy()],
		["answers with a page", (response) => response.end("<html>")],
		["answers with no list", jsonAnswer(200, {})],
		["answers with half a list", (response) => response.end('{"data":[{"open_code":"ABC123"')],
		["redirects", jsonAnswer(302, {}, { location: "/elsewhere" })],
		["sends more rows than a part may hold", jsonAnswer(200, { data: Array.from({ length: 50_001 }, () => ({})) })],
	];

	it.each(FAILURES)("that %s yields no sitemap but 503 with Retry-After", async (_, respond) => {
		sitemap.host.respond = respond;
		for (const path of ["/sitemap.xml", "/sitemaps/companies.xml", "/sitemaps/jobs.xml"]) {
			const answer = await sitemap.get(path);
			expect([path, answer.status, answer.headers.get("retry-after")]).toEqual([path, 503, "60"]);
		}
		expect((await sitemap.get("/sitemaps/pages.xml")).status).toBe(200);
	});

	const brokenAt = (broken: number, respond: Respond): Respond => {
		let calls = 0;
		const good = listing({ jobs: manyJobs(100), jobsPerPage: 10 });
		return (response, seen) => {
			if (seen.url.startsWith("/public/sitemap")) calls += 1;
			return (calls >= broken ? respond : good)(response, seen);
		};
	};

	it.each([
		...FAILURES,
		["forgets its list", jsonAnswer(404, {})] as const,
		["gives the same cursor again", jsonAnswer(200, { data: [], next: '«a/b?c=30&"<ü>»' })] as const,
		["gives an overlong cursor", jsonAnswer(200, { data: [], next: "x".repeat(201) })] as const,
	])("that %s midway breaks the document off, and yields no index", async (_, respond) => {
		sitemap.host.respond = brokenAt(4, respond as Respond);
		const answer = await sitemap.get("/sitemaps/jobs.xml");
		expect(answer.status).toBe(200);
		await expect(answer.text()).rejects.toThrow("broke off");
		sitemap.host.respond = brokenAt(4, respond as Respond);
		expect((await sitemap.get("/sitemap.xml")).status).toBe(503);
	});
});

describe("the walk through a host's list", () => {
	it("advances only as the reader reads, and ends on disconnect", async () => {
		sitemap.host.respond = listing({ jobs: manyJobs(500), jobsPerPage: 5 });
		const answer = await sitemap.get("/sitemaps/jobs.xml");
		const reader = answer.body?.getReader();
		await reader?.read();
		await reader?.read();
		await reader?.cancel();
		expect(sitemap.host.calls.length).toBeLessThanOrEqual(4);
	});

	it("is shared by concurrent requests for the index", async () => {
		sitemap.host.respond = listing({ jobs: manyJobs(50), jobsPerPage: 10 });
		const answers = await Promise.all(Array.from({ length: 20 }, () => sitemap.get("/sitemap.xml")));
		expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
		expect(sitemap.host.calls).toHaveLength(6);
	});

	it("sends the request's id to the host and none of the client's headers", async () => {
		sitemap.host.respond = listing({ jobs: [job()] });
		await (await sitemap.get("/sitemaps/jobs.xml?after=1&x=2")).text();
		const [call] = sitemap.host.calls;
		expect(call?.url).toBeUndefined();
		await (await sitemap.get("/sitemaps/jobs.xml")).text();
		expect(sitemap.host.calls[0]).toMatchObject({ url: "/public/sitemap", headers: { "x-request-id": /./ } });
	});
});
