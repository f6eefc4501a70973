import {
	expect,
	expectAccessible,
	expectAccessibleColours,
	expectFits,
	expectNoSidewaysScroll,
	openHydrated,
	test,
} from "../support/browser/e2e";
import { companyAnswer } from "../support/hosts/company-answers";
import { countLoads } from "../support/pages/company-list";
import { type StubbedSite, startStubbedSite } from "../support/sites/stubbed-site";

test("the raw HTML of a company page has all of its text, its address and its jobs", async ({ site }) => {
	const html = await (await fetch(`${site.origin}/public/companies/KOPI-nusantara?type=Full+time&utm=x`)).text();
	for (const text of ["Kopi Nusantara", "Bandung, Indonesia", "Open jobs", "Why work here", "Head Roaster"]) {
		expect(html).toContain(text);
	}
	expect(html).toContain("<title>Jobs at Kopi Nusantara · Astronaut</title>");
	expect(html).toMatch(/<meta name="description" content="Kopi Nusantara has \d+ open jobs\./);
	expect(html).toContain(`<link rel="canonical" href="${site.origin}/public/companies/kopi-nusantara"/>`);
	expect(html).toContain('href="/public/companies/kopi-nusantara/jobs/head-roaster"');
	expect(html.match(/<h1/g)).toHaveLength(1);
});

test.describe("for visitors whose due dates are the same days", () => {
	test.use({ timezoneId: "Asia/Jakarta" });

	test("it uses the company's colours, shows one date per job, and links to the list and to its jobs, in an app to the app's pages", async ({
		page,
	}) => {
		await openHydrated(page, "/public/companies/kopi-nusantara");
		const band = page.getByRole("banner");
		const brand = await band.evaluate((element) => getComputedStyle(element).backgroundColor);
		expect(brand).not.toBe("rgb(86, 79, 219)");
		await expect(band.locator("img").first()).toHaveJSProperty("complete", true);
		await expect(page.getByRole("listitem").filter({ hasText: "Head Roaster" })).toContainText(
			/Apply by \d{2} [A-Z][a-z]{2} \d{4} \(GMT\+7\)/,
		);
		await expect(page.getByText(/\d your time/)).toHaveCount(0);
		await page.getByRole("link", { name: "Head Roaster" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Head Roaster");
		await page.goBack();
		await page.getByRole("link", { name: "Company List" }).click();
		await expect(page).toHaveURL(/\/public\/companies$/);
		await page.goto("/mobile/companies/kopi-nusantara");
		await expect(page.getByRole("banner")).toHaveCount(0);
		await expect(page.getByRole("contentinfo")).toHaveCount(0);
		await page.getByRole("link", { name: "Head Roaster" }).click();
		await expect(page).toHaveURL(/\/mobile\/companies\/kopi-nusantara\/jobs\/head-roaster$/);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Head Roaster");
	});
});

const PAGES: [path: string, english?: RegExp, indonesian?: RegExp][] = [
	["/public/companies/kopi-nusantara", /, 06:59 your time/],
	["/public/companies/bengkel-maju"],
	["/mobile/companies/kopi-nusantara", undefined, / pukul 06:59 di tempatmu/],
];

test.describe("for a visitor far in the east", () => {
	test.use({ timezoneId: "Pacific/Kiritimati" });

	for (const [path, ...messages] of PAGES) {
		test(`due dates also show in local time, and pages are accessible in light and dark colours, and in both languages fit 320, 360 and 1280 px: ${path}`, async ({
			page,
		}) => {
			for (const [index, prefix] of ["", "/id"].entries()) {
				await page.goto(prefix + path);
				const roaster = page.getByRole("listitem").filter({ hasText: "Head Roaster" });
				const said = messages[index];
				if (said) await expect(roaster).toContainText(said);
				// Languages differ in their words only, and schemes in their colours.
				if (prefix) await expectAccessible(page);
				else {
					await page.emulateMedia({ colorScheme: "dark" });
					await expectAccessibleColours(page);
					await page.emulateMedia({ colorScheme: "light" });
				}
				await expectFits(page);
			}
		});
	}
});

test.describe("a missing company", () => {
	test.use({ allowedConsole: [/Failed to load resource/] });

	test("shows a page in the address's language with a link to the list", async ({ page }) => {
		for (const path of ["/public/companies/no-such-company", "/mobile/companies/no-such-company"]) {
			expect((await openHydrated(page, `/id${path}`))?.status()).toBe(404);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ups, halaman perusahaan ini tidak ada");
			await expectAccessible(page);
			await expectNoSidewaysScroll(page);
		}
		await page.getByRole("link", { name: "Daftar Perusahaan" }).click();
		await expect(page).toHaveURL(/\/id\/public\/companies$/);
	});
});

test.describe("a broken logo", () => {
	test.use({ allowedConsole: [/Failed to load resource/] });

	test("is replaced by a placeholder of the same size", async ({ page }) => {
		await openHydrated(page, "/public/companies/angkor-stone");
		const logo = page.getByRole("banner").locator("span.rounded-xl");
		await expect(logo.locator("img")).toHaveCount(0);
		expect(await logo.boundingBox()).toMatchObject({ width: 120, height: 72 });
	});
});

test.describe("the filter by type and city", () => {
	// One start of the site for all of them.
	test.describe.configure({ mode: "default" });

	let stubbed: StubbedSite;
	test.beforeAll(async () => {
		stubbed = await startStubbedSite();
		stubbed.host.respond = companyAnswer();
	});
	test.afterAll(() => stubbed.close());

	test("applies at once, stays in the address, and can be cleared", async ({ page }) => {
		const titles = page.getByRole("heading", { level: 3 });
		await openHydrated(page, `${stubbed.address}/public/companies/kopi-stub`);
		const loads = countLoads(page);
		await expect(titles).toHaveText(["Barista", "Roaster", "Taster", "Driver"]);
		await page.getByLabel("City").selectOption("Jakarta");
		await expect(titles).toHaveText(["Barista", "Roaster"]);
		await expect(page.getByText("2 open jobs", { exact: true })).toBeVisible();
		await page.getByLabel("Job type").selectOption("Part time");
		await expect(titles).toHaveText(["Roaster"]);
		await expect(page).toHaveURL(/\?type=PART_TIME&city=Jakarta$/);
		await page.getByLabel("City").selectOption("Bandung");
		await expect(page.getByText("No open jobs match your filters.")).toBeVisible();
		await expectAccessible(page.getByRole("main"));
		expect(loads()).toEqual([]);
		await page.reload();
		await expect(page.getByLabel("City")).toHaveValue("Bandung");
		await page.getByRole("link", { name: "Show all jobs" }).click();
		await expect(titles).toHaveCount(4);
		await expect(page.getByLabel("City")).toHaveValue("");
		await expect(page).toHaveURL(/\/public\/companies\/kopi-stub$/);
	});

	test("follows Back and Forward without a new document, and works by keyboard", async ({ page }) => {
		const titles = page.getByRole("heading", { level: 3 });
		await openHydrated(page, `${stubbed.address}/public/companies/kopi-stub?type=Full+time`);
		const loads = countLoads(page);
		await expect(page.getByLabel("Job type")).toHaveValue("FULL_TIME");
		await page.getByLabel("City").selectOption("Jakarta");
		await page.getByLabel("Job type").selectOption("Part time");
		await expect(titles).toHaveText(["Roaster"]);
		await page.goBack();
		await expect(titles).toHaveText(["Barista"]);
		await expect(page.getByLabel("City")).toHaveValue("Jakarta");
		await page.goBack();
		await expect(titles).toHaveText(["Barista", "Taster", "Driver"]);
		await expect(page.getByLabel("City")).toHaveValue("");
		await expect(page.getByLabel("Job type")).toHaveValue("FULL_TIME");
		await page.goForward();
		await expect(titles).toHaveText(["Barista"]);
		expect(loads()).toEqual([]);
		await test.step("by the keyboard", async () => {
			await openHydrated(page, `${stubbed.address}/id/public/companies/kopi-stub`);
			await page.getByLabel("Jenis pekerjaan").focus();
			await page.keyboard.type("pa");
			await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Roaster"]);
			await page.keyboard.press("Tab");
			await expect(page.getByLabel("Kota")).toBeFocused();
			await page.keyboard.press("Tab");
			await expect(page.getByRole("link", { name: "Roaster" })).toBeFocused();
		});
	});

	test.describe("without script", () => {
		test.use({ javaScriptEnabled: false });

		test("has a button", async ({ page }) => {
			await page.goto(`${stubbed.address}/public/companies/kopi-stub`);
			await page.getByLabel("City").selectOption("São Paulo");
			await page.getByRole("button", { name: "Show" }).click();
			await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Driver"]);
			await expect(page.getByLabel("City")).toHaveValue("São Paulo");
			await page.getByLabel("Job type").selectOption("Part time");
			await page.getByRole("button", { name: "Show" }).click();
			await expect(page.getByText("No open jobs match your filters.")).toBeVisible();
			await page.getByRole("link", { name: "Show all jobs" }).click();
			await expect(page.getByRole("heading", { level: 3 })).toHaveCount(4);
		});
	});
});
