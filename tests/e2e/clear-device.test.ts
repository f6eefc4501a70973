import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser/e2e";

test("the browser's storage and cookies are emptied", async ({ page, context, site }) => {
	await page.goto("/p/ORBIT1");
	const name = page.getByLabel("Full name", { exact: false }).first();
	await name.fill("Somebody Else");
	await expect.poll(() => page.evaluate(() => Object.keys(localStorage).length)).toBeGreaterThan(0);
	await context.addCookies([{ name: "sign_up", value: "a", url: site.origin, httpOnly: true }]);

	await page.setViewportSize({ width: 320, height: 700 });
	await page.goto("/privacypolicy");
	await page.getByRole("main").locator('a[href="/clear-device"]').click();
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
	await page.getByRole("button", { name: "Clear this device" }).press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This device is clear");
	expect(await context.cookies()).toEqual([]);
	expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
	expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
	await expectAccessible(page);

	await page.goto("/p/ORBIT1");
	// A draft would be restored by then.
	await name.focus();
	await expect(page.locator("form[novalidate]")).toBeVisible();
	await expect(name).toHaveValue("");
});

test("the Indonesian privacy policy leads to the page in Indonesian", async ({ visit }) => {
	await visit.goto("/id/privacypolicy");
	expect(Object.values(visit.links)).toContain("/id/clear-device");
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the browser does it by itself", async ({ page, context, site }) => {
		await context.addCookies([{ name: "sign_up", value: "a", url: site.origin, httpOnly: true }]);
		await page.setViewportSize({ width: 320, height: 700 });
		await page.goto("/id/clear-device");
		await expectNoSidewaysScroll(page);
		await page.getByRole("button", { name: "Bersihkan perangkat ini" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Perangkat ini sudah bersih");
		expect(await context.cookies()).toEqual([]);
	});
});

test("no other site can have it done", async ({ site }) => {
	const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", accept: "text/html" };
	const body = new URLSearchParams();
	const answer = await fetch(`${site.origin}/clear-device/now`, { method: "POST", headers, body, redirect: "manual" });
	expect([answer.status, answer.headers.get("clear-site-data")]).toEqual([403, null]);
});
