import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser/e2e";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const WIDE = { width: 1280, height: 740 };

/** The header by its words in a language. */
function header(page: Page, language: "en" | "id" = "en") {
	const words = {
		en: { audience: "Who it's for", start: "Get started", all: "Menu", how: "How it works", first: "Campuses" },
		id: { audience: "Untuk siapa", start: "Mulai", all: "Menu", how: "Cara kerja", first: "Kampus" },
	}[language];
	const banner = page.getByRole("banner");
	const button = (name: string) => banner.getByRole("button", { name, exact: true });
	return {
		audience: button(words.audience),
		start: button(words.start),
		all: button(words.all),
		how: banner.getByRole("link", { name: words.how }),
		first: banner.getByRole("link", { name: words.first }),
		links: banner.getByRole("link"),
	};
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with script" : "without script", () => {
		test.use({ javaScriptEnabled, hasTouch: true });

		test("a menu opens by Enter and Space, closes by Escape, and is out of the way of who tabs on", async ({
			page,
		}) => {
			await page.setViewportSize(WIDE);
			await page.goto("/how-it-works");
			const { audience, how, first } = header(page);
			await expect(first).toBeHidden();
			await audience.focus();
			await page.keyboard.press("Enter");
			await expect(first).toBeVisible();
			await page.keyboard.press("Tab");
			await expect(first).toBeFocused();
			await page.keyboard.press("Escape");
			await expect(first).toBeHidden();
			await expect(audience).toBeFocused();
			await page.keyboard.press("Space");
			await expect(first).toBeVisible();
			for (let entry = 0; entry < 7; entry++) await page.keyboard.press("Tab");
			await expect(how).toBeFocused();
			await expect(first).toBeHidden();
			await page.keyboard.press("Shift+Tab");
			await expect(audience).toBeFocused();
		});

		test("one menu is open at a time, none after a click elsewhere, and an entry leads to its page", async ({
			page,
			site,
		}) => {
			await page.setViewportSize(WIDE);
			await page.goto("/how-it-works");
			const { audience, start, first } = header(page);
			const pricing = page.getByRole("banner").getByRole("link", { name: "Pricing" });
			await audience.click();
			await expect(first).toBeVisible();
			await start.click();
			await expect(first).toBeHidden();
			await expect(pricing).toBeVisible();
			await page.mouse.click(1200, 600);
			await expect(pricing).toBeHidden();
			await start.click();
			await pricing.click();
			await page.waitForURL(`${site.origin}/pricing`);
		});

		test("on a phone a touch opens everything, another one closes it, and its links are large", async ({ page }) => {
			await page.setViewportSize({ width: 360, height: 640 });
			await page.goto("/id/how-it-works");
			const { all, first, how, links } = header(page, "id");
			await expect(first).toBeHidden();
			await all.tap();
			await expect(first).toBeVisible();
			for (const way of ["/register", "/auth/login"])
				await expect(page.locator(`#menu-all a[href*="${way}"]`)).toBeInViewport({ ratio: 1 });
			const heights = await links.evaluateAll((found) => found.map((link) => link.getBoundingClientRect().height));
			expect(heights.length).toBeGreaterThan(14);
			expect(Math.min(...heights.filter((height) => height > 1))).toBeGreaterThanOrEqual(44);
			await all.tap();
			await expect(first).toBeHidden();
			await all.tap();
			await how.tap();
			await expect(page).toHaveURL(/\/id\/how-it-works$/);
		});
	});
}

async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		await expectAccessible(page);
	}
}

test.describe("open menus", () => {
	test("on narrow windows have nothing that axe finds, in both schemes, and fit at any zoom", async ({ page }) => {
		await page.goto("/how-it-works");
		await header(page).all.click();
		await expectAccessibleInBothSchemes(page);
		// The last size is what 400 % zoom makes of a computer's window.
		for (const [width, height] of [
			[768, 740],
			[320, 256],
		] as const) {
			await page.setViewportSize({ width, height });
			await expectNoSidewaysScroll(page);
		}
		const last = page.getByRole("banner").getByRole("link", { name: "Login" }).last();
		await last.scrollIntoViewIfNeeded();
		await expect(last).toBeInViewport();
		await expect(header(page).all).toBeInViewport({ ratio: 1 });
	});

	test("on wide windows have nothing that axe finds, in both schemes, and stand below their buttons", async ({
		page,
	}) => {
		await page.setViewportSize({ width: 1024, height: 740 });
		await page.goto("/id/how-it-works");
		const { all, audience, start, first } = header(page, "id");
		await expect(all).toBeHidden();
		await audience.click();
		await expect(first).toBeInViewport({ ratio: 1 });
		const [menu, opener] = [await first.boundingBox(), await audience.boundingBox()];
		expect(menu?.y).toBeGreaterThan((opener?.y ?? 0) + (opener?.height ?? 0));
		await expectNoSidewaysScroll(page);
		await expectAccessibleInBothSchemes(page);
		await start.click();
		await expectNoSidewaysScroll(page);
	});
});

test("text of twice the size fits phones: nothing scrolls sideways, and the menu can be reached", async ({ page }) => {
	for (const path of ["/", "/pricing", "/help", "/id/register"]) {
		await page.goto(path);
		await page.evaluate(() => {
			document.documentElement.style.fontSize = "32px";
		});
		for (const width of [360, 320]) {
			await page.setViewportSize({ width, height: 740 });
			await expectNoSidewaysScroll(page);
			await expect(page.locator("header button[popovertarget=menu-all]")).toBeInViewport({ ratio: 1 });
		}
	}
});

test("a sheet that was left by the keyboard covers nothing that is focused", async ({ page }) => {
	await page.goto("/how-it-works");
	const { all, first } = header(page);
	await all.focus();
	await page.keyboard.press("Enter");
	await expect(first).toBeVisible();
	const isInHeader = () => page.evaluate(() => document.activeElement?.closest("header") !== null);
	while (await isInHeader()) await page.keyboard.press("Tab");
	await expect(first).toBeHidden();
});

const CURRENT = [
	["/astronaut-for/global-hiring", "Who it's for", "/astronaut-for/global-hiring"],
	["/how-it-works", null, "/how-it-works"],
	["/id/pricing", "Mulai", "/id/pricing"],
	["/about", null, "/about"],
	["/id/public/companies", null, "/id/public/companies"],
] as const;

for (const [path, group, link] of CURRENT) {
	test(`on ${path} its links and their menu are marked, and nothing else`, async ({ page }) => {
		await page.setViewportSize(WIDE);
		await page.goto(path);
		const links = page.locator("header a[aria-current=page], footer a[aria-current=page]");
		const marked = await links.evaluateAll((found) => found.map((one) => one.getAttribute("href")));
		expect(new Set(marked)).toEqual(new Set([link]));
		const groups = page.locator("header button[aria-current]");
		if (group) await expect(groups).toHaveText([group]);
		else await expect(groups).toHaveCount(0);
	});
}

test("the language switch stays on the page", async ({ page }) => {
	await page.goto("/astronaut-for/campuses");
	await page.getByRole("banner").getByRole("link", { name: "Bahasa Indonesia" }).click();
	await expect(page).toHaveURL(/\/id\/astronaut-for\/campuses$/);
	await page.getByRole("banner").getByRole("link", { name: "English" }).click();
	await expect(page).toHaveURL(/[^d]\/astronaut-for\/campuses$/);
});

/** Where header and footer lead, in order, without languages. */
const AUDIENCES = [
	"campuses",
	"professionals",
	"technical-hiring",
	"remote-and-field-hiring",
	"global-hiring",
	"partner-via-api",
].map((name) => `/astronaut-for/${name}`);

for (const [language, prefix] of [
	["English", ""],
	["Indonesian", "/id"],
] as const) {
	test(`every link of header and footer leads where it should: ${language}`, async ({ page, site }) => {
		await page.goto(`${prefix}/how-it-works`);
		const hrefsIn = (part: string) =>
			page.locator(`${part} a`).evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
		const switches = ["/how-it-works", "/id/how-it-works"];
		const here = (paths: string[]) => paths.map((path) => prefix + path);
		const login = `${site.backend}/auth/login${prefix ? "?language=id" : ""}`;
		expect(await hrefsIn("header")).toEqual([
			"#content",
			prefix || "/",
			...here([...AUDIENCES, "/how-it-works", "/register", "/pricing"]),
			...switches,
			login,
			...here(["/register", ...AUDIENCES, "/how-it-works", "/pricing", "/help", "/faq", "/enter-code"]),
			login,
			...here(["/register"]),
		]);
		const footer = await hrefsIn("footer");
		expect(footer.filter((href) => href.startsWith("/"))).toEqual([
			prefix || "/",
			...here(["/about", "/partners", "/faq", "/public/companies"]),
			`${prefix || "/"}#enter-code`,
			...here(["/demo", "/training", "/help", "/termsofservice", "/privacypolicy"]),
		]);
		const away = footer.filter((href) => !href.startsWith("/")).map((href) => new URL(href));
		const told = prefix ? "?language=id" : "";
		expect(away.map(({ protocol, href, pathname }) => (protocol === "mailto:" ? pathname : href))).toEqual([
			...["linkedin", "instagram", "youtube"].map((network) => `${site.backend}/profiles/${network}${told}`),
			"support@astronaut.example",
			...["ios", "android"].map((app) => `${site.backend}/apps/${app}${told}`),
			`${site.backend}/developer${told}`,
		]);
		expect(away[3]?.searchParams.get("subject")).toMatch(prefix ? /^Pertanyaan/ : /^Question/);
	});
}

test.describe("an address that leads nowhere", () => {
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

	test("is a 404 whose HTML says so, in its language, with a title and the ways on", async ({ site }) => {
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

	test("in another spelling of a page that there is leads to that page, for good", async ({ site }) => {
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

	test("that other hosts have pages for leads there", async ({ site }) => {
		for (const [path, goal] of [
			["/login", "/auth/login"],
			["/id/login", "/auth/login?language=id"],
			["/blog", "/blog"],
		] as const) {
			const answer = await fetch(site.origin + path, { redirect: "manual" });
			expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 307, site.backend + goal]);
		}
	});

	test("leads back home and to pages that may help, and keeps its words once scripts run", async ({ page }) => {
		await page.goto("/id/nowhere", { waitUntil: "networkidle" });
		const back = page.getByRole("link", { name: "Kembali", exact: true });
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ups.. kamu tersesat di luar angkasa?");
		await expect(back).toHaveAttribute("href", "/id");
		const ways = await page.locator("main a").evaluateAll((found) => found.map((link) => link.getAttribute("href")));
		expect(ways).toEqual(["/id", "/id/public/companies", "/id/faq", "/id/help", "/id#enter-code"]);
		await expect(page).toHaveTitle("Halaman tidak ditemukan");
		await expectAccessibleInBothSchemes(page);
		await page.setViewportSize({ width: 320, height: 740 });
		await expectNoSidewaysScroll(page);
	});

	test("has companies, questions and help on the page for searches", async ({ page }) => {
		await page.goto("/search", { waitUntil: "networkidle" });
		const ways = page.getByRole("main").getByRole("link");
		const hrefs = await ways.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
		expect(hrefs).toEqual(["/", "/public/companies", "/faq", "/help"]);
		await expectAccessible(page);
		await page.setViewportSize({ width: 320, height: 740 });
		await expectNoSidewaysScroll(page);
	});
});
