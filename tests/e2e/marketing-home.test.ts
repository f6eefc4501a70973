import type { Page } from "@playwright/test";
import {
	expect,
	expectAccessible,
	expectAccessibleColours,
	expectFits,
	expectFitsAtTwiceText,
	openHydrated,
	test,
} from "../support/browser/e2e";
import { jsonAnswer, type Seen } from "../support/hosts/stub-host";
import { decoded, withoutScripts } from "../support/pages/html";
import { type StubbedSite, startStubbedSite } from "../support/sites/stubbed-site";

const HOMES = [
	{
		path: "/",
		prefix: "",
		heading: "Interviews that wait for your candidates",
		news: "Latest news",
		free: "Try for free",
	},
	{
		path: "/id",
		prefix: "/id",
		heading: "Wawancara yang menunggu kandidat\u00a0Anda",
		news: "Kabar terbaru",
		free: "Coba gratis",
	},
] as const;

const LOGOS = 'aria-labelledby="logos-heading"';

const shown = async (answer: Response) => decoded(withoutScripts(await answer.text()));

test("the raw HTML of the home page is complete in both languages: logos, features, help, candidates, news", async ({
	site,
}) => {
	for (const { path, prefix, heading, news, free } of HOMES) {
		const answer = await fetch(site.origin + path);
		expect(answer.status).toBe(200);
		const html = await shown(answer);
		expect(html.match(/<h1[^>]*>([^<]*)/g)?.map((tag) => tag.replace(/<[^>]*>/, ""))).toEqual([heading]);
		expect(html).toMatch(new RegExp(`<a href="${prefix}/register"[^>]*>${free}</a>`));
		for (const way of ["/how-it-works", "/pricing", "/help", "/help/faq#htu-getting-started", "/faq", "/enter-code"])
			expect(html).toContain(`href="${prefix}${way}"`);
		expect(html).toContain(LOGOS);
		expect(html.match(/<img[^>]*\/media\/logo-/g)).toHaveLength(8);
		expect(html).toContain(`>${news}</h2>`);
		expect(html.match(/<article/g)).toHaveLength(6);
		expect(html).toContain('<meta property="og:image:width" content="1200"/>');
	}
});

test.describe("between stub hosts", () => {
	let stubbed: StubbedSite;

	// One start of the site for all of them.
	test.describe.configure({ mode: "default" });
	test.beforeAll(async () => {
		stubbed = await startStubbedSite({ BLOG_HOST: "https://blog.example.com/news" });
	});
	test.afterAll(() => stubbed.close());

	const blogItem = (slug: string, fields: Record<string, unknown> = {}) => ({
		blog_url: `https://blog.example.com/news/${slug}`,
		thumbnail: null,
		blog_title: `News ${slug}`,
		category: "Hiring",
		blog_content: "Short.",
		published_at: "2026-03-01T10:00:00Z",
		...fields,
	});

	const LONG = "Structured interviews ask everyone the same. ".repeat(20);

	/** One item in English, two that may be shown in Indonesian. */
	const blogs = (language: string | undefined) =>
		language === "id"
			? [blogItem("satu"), blogItem("dua"), blogItem("tiga", { blog_url: "https://elsewhere.example.com/x" })]
			: [blogItem("one", { blog_content: `<p>${LONG}</p><script>alert(1)</script>` })];

	const company = (id: number, logoUrl: string | null) => ({
		id,
		title: `Company ${id}`,
		jobListUrl: `c-${id}`,
		logoUrl,
	});

	test.beforeEach(() => {
		const { host } = stubbed;
		const data = [company(1, `${host.origin}/broken.png`), company(2, null)];
		host.respond = (response, seen: Seen) => {
			if (seen.url.startsWith("/blogs")) return jsonAnswer(200, blogs(seen.headers["accept-language"]))(response, seen);
			if (!seen.url.startsWith("/public/companies")) return response.writeHead(404).end();
			return jsonAnswer(200, { data, current_page: 1, per_page: 12, total: 2, from: 1, to: 2 })(response, seen);
		};
	});

	const widths = (page: Page) =>
		page
			.locator("#news li")
			.evaluateAll((cards) => cards.map((card) => card.clientWidth / (card.parentElement?.clientWidth ?? 1)));

	test.describe("in a browser", () => {
		test.use({ allowedConsole: [/Failed to load resource.*404/], viewport: { width: 1280, height: 800 } });

		test("news are in the page's language, fill the row, and start with at most 250 characters; a broken logo falls back to the company's initial, which keeps its name; a company without a logo is omitted", async ({
			page,
		}) => {
			await page.goto(stubbed.address);
			const card = page.getByRole("article");
			await expect(card).toHaveCount(1);
			expect((await widths(page))[0]).toBeCloseTo(1, 1);
			await expect(card.getByRole("link")).toHaveAttribute("href", "https://blog.example.com/news/one");
			await expect(card.locator("time[datetime='2026-03-01']")).toHaveText("1 March 2026");
			const [, text = ""] = await card.locator("p").allTextContents();
			expect(text).toMatch(/^Structured interviews ask everyone the same\. .*…$/);
			expect(text.length).toBeGreaterThan(230);
			expect(text.length).toBeLessThanOrEqual(250);

			const bar = page.getByRole("region", { name: "Companies that hire with Astronaut" });
			await expect(bar.locator("img")).toHaveCount(0);
			await expect(bar.getByRole("listitem")).toHaveText(["C"]);
			await expect(bar.getByRole("link", { name: "Company 1" })).toHaveAttribute("href", "/public/companies/c-1");

			await page.goto(`${stubbed.address}/id`);
			await expect(card.getByRole("heading")).toHaveText(["News satu", "News dua"]);
			await expect(card.locator("time")).toHaveText(["1 Maret 2026", "1 Maret 2026"]);
			for (const width of await widths(page)) expect(width).toBeCloseTo(0.5, 1);
		});
	});
});

/** English on a phone in light colours, Indonesian on a computer in dark ones. */
async function expectSound(page: Page, prefix: "" | "/id"): Promise<void> {
	await page.emulateMedia({ colorScheme: prefix === "" ? "light" : "dark" });
	await page.setViewportSize({ width: prefix === "" ? 360 : 1280, height: 740 });
	await expectAccessible(page);
	await expectFits(page, [768, 1280, 360, 320]);
}

test("the video page has its own address, captions in its language and a transcript, and plays each part; without the video's files, the film shows a message with a link to the file", async ({
	page,
	site,
	allowedConsole,
}) => {
	for (const [prefix, language] of [
		["/id", "id"],
		["", "en"],
	] as const) {
		await openHydrated(page, `${prefix}/homepage-video`);
		await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${site.origin}${prefix}/homepage-video`);
		const video = page.locator("video");
		await expect(video).toHaveAttribute("preload", "none");
		expect(await video.evaluate((element: HTMLVideoElement) => element.controls)).toBe(true);
		const sources = video.locator("source");
		for (const [part, type] of [
			[await video.getAttribute("poster"), "image/jpeg"],
			[await sources.first().getAttribute("src"), "video/webm"],
			[await sources.last().getAttribute("src"), "video/mp4"],
		]) {
			const answer = await fetch(site.origin + part, { method: "HEAD" });
			expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
		}
		const track = video.locator("track");
		await expect(track).toHaveAttribute("srclang", language);
		const vtt = await (await fetch(site.origin + (await track.getAttribute("src")))).text();
		expect(vtt).toMatch(/^WEBVTT/);
		await expectSound(page, prefix);
		const transcript = page.locator("#video details");
		await transcript.locator("summary").click();
		const paragraphs = await transcript.locator("p").allTextContents();
		expect(paragraphs.length).toBeGreaterThan(3);
		expect(vtt.replace(/\s+/g, " ")).toContain(paragraphs[0]);
	}
	await page.getByRole("button", { name: /Invite candidates/ }).click();
	const film = page.getByLabel("Video: how Astronaut works");
	await expect
		.poll(() => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 12))
		.toBe(true);
	await expect(film).toBeInViewport({ ratio: 0.9 });
	await test.step("without the video's files", async () => {
		allowedConsole.push(/Failed to load resource/);
		await page.goto("/id/homepage-video");
		await page.route("**/videos/how-to.{webm,mp4}", (route) => route.abort());
		await expect(page.locator("html[data-hydrated]")).toBeAttached();
		await page.locator("video").evaluate((video: HTMLVideoElement) => {
			video.load();
			video.play().catch(() => undefined);
		});
		await expect(page.getByRole("alert").filter({ hasText: "tidak bisa memutar videonya" })).toBeVisible();
		await expect(page.getByRole("link", { name: "Buka video di tab baru" })).toHaveAttribute(
			"href",
			"/videos/how-to.mp4",
		);
		await expectAccessible(page);
	});
});

const AUDIENCES = [
	"campuses",
	"professionals",
	"technical-hiring",
	"remote-and-field-hiring",
	"global-hiring",
	"partner-via-api",
];

for (const [prefix, subject] of [
	["", /^Case study: [\w ]+$/],
	["/id", /^Studi kasus: [\w ]+$/],
] as const) {
	test(`every audience page under "${prefix}/" has benefits with pictures and a mail that requests a case study`, async ({
		site,
	}) => {
		const texts = new Set<string>();
		let shownBenefits = 0;
		for (const audience of AUDIENCES) {
			const answer = await fetch(`${site.origin}${prefix}/astronaut-for/${audience}`);
			expect(answer.status).toBe(200);
			const html = await shown(answer);
			const benefits = /<section id="benefits"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
			const headings = benefits.match(/<h3/g)?.length ?? 0;
			expect(headings).toBeGreaterThan(0);
			expect(benefits.match(/role="img"|<img/g)).toHaveLength(headings);
			shownBenefits += headings;
			for (const [, text = ""] of benefits.matchAll(/<\/h3><p[^>]*>([^<]*)/g)) texts.add(text);
			const mail = new URL(/href="(mailto:[^"]*subject=(?:Case|Studi)[^"]*)"/.exec(html)?.[1] ?? "");
			expect(mail.pathname).toBe("support@astronaut.example");
			expect(mail.searchParams.get("subject")).toMatch(subject);
			expect(mail.searchParams.get("body")?.split("\r\n").length).toBeGreaterThan(5);
			expect(html).toContain(`/developer${prefix && "?language=id"}"`);
		}
		expect(texts.size).toBe(shownBenefits);
	});
}

test("an unknown audience is an unknown address, in its language", async ({ site }) => {
	for (const [path, heading] of [
		["/astronaut-for/pilots", "Oops..Lost in space?"],
		["/astronaut-for", "Oops..Lost in space?"],
		["/id/astronaut-for/toString", "Ups"],
	] as const) {
		const answer = await fetch(site.origin + path);
		expect([path, answer.status]).toEqual([path, 404]);
		const html = await shown(answer);
		expect(html.match(/<h1[^>]*>([^<]*)/)?.[1]).toContain(heading);
		expect(html).toContain('<meta name="robots" content="noindex"/>');
	}
});

test("each product feature has a picture", async ({ site }) => {
	for (const path of ["/how-it-works", "/id/how-it-works"]) {
		const html = await shown(await fetch(site.origin + path));
		const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
		for (const [section, features] of Object.entries({ ask: 4, attract: 1, decide: 2, more: 6 })) {
			const part = new RegExp(`<section id="${section}"[\\s\\S]*?</section>`).exec(main)?.[0] ?? "";
			expect([section, part.match(/<h3/g)?.length]).toEqual([section, features]);
			expect([section, part.match(/role="img"|<img/g)?.length]).toEqual([section, features]);
		}
		expect(main).not.toMatch(/\{\w+\}/);
	}
});

/** On a phone the logo has the language switch and the menu beside it. */
async function expectOneRow(page: Page): Promise<void> {
	const header = page.getByRole("banner");
	const middle = async (role: "link" | "button", name: RegExp) => {
		const box = await header.getByRole(role, { name }).boundingBox();
		return (box?.y ?? 0) + (box?.height ?? 0) / 2;
	};
	const logo = await middle("link", /Astronaut/);
	expect(Math.abs((await middle("link", /Bahasa Indonesia/)) - logo)).toBeLessThan(4);
	expect(Math.abs((await middle("button", /Menu/)) - logo)).toBeLessThan(4);
}

for (const paths of [[""], ["/how-it-works", "/astronaut-for/partner-via-api"]]) {
	test(`${paths.map((path) => `"${path || "/"}"`).join(", ")}: accessible in light and dark colours, and fits every width`, async ({
		page,
	}) => {
		for (const path of paths) {
			for (const prefix of ["", "/id"] as const) {
				await page.goto(prefix + path || "/");
				await expectSound(page, prefix);
				if (path !== "") continue;
				await expectOneRow(page);
				await page.emulateMedia({ colorScheme: prefix === "" ? "dark" : "light" });
				await expectAccessibleColours(page);
				if (prefix === "") await expectFitsAtTwiceText(page);
			}
		}
	});
}
