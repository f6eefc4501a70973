import { BLOCKED_FONT, blockFonts } from "../support/browser/block-fonts";
import { expect, expectAccessible, expectNoSidewaysScroll, openHydrated, test } from "../support/browser/e2e";

/** The due date's own element, and the list item that contains it. */
const DUE = "dd:has(> time[datetime*=T])";

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const shownDay = (day: string, language: string) =>
	new Intl.DateTimeFormat(language, { day: "2-digit", month: "short", year: "numeric", timeZone: "UTC" })
		.format(new Date(day))
		.replace(",", "");

/** The job's due date as the page's markup names it. */
async function dueDay(origin: string, path: string): Promise<string> {
	const html = await (await fetch(origin + path)).text();
	const iso = /<time dateTime="([^"]*T[^"]*)"/i.exec(html)?.[1] ?? "";
	expect(iso).toMatch(/^\d{4}-\d{2}-\d{2}T23:59:59\+07:00$/);
	return iso.slice(0, 10);
}

test.describe("for a visitor far in the east", () => {
	test.use({ timezoneId: "Pacific/Kiritimati" });

	test("the due date also shows in local time, where it is another day; only its own line moves", async ({
		page,
		site,
		allowedConsole,
	}) => {
		allowedConsole.push(BLOCKED_FONT);
		await blockFonts(page);
		const day = await dueDay(site.origin, "/p/ORBIT1");
		await page.addInitScript(() => {
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) {
					const moved = Reflect.get(entry, "value") as number;
					const { dataset } = document.documentElement;
					dataset.moved = String(Number(dataset.moved ?? 0) + moved);
				}
			}).observe({ type: "layout-shift", buffered: true });
		});
		await page.goto("/p/ORBIT1");
		await test.step("only its own line moves when it appears", async () => {
			await expect(page.getByText(/\d your time/)).toBeVisible();
			const moved = await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0));
			expect(moved).toBeLessThan(0.1);
		});
		await expect(page.locator(DUE)).toContainText(`${shownDay(dayAfter(day), "en-GB")}, 06:59 your time`);
		await expect(page.locator(`${DUE} > time`)).toContainText("(GMT+7)");
		await expectAccessible(page);
		await page.setViewportSize({ width: 320, height: 740 });
		await expectNoSidewaysScroll(page);
	});

	test("an Indonesian page shows it in Indonesian", async ({ page, site }) => {
		const day = await dueDay(site.origin, "/p/ORBIT3");
		await page.goto("/p/ORBIT3");
		await expect(page.locator(DUE)).toContainText(`${shownDay(dayAfter(day), "id")} pukul 06:59 di tempatmu`);
	});

	test("a hidden due date doesn't show in any zone", async ({ page }) => {
		await openHydrated(page, "/p/ORBIT2");
		await expect(page.locator(DUE)).toHaveCount(0);
		await expect(page.getByText(/\d your time/)).toHaveCount(0);
	});
});

for (const timezoneId of ["Asia/Jakarta", "America/Los_Angeles", "Europe/London"]) {
	test.describe(`for a visitor in ${timezoneId}`, () => {
		test.use({ timezoneId });

		test("with the same day, there is only one date", async ({ page }) => {
			await openHydrated(page, "/p/ORBIT1");
			await expect(page.locator(`${DUE} > time`)).toHaveCount(1);
			await expect(page.locator(`${DUE} > span`)).toHaveCount(0);
		});
	});
}

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, timezoneId: "Pacific/Auckland" });

	test("the due date shows in the job's own zone", async ({ page }) => {
		await page.goto("/p/ORBIT1");
		await expect(page.locator(DUE)).toHaveText(/^\d{2} [A-Z][a-z]{2} \d{4} \(GMT\+7\)$/);
	});
});
