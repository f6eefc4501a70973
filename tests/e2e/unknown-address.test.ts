import {
	expect,
	expectAccessible,
	expectAccessibleInBothSchemes,
	expectFits,
	openHydrated,
	test,
} from "../support/browser/e2e";

test.describe("an unknown address", () => {
	test.use({ allowedConsole: [/Failed to load resource.*404/] });

	const PLACES = [
		["/nowhere", "en", "Oops..Lost in space?", "The galaxy you are looking for doesn't exist"],
		["/no/such/page.html", "en", "Oops..Lost in space?", "The galaxy you are looking for doesn't exist"],
		["/nothing.php", "en", "Oops..Lost in space?", "The galaxy you are looking for doesn't exist"],
		["/id/nowhere/at-all", "id", "Ups.. kamu tersesat di luar angkasa?", "Galaksi yang kamu cari tidak ada"],
		["/faq/xx", "en", "Oops..Lost in space?", "The galaxy you are looking for doesn't exist"],
		["/search?q=jobs", "en", "This page cannot be found", "There is no search over the whole site."],
		["/id/search", "id", "Halaman ini tidak dapat ditemukan", "Situs ini tidak punya pencarian"],
	] as const;

	test("is a 404 whose HTML says so, in its language, with a title and links onwards", async ({ site }) => {
		for (const [path, language, heading, text] of PLACES) {
			const answer = await fetch(site.origin + path);
			const html = (await answer.text()).replaceAll("&#x27;", "'");
			expect([path, answer.status]).toEqual([path, 404]);
			expect(html).toContain(`<html lang="${language}"`);
			expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
			expect(html).toContain('<meta name="robots" content="noindex"/>');
			expect(html.match(/<h1[^>]*>([^<]*)/)?.[1]).toBe(heading);
			expect(html).toContain(text);
			expect(html).toContain(`href="${language === "en" ? "" : "/id"}/public/companies"`);
		}
	});

	test("in another spelling of an existing page redirects there permanently", async ({ site }) => {
		for (const [path, goal] of [
			["/ID", "/id"],
			["/iD/faq?watchvideo=1", "/id/faq?watchvideo=1"],
			["/Id/astronaut-for/campuses", "/id/astronaut-for/campuses"],
			["/EN", "/"],
			["/En/pricing", "/pricing"],
			["/faq/EN", "/faq/en"],
			["/faq/Id", "/faq/id"],
			["/id/faq/EN", "/id/faq/en"],
			["/terms", "/termsofservice"],
			["/id/privacy", "/id/privacypolicy"],
			["/contact", "/help"],
		] as const) {
			const answer = await fetch(site.origin + path, { redirect: "manual" });
			const { pathname, search } = new URL(answer.headers.get("location") ?? "", site.origin);
			expect([path, answer.status, pathname + search]).toEqual([path, 308, goal]);
			const page = await (await fetch(site.origin + path)).text();
			expect(page.match(/<h1/g)).toHaveLength(1);
		}
	});

	test("that other hosts serve redirects there", async ({ site }) => {
		for (const [path, goal] of [
			["/login", "/auth/login"],
			["/id/login", "/auth/login?language=id"],
			["/blog", "/blog"],
		] as const) {
			const answer = await fetch(site.origin + path, { redirect: "manual" });
			expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 307, site.backend + goal]);
		}
	});

	test("links to the home page and helpful pages, and keeps its text after hydration", async ({ page }) => {
		await openHydrated(page, "/id/nowhere");
		const back = page.getByRole("link", { name: "Kembali", exact: true });
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ups.. kamu tersesat di luar angkasa?");
		await expect(back).toHaveAttribute("href", "/id");
		const ways = await page.locator("main a").evaluateAll((found) => found.map((link) => link.getAttribute("href")));
		expect(ways).toEqual(["/id", "/id/public/companies", "/id/faq", "/id/help", "/id#enter-code"]);
		await expect(page).toHaveTitle("Halaman tidak ditemukan");
		await expectAccessibleInBothSchemes(page);
		await expectFits(page, [320]);
	});

	test("links to companies, questions and help from the search page", async ({ page }) => {
		await openHydrated(page, "/search");
		const ways = page.getByRole("main").getByRole("link");
		const hrefs = await ways.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
		expect(hrefs).toEqual(["/", "/public/companies", "/faq", "/help"]);
		await expectAccessible(page);
		await expectFits(page, [320]);
	});
});
