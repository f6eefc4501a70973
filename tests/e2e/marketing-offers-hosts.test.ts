import { expect, test } from "../support/browser/e2e";
import { jsonAnswer, type Respond } from "../support/hosts/stub-host";
import { decoded, withoutScripts } from "../support/pages/html";
import { type StubbedSite, startStubbedSite } from "../support/sites/stubbed-site";

type Job = Record<"title" | "job_ads_video" | "job_url", string | null>;

const job = (title: string, fields: Partial<Job> = {}): Job => ({
	title,
	job_ads_video: `https://cdn.example.com/${title}.webm`,
	job_url: `/public/companies/us/jobs/${title}`,
	...fields,
});

const HOSTILE = [
	job("Script", { job_url: "javascript:alert(1)", job_ads_video: "javascript:alert(1)" }),
	job("Safe link", { job_url: "https://jobs.example.com/safe", job_ads_video: "javascript:alert(1)" }),
	job("Safe video", { job_url: "javascript:alert(1)", job_ads_video: "https://youtu.be/aaaaaaaaaaa" }),
	job("Own page", { job_url: "/p/ORBIT1", job_ads_video: "data:text/html,<b>x</b>" }),
	job("Elsewhere", { job_url: "//evil.example.com/x", job_ads_video: "http://192.168.0.1/x.webm" }),
	job("Nowhere", { job_url: null, job_ads_video: null }),
	job("Login", { job_url: "https://user:secret@evil.example.com/", job_ads_video: "data:text/html,<b>x</b>" }),
	job("<b>Bold</b>", { job_url: "https://jobs.example.com/bold", job_ads_video: "https://youtu.be/dQw4w9WgXcQ" }),
];

/** A host whose team jobs depend on the requested language. */
const teamJobs =
	(byLanguage: Record<string, Respond>): Respond =>
	(response, request) =>
		request.url === "/astro-jobs"
			? byLanguage[request.headers["accept-language"] ?? ""]?.(response, request)
			: jsonAnswer(404, {})(response, request);

const list = (jobs: readonly Job[]) => jsonAnswer(200, jobs);

test.describe("with external hosts", () => {
	// One start of each site for all of them.
	test.describe.configure({ mode: "default" });

	let first: StubbedSite;
	let second: StubbedSite;

	test.beforeAll(async () => {
		[first, second] = await Promise.all([startStubbedSite(), startStubbedSite()]);
		first.host.respond = teamJobs({ en: list([job("Nurse")]), id: list([job("Nurse"), job("Driver")]) });
		const jobs = teamJobs({
			en: jsonAnswer(500, { message: "down" }),
			id: jsonAnswer(200, [null, ...HOSTILE, "x"]),
		});
		second.host.respond = (response, request) => {
			// The blog never answers, which must not hold up the home page.
			if (request.url.startsWith("/blogs")) return;
			if (request.url === "/astro-jobs") return jobs(response, request);
			response.writeHead(500).end();
		};
	});
	test.afterAll(() => Promise.all([first.close(), second.close()]));

	test("team jobs fill the row alone, in pairs, or two by two", async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 900 });
		await page.route("https://cdn.example.com/**", (route) => route.abort());
		for (const [host, path, columns] of [
			[first, "/about", 12],
			[first, "/id/about", 6],
			[second, "/id/about", 6],
		] as const) {
			await page.goto(host.address + path);
			const [row, card] = [page.locator("#jobs ul"), page.locator("#jobs li").first()];
			const [all, one] = [await row.boundingBox(), await card.boundingBox()];
			expect(Math.round(12 / ((all?.width ?? 0) / (one?.width ?? 1)))).toBe(columns);
		}
	});

	test("team jobs have a player that loads nothing automatically, and a link to their details", async () => {
		const html = withoutScripts(await first.html("/about"));
		expect(html).toMatch(
			/<video (?=[^>]*src="https:\/\/cdn\.example\.com\/Nurse\.webm")(?=[^>]*controls)(?=[^>]*preload="none")/,
		);
		expect(html).toMatch(/<a href="\/public\/companies\/us\/jobs\/Nurse" aria-label="See details: Nurse"/);
	});

	test("team jobs never link to forbidden addresses, and show no tags in titles", async () => {
		const html = withoutScripts(await second.html("/id/about"));
		expect(html.match(/<article/g)).toHaveLength(4);
		expect(html).not.toMatch(/javascript:|evil\.example|192\.168|data:text|<b>/);
		expect(html).toContain('<a href="https://youtu.be/dQw4w9WgXcQ"');
		expect(html).toContain('<a href="https://jobs.example.com/bold"');
		expect(html).not.toContain("<video");
		expect(html).not.toContain("<iframe");
	});

	test("the team jobs are omitted if the host fails, with a log line", async () => {
		const answer = await second.get("/about");
		expect(answer.status).toBe(200);
		const html = await answer.text();
		expect(html).toContain("Who does what");
		expect(html).not.toContain("Opportunities to join us");
		await expect.poll(() => second.site.output()).toContain('"call":"teamJobs","pagePart":"team jobs"');
		expect(second.site.output()).not.toContain("part of a page left out");
	});

	test("sign-ups stay on the page, and sign-ins go to the recruiter application", async () => {
		for (const [path, action, login] of [
			["/register", "/register/check", "/auth/login"],
			["/id/register", "/id/register/check", "/auth/login?language=id"],
		] as const) {
			const html = withoutScripts(await first.html(path));
			const form = html.match(new RegExp(`<form[^>]* action="${action}" method="post".*?</form>`, "s"))?.[0] ?? "";
			const names = [...form.matchAll(/ name="([a-z_]+)"/g)].map(([, name]) => name);
			expect(names).toEqual(expect.arrayContaining(["email", "fullname", "password", "company_name"]));
			expect(form).toMatch(/<button(?![^>]* disabled="")[^>]* type="submit"/);
			expect(form).toContain(`href="${first.host.origin}${login}"`);
		}
	});

	test("the home page works and is cached without its hosts: without logos, and with our own guides for news", async () => {
		await Promise.all(
			["/", "/id", "/homepage-video", "/id/homepage-video"].map(async (path) => {
				const answer = await second.get(path);
				expect([path, answer.status]).toEqual([path, 200]);
				expect(answer.headers.get("cache-control")).toMatch(/s-maxage=[1-9]/);
				const html = decoded(withoutScripts(await answer.text()));
				expect(html).toContain('id="features"');
				expect(html).not.toContain('aria-labelledby="logos-heading"');
				const news = /<section id="news"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
				expect(news).toMatch(/Worth reading|Layak dibaca/);
				expect(news).toContain(`href="${path.startsWith("/id") ? "/id" : ""}/help/faq#htu-question-page"`);
			}),
		);
	});
});
