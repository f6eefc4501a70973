import { seed } from "@/backend/seed/seed";
import type { BlogItemRow } from "@/backend/store/schema";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { jobDetail } from "@/lib/contract/schemas/job";
import { openApp, placeOf, type TestApp } from "../support/backend/app";
import { describeBackend, describeEngines } from "../support/backend/engines";
import { send } from "../support/backend/requests";

const ask = (app: TestApp["app"], path: string, headers: Record<string, string> = {}) =>
	app.fetch(new Request(new URL(path, "http://backend.test"), { headers }));

const listArticles = async ({ app }: TestApp, language = "en") => {
	const answer = await ask(app, "/blogs", { "accept-language": language });
	return ENDPOINTS.blogs.response.parse(await answer.json());
};

const listTeamJobs = async ({ app }: TestApp) =>
	ENDPOINTS.teamJobs.response.parse(await (await ask(app, "/astro-jobs")).json());

describeBackend("the articles of the blog", (test) => {
	it.each(["en", "id"])("number six in %s, newest first, each of readable length", async (language) => {
		const articles = await listArticles(test, language);
		const rows = await test.deps.store.selectFrom("blog_items").selectAll().where("language", "=", language).execute();
		const newestFirst = rows.sort((a, b) => b.published_at.localeCompare(a.published_at));
		expect(articles).toHaveLength(6);
		expect(articles.map(({ published_at }) => published_at)).toEqual(newestFirst.map((row) => row.published_at));
		expect(articles.map(({ blog_title }) => blog_title)).toEqual(newestFirst.map(({ title }) => title));
		for (const { blog_content, category } of articles) {
			expect(blog_content?.length).toBeGreaterThan(600);
			expect(blog_content).not.toMatch(/[<>]/);
			expect(category).toMatch(/^[A-Z][a-z]+( [a-z]+)*$/);
		}
		expect(new Set(articles.map(({ category }) => category)).size).toBe(6);
	});

	it("differ in each language, with addresses of their own", async () => {
		const both = [...(await listArticles(test, "en-GB,en;q=0.9")), ...(await listArticles(test, "id-ID,id;q=0.9"))];
		for (const field of ["blog_url", "blog_title", "blog_content", "category"] as const)
			expect(new Set(both.map((article) => article[field])).size).toBe(12);
	});

	it("have their own pictures and readable pages", async () => {
		const articles = await listArticles(test);
		expect(new Set(articles.map(({ thumbnail }) => thumbnail)).size).toBe(6);
		for (const { thumbnail, blog_url } of articles) {
			const answer = await ask(test.app, String(thumbnail));
			expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
			expect(blog_url).toMatch(/^http:\/\/backend\.test\/blog\/[a-z-]+$/);
		}
	});

	it("fall back to the existing language without a translation", async () => {
		const { store } = test.deps;
		const own: BlogItemRow = {
			item: "own",
			language: "id",
			slug: "artikel-sendiri",
			category: "Kabar",
			title: "Artikel sendiri",
			thumbnail: null,
			content: "Satu kalimat.",
			published_at: "2999-01-01T00:00:00.000Z",
		};
		await store.insertInto("blog_items").values(own).execute();
		const [first] = await listArticles(test, "en");
		expect(first).toMatchObject({
			blog_title: "Artikel sendiri",
			blog_url: "http://backend.test/blog/artikel-sendiri?language=en",
		});
		await store.deleteFrom("blog_items").where("item", "=", "own").execute();
	});
});

describeBackend("the team's jobs", (test, newDatabase) => {
	it("each have a seekable video and a job page with a form", async () => {
		const jobs = await listTeamJobs(test);
		expect(jobs).toHaveLength(4);
		for (const { title, job_ads_video, job_url } of jobs) {
			const part = await ask(test.app, String(job_ads_video), { range: "bytes=0-3" });
			expect([part.status, part.headers.get("content-type")]).toEqual([206, "video/webm"]);
			expect(new Uint8Array(await part.arrayBuffer())).toEqual(Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3));
			const [, code] = /^\/p\/(ASTROTEAM\d)$/.exec(job_url ?? "") ?? [];
			const page = jobDetail.parse((await send(test.app, `/public/${code}`)).body);
			expect([page.job.title, page.invite, page.company?.slug]).toEqual([title, true, undefined]);
		}
		expect(new Set(jobs.map(({ job_ads_video }) => job_ads_video)).size).toBe(4);
	});

	it("belong to an unlisted company without a page", async () => {
		const found = (await send(test.app, "/public/companies/filter?q=astronaut")).body;
		expect(found).toMatchObject({ data: [], total: 0 });
		const rest = (await send(test.app, "/public/sitemap?after=job-6000")).body;
		const [first] = ENDPOINTS.sitemap.response.parse(rest).data;
		expect(first).toMatchObject({ open_code: "ASTROTEAM1", company_slug: undefined });
	});

	it("exist in the main region only, like the articles", async () => {
		const eu = await openApp({ region: "eu", databaseUrl: await newDatabase("eu") });
		expect([await listTeamJobs(eu), await listArticles(eu)]).toEqual([[], []]);
		await eu.close();
	});
});

describeEngines("a database from before the blog", (newDatabase) => {
	let test: TestApp;

	beforeEach(async () => {
		test = await openApp({ databaseUrl: await newDatabase() });
		const { store } = test.deps;
		await store.deleteFrom("blog_items").execute();
		await store.deleteFrom("jobs").where("company_id", "=", 600).execute();
		await store.deleteFrom("companies").where("id", "=", 600).execute();
		await store.updateTable("team_jobs").set({ job_ads_video: null, job_url: null }).execute();
		await store.deleteFrom("seeds").where("name", "in", ["blog-1", "team-1"]).execute();
	});
	afterEach(() => test.close());

	it("gets its articles and links once, and keeps custom content", async () => {
		const { store } = test.deps;
		await store.updateTable("team_jobs").set({ job_url: "https://jobs.example.com/1" }).where("id", "=", 1).execute();
		await store.updateTable("team_jobs").set({ title: "Cook" }).where("id", "=", 2).execute();
		await seed(store, "main", placeOf(test));
		expect(await listArticles(test)).toHaveLength(6);
		const links = (await listTeamJobs(test)).map(({ title, job_url }) => [title, job_url]);
		expect(links).toEqual([
			["Product Designer", "https://jobs.example.com/1"],
			["Cook", undefined],
			["Customer Success Manager", "/p/ASTROTEAM3"],
			["Video Delivery Engineer", "/p/ASTROTEAM4"],
		]);

		await store.deleteFrom("blog_items").where("item", "=", "reminders").execute();
		await seed(store, "main", placeOf(test));
		expect(await listArticles(test)).toHaveLength(5);
	});

	it("gets them once when two processes start simultaneously", async () => {
		await Promise.all([seed(test.deps.store, "main", placeOf(test)), seed(test.deps.store, "main", placeOf(test))]);
		expect(await listArticles(test)).toHaveLength(6);
	});
});
