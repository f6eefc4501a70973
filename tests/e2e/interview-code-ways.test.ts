import type { Page } from "@playwright/test";
import { expect, expectAccessibleColours, expectNoSidewaysScroll, test } from "../support/browser/e2e";
import {
	ANDROID,
	COMPUTER,
	changeUserAgent,
	expectAccessibleVisit,
	expectDestinations,
	hideAndShow,
	IPHONE,
	pass,
	recordVisit,
	visitNext,
} from "../support/browser/interview-code-visit";

/** Lets everything happen that a page would still do by itself. */
const waitLong = (page: Page) => pass(page, 600_000);

const checkAnswered = (page: Page) => page.waitForResponse((answer) => answer.url().includes("/api/code/"));

/** Leaves the checks of codes without an answer from now on. */
const holdChecks = (page: Page) => page.route("**/api/code/**", () => undefined);

/** Fails if the open page isn't accessible on every screen, light and dark, and by keyboard. */
async function expectSound(page: Page, heading: string, main: readonly string[]): Promise<void> {
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
	await expect(page.locator("main :is(a, button).bg-brand")).toHaveText([...main]);
	await expectAccessibleVisit(page);
	for (const width of [320, 1280]) {
		await page.setViewportSize({ width, height: 740 });
		await expectNoSidewaysScroll(page);
	}
	await page.emulateMedia({ colorScheme: "dark" });
	await expectAccessibleColours(page);
	const controls = page.locator("main :is(a, button)");
	for (const control of await controls.all()) {
		await page.keyboard.press("Tab");
		await expect(control).toBeFocused();
	}
	await page.setViewportSize({ width: 360, height: 740 });
	await page.emulateMedia({ colorScheme: "light" });
}

test.describe("on an iPhone", () => {
	test.use({ userAgent: IPHONE.userAgent });

	test("the store stays closed if the app has opened, and a reload doesn't redirect again; the page is accessible while a code is checked", async ({
		page,
	}) => {
		await recordVisit(page, IPHONE);
		await page.goto("/code/DEMO1234");
		await expectDestinations(page, ["astronaut://entercode?code=DEMO1234 at 0 (push)"]);
		await hideAndShow(page);
		await waitLong(page);
		await expectDestinations(page, ["astronaut://entercode?code=DEMO1234 at 0 (push)"]);
		const checked = checkAnswered(page);
		await page.reload();
		await checked;
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ready to take the interview? Great!");
		await waitLong(page);
		await expectDestinations(page, []);
		await page.getByRole("link", { name: "Open the app with my code" }).click();
		await expectDestinations(page, [expect.stringContaining("astronaut://entercode?code=DEMO1234 at")]);
		await expectAccessibleVisit(page);
		await test.step("while a code is checked", async () => {
			await holdChecks(page);
			await visitNext(page, "/id/interviews/DEMO1234");
			await expectSound(page, "Membuka wawancaramu…", ["Buka aplikasi dengan kodeku"]);
		});
	});
});

test.describe("on an Android phone", () => {
	test.use({ userAgent: ANDROID.userAgent });

	test("a code whose interview has ended opens nothing, and the page says so", async ({ page }) => {
		await recordVisit(page, ANDROID);
		await page.route("**/api/code/**", (route) =>
			route.fulfill({ json: { interview_code: "DEMO1234", ended: "over" } }),
		);
		const checked = checkAnswered(page);
		await page.goto("/code/DEMO1234");
		await checked;
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("The time for this interview is over");
		await waitLong(page);
		await expectDestinations(page, []);
		await expectSound(page, "The time for this interview is over", ["Learn more"]);
	});

	test("the loader stops at fifty, then the app is offered; nothing redirects again, neither after the store nor without storage nor from the back-forward cache", async ({
		page,
	}) => {
		await recordVisit(page, ANDROID);
		await test.step("the loader stops at fifty; returning from the store ends the sequence", async () => {
			const checked = checkAnswered(page);
			await page.goto("/code/DEMO1234");
			await checked;
			const loader = page.getByRole("progressbar");
			await expect(loader).toHaveAttribute("value", "0");
			await pass(page, 1_800);
			await expect(loader).toHaveAttribute("value", "45");
			await pass(page, 200);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ready to take the interview? Great!");
			await expect(page.getByText("Answer the questions in our mobile app, on iOS or Android.")).toBeVisible();
			await expect(page.getByRole("link", { name: /^Open the .* Store$/ }).first()).toHaveText("Open the Play Store");
			await pass(page, 3_000);
			await expectDestinations(page, [expect.stringContaining("/apps/android")]);
			await page.goto("/enter-code");
			const back = checkAnswered(page);
			await page.goBack();
			await back;
			await waitLong(page);
			await expectDestinations(page, []);
		});
		await test.step("a page from the back-forward cache", async () => {
			await visitNext(page, "/code/DEMO1234+EU");
			await pass(page, 1_000);
			// Clicks a badge; its store isn't reached here, and the page behaves as if it had been.
			await page.getByRole("link", { name: "Open the App Store" }).click();
			await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
			await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ready to take the interview? Great!");
			await waitLong(page);
			await expectDestinations(page, [expect.stringContaining("/apps/ios")]);
		});
		await test.step("a browser without storage", async () => {
			await page.addInitScript(() => {
				const refuse = () => {
					throw new DOMException("Blocked.", "SecurityError");
				};
				Object.defineProperty(window, "sessionStorage", { get: refuse });
			});
			const checked = checkAnswered(page);
			await visitNext(page, "/code/DEMO1234");
			await checked;
			await pass(page, 5_000);
			await expectDestinations(page, [expect.stringContaining("/apps/android")]);
			await page.goto("about:blank");
			const back = checkAnswered(page);
			await page.goBack();
			await back;
			await waitLong(page);
			await expectDestinations(page, []);
		});
	});

	test("what isn't for phones shows its link for a computer, and what is for the app opens there; all is accessible", async ({
		page,
		context,
		site,
	}) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		await recordVisit(page, ANDROID);
		await test.step("the desktop-only page is disabled, and shows its link for a computer", async () => {
			await page.goto("/code-bcg/DEMO1234+EU");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(
				"This page can't be accessed in a mobile browser",
			);
			await expect(page.getByText(`${site.origin}/code-bcg/DEMO1234+EU`, { exact: true })).toBeVisible();
			await page.getByRole("button", { name: "Copy link" }).click();
			await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
			const copied = await page.evaluate(() => navigator.clipboard.readText());
			expect(copied).toBe(`${site.origin}/code-bcg/DEMO1234+EU`);
			await expect(page.getByRole("link", { name: "Continue in this browser" })).toHaveCount(0);
		});
		await test.step("an app-only interview under the address for computers opens in the app, without a loop to a computer", async () => {
			await visitNext(page, "/code-bcg/DEMOAPP1");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("This interview takes place in the mobile app");
			await expect(page.getByText("Open the app with your code, or install it first.")).toBeVisible();
			const app = page.getByRole("link", { name: "Open the app with my code" });
			await expect(app).toHaveAttribute("href", "astronaut://interview/code/DEMOAPP1");
			await expect(page.getByRole("link", { name: /Open the (?:App|Play) Store/ })).toHaveCount(2);
			await expect(page.getByText("Open on a computer")).toHaveCount(0);
			await expectDestinations(page, []);
		});
		await holdChecks(page);
		for (const [path, heading] of [
			["/id/code/DEMO1234?on=computer", "Wawancara ini perlu komputer"],
			["/id/code-bcg/DEMO1234", "Halaman ini tidak bisa diakses lewat browser ponsel"],
		] as const) {
			await test.step(`${path} is accessible`, async () => {
				await visitNext(page, path);
				await expectSound(page, heading, ["Salin tautan"]);
			});
		}
	});
});

test("on a computer, an app-only interview shows the QR code of the address for phones, and pages are accessible while a code is checked; no service worker stays, and the console is silent", async ({
	page,
	site,
}) => {
	await recordVisit(page, COMPUTER);
	await test.step("an app-only interview under the address for computers", async () => {
		await page.goto("/code-bcg/DEMOAPP1");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("This interview takes place in the mobile app");
		const codes = page.getByRole("img", { name: /^QR code/ });
		await expect(codes).toHaveCount(1);
		await expect(codes).toHaveAccessibleName(`QR code of the link ${site.origin}/code/DEMOAPP1`);
	});
	await test.step("no service worker stays, and the console is silent", async () => {
		await page.addInitScript(() => {
			const unregister = async () => Boolean(document.documentElement.setAttribute("data-removed", "yes"));
			Object.defineProperty(navigator, "serviceWorker", {
				value: { getRegistrations: async () => [{ unregister }] },
			});
		});
		await visitNext(page, "/code-bcg/DEMO1234");
		await expect(page.locator("html")).toHaveAttribute("data-removed", "yes");
		await page.evaluate(() => {
			const { console: spoken } = window;
			for (const method of ["debug", "error", "info", "log", "warn", "trace", "dir", "dirxml"] as const)
				spoken[method]("muted");
			for (const method of ["group", "groupCollapsed", "count", "countReset", "timeLog"] as const)
				spoken[method]("muted");
			spoken.assert(false, "muted");
			spoken.table([{ muted: true }]);
		});
	});
	await holdChecks(page);
	for (const [path, heading] of [
		["/code/DEMO1234", "Opening your interview…"],
		["/code/DEMO1234?on=app", "This interview takes place in the mobile app"],
	] as const) {
		await test.step(`${path} is accessible`, async () => {
			await visitNext(page, path);
			await expectSound(page, heading, []);
		});
	}
});

const APPS = [
	["Instagram on an iPhone", `${IPHONE.userAgent} Instagram 350.0.0.0`, "Tap the three dots at the top right", null, 1],
	["WhatsApp on an iPhone", `${IPHONE.userAgent} WhatsApp/24.1`, "Tap the compass at the bottom right", null, 1],
	["LINE on an iPhone", `${IPHONE.userAgent} Line/14.1.0`, "Tap the button below", /\?openExternalBrowser=1$/, 0],
	[
		"Facebook on Android",
		`${ANDROID.userAgent} [FB_IAB/FB4A;FBAV/500.0.0.0;]`,
		"inside another app",
		/^intent:\/\/.*;end$/,
		0,
	],
] as const;

test("inside other apps nothing opens automatically, and the page explains the way out", async ({ page }) => {
	await recordVisit(page, IPHONE);
	for (const [name, userAgent, messages, link, pictures] of APPS) {
		await test.step(name, async () => {
			await changeUserAgent(page, userAgent);
			const checked = checkAnswered(page);
			await visitNext(page, "/interviews/DEMO1234");
			await checked;
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Open this page in your browser");
			await expect(page.getByText(messages)).toBeVisible();
			await expect(page.getByRole("status").first().locator("svg")).toHaveCount(pictures);
			await waitLong(page);
			await expectDestinations(page, []);
			const out = page.getByRole("link", { name: "Open in my browser" });
			if (link) await expect(out).toHaveAttribute("href", link);
			else await expect(out).toHaveCount(0);
			await expect(page.getByText("DEMO1234", { exact: true })).toBeVisible();
			await expectAccessibleVisit(page);
		});
	}
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, userAgent: ANDROID.userAgent });

	test("/code and /interviews show every route to the interview, and the link leads there", async ({ page, site }) => {
		for (const route of ["code", "interviews"]) {
			await page.goto(`/${route}/demo1234`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ready to take the interview? Great!");
			await expect(page.getByRole("progressbar")).toBeHidden();
			await expect(page.getByText("demo1234", { exact: true })).toBeVisible();
			await expect(page.getByRole("button")).toHaveCount(0);
			await expect(
				page.getByRole("img", { name: `QR code of the link ${site.origin}/${route}/demo1234` }),
			).toBeVisible();
			await expect(page.getByRole("link", { name: /Open the (?:App|Play) Store/ })).toHaveCount(2);
			const app = page.getByRole("link", { name: "Open the app with my code" });
			await expect(app).toHaveAttribute("href", "astronaut://interview/code/demo1234");
			const onward = page.getByRole("link", { name: "Continue in this browser" });
			await expect(onward).toHaveAttribute("href", new RegExp(`/start${route === "code" ? "$" : `\\?at=${route}$`}`));
			await onward.click();
			await expect(page).toHaveURL(`${site.backend}/code/DEMO1234`);
		}
	});
});
