import type { Page } from "@playwright/test";
import { expect, expectAccessibleInBothSchemes, expectFits, test } from "../support/browser/e2e";

const IN_INSTAGRAM =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 356.0.0.29.91 (iPhone14,5; iOS 18_1; en_US)";
const ANDROID =
	"Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";

async function start(page: Page, path = "/interview-check") {
	await page.goto(path);
	await page.getByRole("button", { name: "Start the check" }).click();
}

const verdict = (page: Page) => page.getByRole("status").getByRole("heading");

test.describe("inside Instagram", () => {
	test.use({ userAgent: IN_INSTAGRAM });

	test("the way to the phone's own browser comes first, and the check can be done all the same", async ({ page }) => {
		await page.goto("/interview-check");
		await expectAccessibleInBothSchemes(page);
		await page.getByRole("button", { name: "Start the check" }).click();
		await expect(verdict(page)).toHaveText("Open this page in your browser");
		await expect(verdict(page)).toBeFocused();
		await expect(page.getByText("Tap the three dots at the top right")).toBeVisible();
		await expectAccessibleInBothSchemes(page);
		await page.getByRole("button", { name: "Check here anyway" }).click();
		await expect(page.getByRole("button", { name: "Check again" })).toBeVisible();
		await expect(verdict(page)).not.toHaveText("Open this page in your browser");
	});
});

test.describe("on a phone", () => {
	test.use({ userAgent: ANDROID });

	test("an interview for computers only sends the check there", async ({ page }) => {
		await start(page, "/interview-check?for=computer");
		await expect(verdict(page)).toHaveText("This interview needs a computer");
		await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
	});
});

test("on a computer an interview for phones only shows a QR code of the check", async ({ page }) => {
	await start(page, "/interview-check?for=phone");
	await expect(verdict(page)).toHaveText("This interview needs a phone");
	await expect(page.getByRole("img", { name: "QR code with the address of this check" })).toBeVisible();
	await expectAccessibleInBothSchemes(page);
	await expectFits(page);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the page lists the requirements", async ({ page }) => {
		await page.goto("/id/interview-check");
		await expect(page.getByText("Pemeriksaan ini butuh JavaScript")).toBeVisible();
		await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(5);
		await expect(page.getByRole("button", { name: "Mulai pemeriksaan" })).toBeHidden();
	});
});

test("camera and microphone are for this page alone, which is not listed", async ({ site }) => {
	const policyOf = async (path: string) => (await fetch(site.origin + path)).headers.get("permissions-policy");
	for (const path of ["/interview-check", "/id/interview-check?for=phone"]) {
		const policy = await policyOf(path);
		for (const part of ["camera=(self)", "microphone=(self)", "geolocation=()"]) expect(policy).toContain(part);
	}
	for (const path of ["/", "/p/ORBIT1", "/code/DEMO1234", "/interview-check/x", "/api/upload-speed"]) {
		const policy = await policyOf(path);
		for (const part of ["camera=()", "microphone=()"]) expect(policy).toContain(part);
	}
	const page = await (await fetch(`${site.origin}/interview-check`)).text();
	expect(page).toMatch(/<meta name="robots" content="noindex"/);
});

test("no page of a code offers it: whoever has come that far goes on to the interview", async ({ site }) => {
	for (const path of [
		"/code/DEMO1234",
		"/interviews/DEMO1234",
		"/code-bcg/DEMO1234",
		"/code/DEMOAPP1",
		"/id/enter-code",
	]) {
		const page = await fetch(site.origin + path, { headers: { "user-agent": ANDROID } });
		expect([path, page.status, (await page.text()).includes("interview-check")]).toEqual([path, 200, false]);
	}
});

test("a sample is taken up to its size, and from pages of the site alone", async ({ site }) => {
	const send = async (bytes: number, headers: Record<string, string> = {}) =>
		(await fetch(`${site.origin}/api/upload-speed`, { method: "POST", body: new Uint8Array(bytes), headers })).status;
	expect(await send(524_288)).toBe(204);
	expect(await send(524_289)).toBe(413);
	expect(await send(10, { "sec-fetch-site": "cross-site" })).toBe(403);
	expect((await fetch(`${site.origin}/api/upload-speed`)).status).toBe(405);
});
