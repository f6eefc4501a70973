import type { Page } from "@playwright/test";
import { mediaLaunchOptions } from "../../../scripts/lib/browser.mjs";
import { expect, expectAccessibleInBothSchemes, expectFits, test } from "../../support/browser/e2e";

test.use({ launchOptions: mediaLaunchOptions });
test.describe.configure({ mode: "default" });

type Setting = "granted" | "denied";

/** Answers the browser's permission prompt for camera and microphone. */
async function decide(page: Page, camera: Setting, microphone: Setting = camera): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const { browserContextId } = (await session.send("Target.getTargetInfo")).targetInfo;
	const browser = await page.context().browser()?.newBrowserCDPSession();
	for (const [name, setting] of [
		["camera", camera],
		["microphone", microphone],
	] as const)
		await browser?.send("Browser.setPermission", { permission: { name }, setting, browserContextId });
}

/** A sample takes no time by the page's clock, however busy the machine is; with each "sample" event three seconds pass. */
const stopClock = (page: Page) =>
	page.addInitScript(() => {
		let now = 1_000;
		performance.now = () => now;
		window.addEventListener("sample", () => {
			now += 3_000;
		});
	});

async function start(page: Page) {
	await page.goto("/interview-check");
	await page.getByRole("button", { name: "Start the check" }).click();
}

const verdict = (page: Page) => page.getByRole("status").getByRole("heading");

test("a candidate who allows camera and microphone sees both at work, and that everything is ready; by keyboard only", async ({
	page,
}) => {
	await decide(page, "granted");
	await stopClock(page);
	await page.goto("/interview-check");
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

test("a candidate who refuses learns how to allow it, one step at a time, in Indonesian too", async ({ page }) => {
	await stopClock(page);
	await page.goto("/id/interview-check");
	await page.getByRole("button", { name: "Mulai pemeriksaan" }).click();
	await expect(verdict(page)).toHaveText("Kamera dan mikrofon diblokir");
	for (const [camera, microphone, says] of [
		["denied", "granted", "Kamera diblokir"],
		["granted", "denied", "Mikrofon diblokir"],
		["granted", "granted", "Kamu sudah siap"],
	] as const) {
		await decide(page, camera, microphone);
		await page.getByRole("button", { name: "Periksa lagi" }).click();
		await expect(verdict(page)).toHaveText(says);
		await expect(verdict(page)).toHaveCount(1);
	}
	await expectAccessibleInBothSchemes(page);
	await expectFits(page);
});

test("plain messages report a slow connection and one that breaks off", async ({ page, allowedConsole }) => {
	allowedConsole.push(/Failed to load resource/);
	await decide(page, "granted");
	await stopClock(page);
	await page.route("**/api/upload-speed", async (route) => {
		await page.evaluate(() => window.dispatchEvent(new Event("sample")));
		await route.fulfill({ status: 204 });
	});
	await start(page);
	await expect(verdict(page)).toHaveText("Your connection is slow, but good enough");
	await expect(page.getByRole("status")).toContainText("takes about 45 seconds");
	await page.unroute("**/api/upload-speed");
	await page.route("**/api/upload-speed", (route) => route.abort());
	await page.getByRole("button", { name: "Check again" }).click();
	await expect(verdict(page)).toHaveText("You're offline");
});

test("a page that was given no camera by its headers can't open one", async ({ page, allowedConsole }) => {
	allowedConsole.push(/permissions policy/i);
	await decide(page, "granted");
	await page.goto("/enter-code");
	const name = await page.evaluate(() =>
		navigator.mediaDevices.getUserMedia({ video: true }).then(
			() => "opened",
			(error: DOMException) => error.name,
		),
	);
	expect(name).toBe("NotAllowedError");
});
