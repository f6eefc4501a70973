import type { Page, Route } from "@playwright/test";
import {
	expect,
	expectAccessible,
	expectAccessibleButColours,
	expectAccessibleInBothSchemes,
	expectFits,
	openHydrated,
	test,
	untilHydrated,
} from "../support/browser/e2e";
import { companyList, countLoads } from "../support/pages/company-list";
import { withoutScripts } from "../support/pages/html";

/** Three seeded companies have a logo that isn't there; browsers report it themselves. */
const BROKEN_LOGO = /Failed to load resource.*404/;

test.use({ allowedConsole: [BROKEN_LOGO] });

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

test("the raw HTML of a list page has its companies, canonical address and number", async ({ site }) => {
	const read = async (path: string) => (await fetch(site.origin + path)).text();
	const first = await read("/public/companies?page=1");
	expect(first).toContain("<title>Company List · Astronaut</title>");
	expect(first).toContain(`<link rel="canonical" href="${site.origin}/public/companies"/>`);
	expect(first).toContain(`hrefLang="id" href="${site.origin}/id/public/companies"`);
	expect(first).toContain(`property="og:image" content="${site.origin}/social.png"`);
	expect(first).toContain('href="/public/companies/air-murni-kota"');
	expect(first.match(/<h1/g)).toHaveLength(1);
	expect(first).not.toContain('name="robots"');
	const second = await read("/id/public/companies?page=2");
	expect(second).toContain("<title>Daftar Perusahaan, halaman 2 · Astronaut</title>");
	expect(second).toContain(`<link rel="canonical" href="${site.origin}/id/public/companies?page=2"/>`);
	const found = await read("/public/companies?q=kopi");
	expect(found).toContain('<meta name="robots" content="noindex"/>');
	expect(found).toContain("<title>Companies with “kopi” in their names · Astronaut</title>");
});

test("the home page links to the list with a card and in the footer", async ({ site }) => {
	for (const [home, prefix, inCard, inFooter] of [
		["/", "", "See companies that hire", "Company List"],
		["/id", "/id", "Lihat perusahaan yang sedang merekrut", "Daftar Perusahaan"],
	] as const) {
		const html = withoutScripts(await (await fetch(site.origin + home)).text());
		const [main = ""] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
		const [footer = ""] = /<footer[\s\S]*<\/footer>/.exec(html) ?? [];
		const link = (messages: string) => new RegExp(`<a [^>]*href="${prefix}/public/companies"[^>]*>${messages}<`);
		expect(main).toMatch(link(inCard));
		expect(footer).toMatch(link(inFooter));
	}
});

test("typed text goes along to the other language before its search has begun", async ({ page }) => {
	await page.clock.install();
	await openHydrated(page, "/public/companies");
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.getByRole("searchbox").fill("kopi");
	await page
		.getByRole("banner")
		.getByRole("link", { name: /Indonesia/ })
		.click();
	await expect(page).toHaveURL(/\/id\/public\/companies\?q=kopi$/);
	await expect(page.getByRole("searchbox")).toHaveValue("kopi");
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the pager walks the list, and the search form keeps and clears its term", async ({ page }) => {
		const list = companyList(page);
		await page.goto("/public/companies");
		await expect(list.cards).toHaveCount(12);
		await list.pager.getByRole("link", { name: "Next" }).click();
		await expect(page).toHaveURL(/\/public\/companies\?page=2$/);
		await list.pager.getByRole("link", { name: "Page 7" }).click();
		await expect(list.pages).toHaveText(range(2, 11));
		await expect(list.pager.locator("[aria-current=page]")).toHaveText("7");
		await list.search.fill("kopi");
		await page.getByRole("button", { name: "Search" }).click();
		await expect(page).toHaveURL(/\/public\/companies\?q=kopi$/);
		await expect(list.cards).toHaveCount(3);
		await expect(list.pager).toHaveCount(0);
		await list.cards.filter({ hasText: "Kopi Nusantara" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kopi Nusantara");
	});
});

test("without script, a search goes page by page, and one without results can be cleared", async ({
	visit,
	baseURL,
}) => {
	await visit.goto("/id/public/companies?q=an");
	await visit.followTo(/[?&]page=2/);
	expect(visit.url).toBe(`${baseURL}/id/public/companies?page=2&q=an`);
	expect(visit.form("q").value("q")).toBe("an");
	await visit.goto("/public/companies?q=zzzz");
	expect(visit.text).toContain("No company has “zzzz” in its name.");
	await visit.follow("Clear the search");
	expect(Object.values(visit.links).filter((href) => /^\/public\/companies\/[^/?]+$/.test(href))).toHaveLength(12);
});

/** The titles of a page of the list, from its call. */
async function titlesOf(page: Page, number: number): Promise<string[]> {
	const answer = await page.request.get(`/api/public/companies/filter?page=${number}`);
	return (await answer.json()).data.map(({ title }: { title: string }) => title);
}

/** `third` are the titles of the third page. */
async function expectPlaceToBeKept(page: Page, third: string[]): Promise<void> {
	const list = companyList(page);
	await list.pager.getByRole("link", { name: "Page 3" }).click();
	await expect(list.cards.locator("bdi")).toHaveText(third);
	await page.reload();
	await expect(list.cards.locator("bdi")).toHaveText(third);
	await list.pager.getByRole("link", { name: "Page 5" }).click();
	await expect(list.status).toContainText("Page 5 of 12");
	const names = await list.cards.locator("bdi").allTextContents();
	await list.cards.first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(names[0] ?? "");
	await page.goBack();
	await expect(list.status).toContainText("Page 5 of 12");
	await expect(list.cards.locator("bdi")).toHaveText(names);
}

test.describe("the pager", () => {
	test("shows at most ten pages around the current one, and navigates both ways without a new document", async ({
		page,
	}) => {
		const list = companyList(page);
		await openHydrated(page, "/public/companies");
		await test.step("the list is accessible in both colour schemes and fits 320, 360 and 1280 px", async () => {
			await expectAccessibleInBothSchemes(page);
			await expectFits(page);
		});
		const loads = countLoads(page);
		await expect(list.pages).toHaveText(range(1, 10));
		await expect(list.pager.getByRole("link", { name: "Previous" })).toHaveAttribute("aria-disabled", "true");
		const third = await titlesOf(page, 3);
		await list.pager.getByRole("link", { name: "Next" }).click();
		await expect(list.status).toContainText("Page 2 of 12");
		await list.pager.getByRole("link", { name: "Next" }).click();
		await expect(list.cards.locator("bdi")).toHaveText(third);
		await page.goBack();
		await expect(list.status).toContainText("Page 2 of 12");
		await page.goBack();
		await expect(list.status).toContainText("Page 1 of 12");
		await expect(page).toHaveTitle("Company List · Astronaut");
		await page.goForward();
		await page.goForward();
		await expect(list.cards.locator("bdi")).toHaveText(third);
		await list.pager.getByRole("link", { name: "Page 8" }).click();
		await list.pager.getByRole("link", { name: "Page 10" }).click();
		await expect(list.status).toHaveText("137 companies · Page 10 of 12");
		await expect(list.status).toBeFocused();
		await expect(list.pages).toHaveText(range(3, 12));
		await expect(page).toHaveURL(/\/public\/companies\?page=10$/);
		await expect(page).toHaveTitle("Company List, page 10 · Astronaut");
		await list.pager.getByRole("link", { name: "Page 12" }).click();
		await expect(list.cards).toHaveCount(5);
		await expect(list.pager.getByRole("link", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
		await list.pager.getByRole("link", { name: "Page 7" }).click();
		await expect(list.pages).toHaveText(range(2, 11));
		expect(loads()).toEqual([]);
		await test.step("keeps its position over a reload and a visit to a company's page", () =>
			expectPlaceToBeKept(page, third));
	});
});

test.describe("searching", () => {
	test("finds while typing, ignoring accents and case, in one history entry", async ({ page }) => {
		const list = companyList(page);
		await openHydrated(page, "/public/companies?page=3");
		const loads = countLoads(page);
		await list.search.pressSequentially("KO");
		await expect(page).toHaveURL(/\?q=KO$/);
		await list.search.pressSequentially("pi");
		await expect(page).toHaveURL(/\?q=KOpi$/);
		await expect(list.cards).toHaveCount(3);
		await expect(list.status).toHaveText("3 companies with “KOpi” in their names");
		await expect(list.search).toBeFocused();
		const inIndonesian = page.getByRole("link", { name: "Bahasa Indonesia" }).first();
		await expect(inIndonesian).toHaveAttribute("href", "/id/public/companies?q=KOpi");
		await page.goBack();
		await expect(page).toHaveURL(/\?page=3$/);
		await expect(inIndonesian).toHaveAttribute("href", "/id/public/companies?page=3");
		await expect(list.search).toHaveValue("");
		await expect(list.status).toContainText("Page 3 of 12");
		await page.goForward();
		await expect(list.search).toHaveValue("KOpi");
		await expect(list.cards).toHaveCount(3);
		expect(loads()).toEqual([]);
		await page.reload();
		await untilHydrated(page);
		await expect(list.cards).toHaveCount(3);
		await test.step("reports no results, and clears at once", async () => {
			await list.search.fill("zzzz");
			await expect(list.status).toHaveText("No company has “zzzz” in its name.");
			await expect(page.getByText("Check the spelling, or search for part of the name.")).toBeVisible();
			await expect(page).toHaveTitle("Companies with “zzzz” in their names · Astronaut");
			await expectAccessibleInBothSchemes(page.getByRole("main"));
			await expectFits(page);
			await page.getByRole("link", { name: "Clear the search" }).click();
			await expect(list.cards).toHaveCount(12);
			await expect(list.search).toBeFocused();
			await expect(list.search).toHaveValue("");
			await expect(page).toHaveURL(/\/public\/companies$/);
		});
	});

	test("uses input from before the scripts loaded", async ({ page }) => {
		const scripts: Route[] = [];
		let isOpen = false;
		await page.route("**/_next/static/**/*.js", (route) => (isOpen ? route.continue() : void scripts.push(route)));
		await page.goto("/public/companies", { waitUntil: "commit" });
		const list = companyList(page);
		await list.search.fill("kopi");
		isOpen = true;
		await Promise.all(scripts.map((route) => route.continue()));
		await expect(list.cards).toHaveCount(3);
		await expect(list.search).toHaveValue("kopi");
	});
});

/** A missing and a broken logo are replaced by a placeholder of the same size. */
async function expectPlaceholders(page: Page): Promise<void> {
	await page.setViewportSize({ width: 1280, height: 800 });
	for (const name of ["Angkor Stone", "Dapur Bu Sri"]) {
		await companyList(page).search.fill(name);
		const card = companyList(page).cards.filter({ hasText: name });
		await expect(companyList(page).cards).toHaveCount(1);
		await expect(card.locator("img")).toHaveCount(0);
		const box = await card.locator("span").first().boundingBox();
		expect(box).toMatchObject({ width: 120, height: 72 });
	}
}

test("works by keyboard alone; a company with a missing or broken logo has a placeholder of the same size", async ({
	page,
}) => {
	const list = companyList(page);
	await openHydrated(page, "/public/companies");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(list.search).toBeFocused();
	await page.keyboard.type("kopi");
	await page.keyboard.press("Enter");
	await expect(list.cards).toHaveCount(3);
	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.press("Delete");
	await expect(list.cards).toHaveCount(12);
	await list.cards.last().focus();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(list.pager.getByRole("link", { name: "Page 2", exact: true })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(list.status).toBeFocused();
	await expect(list.status).toContainText("Page 2 of 12");
	await page.keyboard.press("Tab");
	await expect(list.cards.first()).toBeFocused();
	await test.step("logos", () => expectPlaceholders(page));
});

test("a missing page of the list has a link back; pages of the list in Indonesian are accessible and fit 320, 360 and 1280 px", async ({
	page,
	visit,
}) => {
	await visit.goto("/public/companies?page=13");
	expect([visit.status, visit.texts("h1")]).toEqual([404, ["Oops, this page of the list doesn't exist"]]);
	expect((await openHydrated(page, "/id/public/companies?page=nol"))?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ups, halaman daftar ini tidak ada");
	await expectAccessible(page);
	await page.getByRole("link", { name: "Ke halaman pertama" }).click();
	await expect(companyList(page).cards).toHaveCount(12);
	await untilHydrated(page);
	await page.locator('a[href="/id/public/companies?page=7"]').click();
	await expect(companyList(page).pages).toHaveText(range(2, 11));
	await expectAccessibleButColours(page);
	await expectFits(page);
	await companyList(page).search.fill("kopi");
	await expect(companyList(page).cards).toHaveCount(3);
	await expectAccessibleButColours(page.getByRole("main"));
	await expectFits(page);
});
