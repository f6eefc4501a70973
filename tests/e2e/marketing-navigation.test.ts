import type { Page } from "@playwright/test";
import { expect, expectAccessibleInBothSchemes, expectNoSidewaysScroll, test } from "../support/browser/e2e";
import { decoded, withoutScripts } from "../support/pages/html";

const WIDE = { width: 1280, height: 740 };

/** The header by its words in a language. */
function header(page: Page, language: "en" | "id" = "en") {
	const messages = {
		en: { audience: "Who it's for", start: "Get started", all: "Menu", how: "How it works", first: "Campuses" },
		id: { audience: "Untuk siapa", start: "Mulai", all: "Menu", how: "Cara kerja", first: "Kampus" },
	}[language];
	const banner = page.getByRole("banner");
	const button = (name: string) => banner.getByRole("button", { name, exact: true });
	return {
		audience: button(messages.audience),
		start: button(messages.start),
		all: button(messages.all),
		how: banner.getByRole("link", { name: messages.how }),
		first: banner.getByRole("link", { name: messages.first }),
		links: banner.getByRole("link"),
	};
}

async function expectKeysToOpen(page: Page): Promise<void> {
	const { audience, how, first } = header(page);
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
}

async function expectClicksToOpen(page: Page): Promise<void> {
	const { audience, start, first } = header(page);
	const pricing = page.getByRole("banner").getByRole("link", { name: "Pricing" });
	await expect(first).toBeHidden();
	await audience.click();
	await expect(first).toBeVisible();
	await start.click();
	await expect(first).toBeHidden();
	await expect(pricing).toBeVisible();
	await page.mouse.click(1200, 600);
	await expect(pricing).toBeHidden();
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with script" : "without script", () => {
		test.use({ javaScriptEnabled, hasTouch: true });

		test("menus open by keyboard and click, one at a time, and link to their pages, where the language switch stays", async ({
			page,
		}) => {
			await page.setViewportSize(WIDE);
			await page.goto("/how-it-works");
			await test.step("one menu is open at a time, and none after an outside click", () => expectClicksToOpen(page));
			await test.step("a menu opens by Enter and Space, closes by Escape, and doesn't trap Tab", () =>
				expectKeysToOpen(page));
			await test.step("an entry leads to its page", async () => {
				await header(page).start.click();
				await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
				await expect(page).toHaveURL("/pricing");
			});
			await test.step("the language switch stays on the page", async () => {
				await page.getByRole("banner").getByRole("link", { name: "Bahasa Indonesia" }).click();
				await expect(page).toHaveURL("/id/pricing");
				await page.getByRole("banner").getByRole("link", { name: "English" }).click();
				await expect(page).toHaveURL("/pricing");
			});
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

async function expectSheetToGiveWay(page: Page): Promise<void> {
	const { all, first } = header(page);
	await all.focus();
	await page.keyboard.press("Enter");
	await expect(first).toBeVisible();
	const isInHeader = () => page.evaluate(() => document.activeElement?.closest("header") !== null);
	while (await isInHeader()) await page.keyboard.press("Tab");
	await expect(first).toBeHidden();
}

test.describe("open menus", () => {
	test("on narrow windows are accessible in both schemes, and fit at any zoom", async ({ page }) => {
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
		await page.keyboard.press("Escape");
		await page.setViewportSize({ width: 360, height: 740 });
		await test.step("a menu left by keyboard doesn't cover the focus", () => expectSheetToGiveWay(page));
	});

	test("on wide windows are accessible in both schemes, and appear below their buttons", async ({ page }) => {
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

/** A part of a page as the server sends it. */
const partOf = (html: string, part: "header" | "footer"): string =>
	new RegExp(`<${part}[\\s\\S]*</${part}>`).exec(html)?.[0] ?? "";

const hrefsOf = (html: string): string[] => [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = ""]) => href);

async function read(address: string): Promise<string> {
	return decoded(withoutScripts(await (await fetch(address)).text()));
}

test("only links to the current page and their menu are marked", async ({ site }) => {
	for (const [path, group, link] of [
		["/astronaut-for/global-hiring", "Who it's for", "/astronaut-for/global-hiring"],
		["/how-it-works", null, "/how-it-works"],
		["/id/pricing", "Mulai", "/id/pricing"],
		["/about", null, "/about"],
		["/id/public/companies", null, "/id/public/companies"],
	] as const) {
		const html = await read(site.origin + path);
		const parts = partOf(html, "header") + partOf(html, "footer");
		const marked = parts.match(/<a [^>]*aria-current="page"[^>]*>/g) ?? [];
		expect([path, ...new Set(hrefsOf(marked.join("")))]).toEqual([path, link]);
		const groups = [...parts.matchAll(/<button [^>]*aria-current[^>]*>([^<]*)/g)].map(([, messages]) => messages);
		expect([path, ...groups]).toEqual(group ? [path, group] : [path]);
	}
});

/** The targets of header and footer, in order, without languages. */
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
	test(`every link of header and footer leads to its page: ${language}`, async ({ site }) => {
		const html = await read(`${site.origin}${prefix}/how-it-works`);
		const switches = ["/how-it-works", "/id/how-it-works"];
		const here = (paths: string[]) => paths.map((path) => prefix + path);
		const login = `${site.backend}/auth/login${prefix ? "?language=id" : ""}`;
		expect(hrefsOf(partOf(html, "header"))).toEqual([
			"#content",
			prefix || "/",
			...here([...AUDIENCES, "/how-it-works", "/register", "/pricing"]),
			...switches,
			login,
			...here(["/register", ...AUDIENCES, "/how-it-works", "/pricing", "/help", "/faq", "/enter-code"]),
			login,
			...here(["/register"]),
		]);
		const footer = hrefsOf(partOf(html, "footer"));
		expect(footer.filter((href) => href.startsWith("/"))).toEqual([
			prefix || "/",
			...here(["/about", "/partners", "/faq", "/public/companies"]),
			`${prefix || "/"}#enter-code`,
			...here(["/demo", "/training", "/help", "/termsofservice", "/privacypolicy", "/security", "/accessibility"]),
		]);
		const away = footer.filter((href) => !href.startsWith("/")).map((href) => new URL(href));
		const query = prefix ? "?language=id" : "";
		expect(away.map(({ protocol, href, pathname }) => (protocol === "mailto:" ? pathname : href))).toEqual([
			...["linkedin", "instagram", "youtube"].map((network) => `${site.backend}/profiles/${network}${query}`),
			"support@astronaut.example",
			...["ios", "android"].map((app) => `${site.backend}/apps/${app}${query}`),
			`${site.backend}/developer${query}`,
		]);
		expect(away[3]?.searchParams.get("subject")).toMatch(prefix ? /^Pertanyaan/ : /^Question/);
	});
}
