import type { Page } from "@playwright/test";
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

/** Lets a page's next documents be in a time zone. */
async function zoneOf(page: Page) {
	const device = await page.context().newCDPSession(page);
	return (timezoneId: string) => device.send("Emulation.setTimezoneOverride", { timezoneId });
}

test("the due date also shows in local time where it is another day, and only its own line moves; where it is the same day, there is only one date; a hidden one doesn't show in any zone", async ({
	page,
	site,
	allowedConsole,
}) => {
	allowedConsole.push(BLOCKED_FONT);
	await blockFonts(page);
	const setZone = await zoneOf(page);
	await setZone("Pacific/Kiritimati");
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
	await test.step("an Indonesian page shows it in Indonesian", async () => {
		const indonesian = await dueDay(site.origin, "/p/ORBIT3");
		await page.goto("/p/ORBIT3");
		await expect(page.locator(DUE)).toContainText(`${shownDay(dayAfter(indonesian), "id")} pukul 06:59 di tempatmu`);
	});
	await test.step("a hidden due date doesn't show in any zone", async () => {
		await openHydrated(page, "/p/ORBIT2");
		await expect(page.locator(DUE)).toHaveCount(0);
		await expect(page.getByText(/\d your time/)).toHaveCount(0);
	});
	for (const timezoneId of ["Asia/Jakarta", "America/Los_Angeles", "Europe/London"]) {
		await test.step(`the same day: ${timezoneId}`, async () => {
			await setZone(timezoneId);
			await openHydrated(page, "/p/ORBIT1");
			await expect(page.locator(`${DUE} > time`)).toHaveCount(1);
			await expect(page.locator(`${DUE} > span`)).toHaveCount(0);
		});
	}
});
