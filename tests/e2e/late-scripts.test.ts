import { expect, test } from "../support/e2e";

for (const path of ["/p/ORBIT1", "/id/public/companies/kopi-nusantara/jobs/head-roaster"]) {
	test(`${path} asks for no script before something has been painted`, async ({ page }) => {
		await page.goto(path);
		const times = () =>
			page.evaluate(() => ({
				paint: performance.getEntriesByName("first-contentful-paint").at(0)?.startTime,
				scripts: performance
					.getEntriesByType("resource")
					.filter(({ name }) => /\/_next\/static\/chunks\/[^/]+\.js$/.test(name))
					.map(({ startTime }) => startTime),
			}));
		await expect.poll(async () => (await times()).scripts.length).toBeGreaterThan(3);
		const { paint, scripts } = await times();
		expect(Math.min(...scripts)).toBeGreaterThan(paint ?? Number.POSITIVE_INFINITY);
	});
}

test("a page that stays in the background gets its scripts too", async ({ page }) => {
	// Stands for a browser that paints nothing: the page hears of no paint.
	await page.addInitScript(() => {
		window.PerformanceObserver.prototype.observe = () => undefined;
	});
	await page.clock.install();
	await page.goto("/p/ORBIT1");
	await page.clock.runFor(3_000);
	await expect(page.locator('head > script[src^="/_next/static/chunks/"]:not([nomodule])')).not.toHaveCount(0);
});
