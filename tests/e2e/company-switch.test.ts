import type { Page, Route } from "@playwright/test";
import english from "@/messages/en/company-switch.json" with { type: "json" };
import indonesian from "@/messages/id/company-switch.json" with { type: "json" };
import {
	expect,
	expectAccessibleInBothSchemes,
	expectNoSidewaysScroll,
	openHydrated,
	test,
} from "../support/browser/e2e";

const CALL = "**/api/companies/*/switch*";

/** A company of the demo data, and an unknown one. */
const KNOWN = "1";
const UNKNOWN = "999999";

/** Replaces the recruiter application's dashboards, and counts the requested switches. */
async function watch(page: Page) {
	let count = 0;
	page.on("request", (request) => {
		if (request.method() === "POST" && request.url().includes("/switch")) count += 1;
	});
	await page.route("**/companies/*/dashboard*", (route) =>
		route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Dashboard</title>" }),
	);
	return { requestCount: () => count };
}

const answer = (status: number) => (route: Route) =>
	route.fulfill({ status, contentType: "application/json", body: JSON.stringify({ id: KNOWN }) });

const parts = (page: Page, messages: typeof english) => ({
	heading: page.getByRole("heading", { level: 1 }),
	again: page.getByRole("button", { name: messages.again }),
	notice: page.getByRole("alert").filter({ hasText: messages.errorText }),
	close: page.getByRole("button", { name: messages.close }),
});

test("a switch leads to the dashboard in the page's language with one call, and Back skips its page", async ({
	page,
	site,
}) => {
	const { requestCount } = await watch(page);
	await page.goto(`${site.backend}/companies/2/dashboard`);
	await page.goto(`/companies/${KNOWN}/switch`);
	await page.waitForURL(`${site.backend}/companies/${KNOWN}/dashboard`);
	expect(requestCount()).toBe(1);
	await page.goBack();
	await expect(page).toHaveURL(`${site.backend}/companies/2/dashboard`);
	expect(requestCount()).toBe(1);
	await page.goto(`/id/companies/${KNOWN}/switch`);
	await page.waitForURL(`${site.backend}/companies/${KNOWN}/dashboard?language=id`);
});

/** The page says that the switch failed, with a notice at the bottom left. */
async function expectNotice(page: Page, messages: typeof english): Promise<void> {
	const { heading, notice } = parts(page, messages);
	await expect(heading).toHaveText(messages.failedHeading);
	await expect(notice).toContainText(messages.errorTitle);
	for (const width of [320, 1280]) {
		await page.setViewportSize({ width, height: 740 });
		await expectNoSidewaysScroll(page);
		const box = await notice.boundingBox();
		expect(box?.x).toBeLessThan(40);
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(700);
	}
}

test.describe("a failed switch", () => {
	test.use({ allowedConsole: [/Failed to load resource/] });

	test("shows an accessible notice at the bottom left", async ({ page }) => {
		const { requestCount } = await watch(page);
		await page.goto(`/companies/${UNKNOWN}/switch`);
		await expectNotice(page, english);
		await expectAccessibleInBothSchemes(page);
		expect(requestCount()).toBe(1);
	});

	test("can be retried after any failure, once at a time, until it succeeds", async ({ page, site }) => {
		await page.clock.install();
		const { requestCount } = await watch(page);
		await page.route(CALL, (route) => route.abort("internetdisconnected"));
		await page.goto(`/companies/${KNOWN}/switch`);
		const { heading, again, notice, close } = parts(page, english);
		await expect(heading).toHaveText(english.failedHeading);
		await expect(page.getByText(english.unansweredText)).toBeVisible();
		await page.clock.runFor(600_000);
		await expect(notice).toBeVisible();
		await close.click();
		await expect(notice).toHaveCount(0);

		for (const status of [404, 429, 500, 501]) {
			await page.unroute(CALL);
			await page.route(CALL, answer(status));
			await again.click();
			await expect(notice).toBeVisible();
			await expect(again).toBeFocused();
			await expect(page.getByText(english.failedText)).toBeVisible();
		}
		expect(requestCount()).toBe(5);

		await page.unroute(CALL);
		await page.route(CALL, () => undefined);
		// From here on, time passes only by the test's own steps.
		await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
		await again.dblclick();
		await expect(heading).toHaveText(english.switchingHeading);
		await expect(notice).toHaveCount(0);
		await page.clock.runFor(19_000);
		await expect(heading).toHaveText(english.switchingHeading);
		await page.clock.runFor(1_000);
		await expect(heading).toHaveText(english.failedHeading);
		expect(requestCount()).toBe(6);

		await page.unroute(CALL);
		await page.clock.resume();
		await again.press("Enter");
		await page.waitForURL(`${site.backend}/companies/${KNOWN}/dashboard`);
		expect(requestCount()).toBe(7);
	});

	test("isn't retried by returning to its page", async ({ page, site }) => {
		const { requestCount } = await watch(page);
		await page.route("**/auth/login", (route) =>
			route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Login</title>" }),
		);
		await page.goto(`/companies/${UNKNOWN}/switch`);
		await page.getByRole("link", { name: english.login }).click();
		await page.waitForURL(`${site.backend}/auth/login`);
		await page.goBack();
		await expect(parts(page, english).heading).toHaveText(english.askHeading);
		const opacity = await page.locator("form").evaluate((form) => getComputedStyle(form).opacity);
		expect([requestCount(), opacity]).toEqual([1, "1"]);
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a failed form shows an error and can be posted again; a successful one leads to the dashboard in the page's language", async ({
		page,
		site,
	}) => {
		const { requestCount } = await watch(page);
		await page.goto(`/id/companies/${UNKNOWN}/switch`);
		await page.getByRole("button", { name: indonesian.ask }).click();
		await expectNotice(page, indonesian);
		const { again, notice } = parts(page, indonesian);
		await again.click();
		await expect(notice).toBeVisible();
		expect(requestCount()).toBe(2);
		await page.goto(`/id/companies/${KNOWN}/switch`);
		await expect(page.getByRole("heading", { name: indonesian.askHeading })).toBeVisible();
		expect(requestCount()).toBe(2);
		await page.getByRole("button", { name: indonesian.ask }).click();
		await page.waitForURL(`${site.backend}/companies/${KNOWN}/dashboard?language=id`);
		expect(requestCount()).toBe(3);
	});
});

test("the page is not indexed or cached, and exists for ids only", async ({ page, site }) => {
	const served = await fetch(`${site.origin}/companies/${KNOWN}/switch`);
	expect([served.status, served.headers.get("cache-control")]).toEqual([200, expect.stringContaining("no-store")]);
	expect(await served.text()).toContain('<meta name="robots" content="noindex, nofollow"/>');
	const missing = await fetch(`${site.origin}/companies/kopi/switch`);
	expect(missing.status).toBe(404);
	expect(await missing.text()).toContain("Oops..Lost in space?");
	const { requestCount } = await watch(page);
	await page.route(`${site.origin}/companies/kopi/switch`, async (route) => {
		// The browser notes a page that is a 404; this one is about what it shows.
		await route.fulfill({ response: await route.fetch(), status: 200 });
	});
	await openHydrated(page, "/companies/kopi/switch");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops..Lost in space?");
	expect(requestCount()).toBe(0);
});
