import type { Page } from "@playwright/test";
import { expect, expectAccessibleInBothSchemes, expectFits, test } from "../support/browser/e2e";

const IN_INSTAGRAM =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 356.0.0.29.91 (iPhone14,5; iOS 18_1; en_US)";
const ANDROID =
	"Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";

const allow = (page: Page) => page.context().grantPermissions(["camera", "microphone"]);

async function start(page: Page, path = "/interview-check", name = "Start the check") {
	await page.goto(path);
	await page.getByRole("button", { name }).click();
}

const verdict = (page: Page) => page.getByRole("status").getByRole("heading");

test("who allows camera and microphone sees both at work, and is told to be ready; by the keyboard alone", async ({
	page,
}) => {
	await allow(page);
	await page.goto("/interview-check");
	await expectAccessibleInBothSchemes(page);
	await page.getByRole("button", { name: "Start the check" }).focus();
	await page.keyboard.press("Enter");
	await expect(verdict(page)).toBeFocused();
	await expect(verdict(page)).toHaveText("You are ready");
	await expect(page.getByRole("status")).toContainText("fast enough for video answers");
	const picture = page.getByLabel("What your camera sees");
	await expect.poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
	const level = page.getByRole("progressbar", { name: "How loud" });
	await expect.poll(() => level.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0);
	await expectAccessibleInBothSchemes(page);
	await expectFits(page);
	await page.getByRole("button", { name: "Check again" }).press("Enter");
	await expect(verdict(page)).toBeFocused();
	await expect(verdict(page)).toHaveText("You are ready");
	await page.getByRole("button", { name: "Switch the camera off" }).press("Enter");
	await expect(picture).toHaveCount(0);
	await expect(verdict(page)).toHaveText("You are ready");
});

test("who refuses is told how to allow it, and one thing at a time", async ({ page }) => {
	await page.context().grantPermissions([]);
	await start(page, "/id/interview-check", "Mulai pemeriksaan");
	await expect(verdict(page)).toHaveText("Kamera dan mikrofon diblokir");
	await expect(page.getByRole("status")).toHaveCount(1);
	await expectAccessibleInBothSchemes(page);
	await expectFits(page);
	await allow(page);
	await page.getByRole("button", { name: "Periksa lagi" }).click();
	await expect(verdict(page)).toHaveText("Kamu sudah siap");
});

test("a slow connection is told in plain words", async ({ page }) => {
	await allow(page);
	await page.route("**/api/upload-speed", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 3_000));
		await route.fulfill({ status: 204 });
	});
	await start(page);
	await expect(verdict(page)).toHaveText("Your connection is slow, but it will do");
	await expect(page.getByRole("status")).toContainText(/takes about \d\d seconds/);
});

test("a connection that breaks off is told before anything about speed", async ({ page, allowedConsole }) => {
	allowedConsole.push(/Failed to load resource/);
	await allow(page);
	await page.route("**/api/upload-speed", (route) => route.abort());
	await start(page);
	await expect(verdict(page)).toHaveText("There is no connection");
});

test.describe("inside Instagram", () => {
	test.use({ userAgent: IN_INSTAGRAM });

	test("the way to the phone's own browser comes first, and the check can be done all the same", async ({ page }) => {
		await allow(page);
		await start(page);
		await expect(verdict(page)).toHaveText("Open this page in your browser");
		await expect(page.getByRole("status")).toContainText("Tap the three dots at the top right");
		await expectAccessibleInBothSchemes(page);
		await page.getByRole("button", { name: "Check here anyway" }).click();
		await expect(verdict(page)).toHaveText("You are ready");
	});
});

test.describe("on a phone", () => {
	test.use({ userAgent: ANDROID });

	test("an interview for computers only sends the check there", async ({ page }) => {
		await start(page, "/interview-check?for=computer");
		await expect(verdict(page)).toHaveText("This interview is done on a computer");
		await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
	});
});

test("on a computer an interview for phones only shows a QR code of the check", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await start(page, "/interview-check?for=phone");
	await expect(verdict(page)).toHaveText("This interview is done on a phone");
	await expect(page.getByRole("img", { name: "QR code with the address of this check" })).toBeVisible();
	await expectAccessibleInBothSchemes(page);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the page says what is needed", async ({ page }) => {
		await page.goto("/id/interview-check");
		await expect(page.getByText("Pemeriksaan ini butuh JavaScript")).toBeVisible();
		await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(5);
		await expect(page.getByRole("button", { name: "Mulai pemeriksaan" })).toBeHidden();
	});
});

test("camera and microphone are for this page alone, which is not listed", async ({ site }) => {
	const policyOf = async (path: string) => (await fetch(site.origin + path)).headers.get("permissions-policy");
	for (const path of ["/interview-check", "/id/interview-check?for=phone"]) {
		expect(await policyOf(path)).toContain("camera=(self)");
		expect(await policyOf(path)).toContain("microphone=(self)");
		expect(await policyOf(path)).toContain("geolocation=()");
	}
	for (const path of ["/", "/p/ORBIT1", "/code/DEMO1234", "/interview-check/x", "/api/upload-speed"]) {
		expect(await policyOf(path)).toContain("camera=()");
		expect(await policyOf(path)).toContain("microphone=()");
	}
	const page = await (await fetch(`${site.origin}/interview-check`)).text();
	expect(page).toMatch(/<meta name="robots" content="noindex"/);
	expect(await (await fetch(`${site.origin}/sitemap.xml`)).text()).not.toContain("interview-check");
});

test("a sample is taken up to its size, from pages of the site, and a few times a minute", async ({ site }) => {
	const send = async (bytes: number, headers: Record<string, string> = {}) =>
		(await fetch(`${site.origin}/api/upload-speed`, { method: "POST", body: new Uint8Array(bytes), headers })).status;
	expect(await send(524_288)).toBe(204);
	expect(await send(524_289)).toBe(413);
	expect(await send(10, { "sec-fetch-site": "cross-site" })).toBe(403);
	expect((await fetch(`${site.origin}/api/upload-speed`)).status).toBe(405);
});
