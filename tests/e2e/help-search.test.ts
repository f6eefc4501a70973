import type { Page } from "@playwright/test";
import {
	expect,
	expectAccessible,
	expectAccessibleButColours,
	expectAccessibleInBothSchemes,
	expectFits,
	expectFitsAtTwiceText,
	openHydrated,
	test,
} from "../support/browser/e2e";
import { holdScripts } from "../support/browser/held-scripts";
import { ALL_ANSWERS, expectOpen, helpSearch, subjectOf } from "../support/pages/help";

async function expectKeysToSteer(page: Page): Promise<void> {
	const { field, options, active } = helpSearch(page);
	await page.keyboard.type("invitaton");
	await expect(active).toContainText("Sending invitations");
	await expect(active.locator("mark").first()).toHaveText("invitation");
	await expect(field).toHaveAttribute("aria-expanded", "true");
	await expect(page.getByRole("status").filter({ hasText: /^\d+ answers? found$/ })).toHaveCount(1);
	await expectAccessible(page.getByRole("main"));
	await page.keyboard.press("Escape");
	await expect(options).toHaveCount(0);
	await expect(field).toHaveValue("invitaton");
	await page.keyboard.press("Escape");
	await expect(field).toHaveValue("");
	await page.keyboard.press("ArrowDown");
	await expect(options).toHaveCount(ALL_ANSWERS.length);
	await page.keyboard.press("End");
	await expect(active).toContainText("Working as a hiring team");
	await expect(active).toBeInViewport();
	await page.keyboard.press("Home");
	await expect(active).toContainText("What is Astronaut?");
	await page.keyboard.press("Tab");
	await expect(options).toHaveCount(0);
	await expect(page).toHaveURL(/\/help$/);
	await field.focus();
	await page.keyboard.type("guest");
	await expect(active).toContainText("Working as a hiring team");
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/help\/faq#htu-hiring-team-collaboration$/);
	await expectOpen(page, "htu-hiring-team-collaboration");
	await page.goBack();
	await expect(field).toHaveValue("guest");
}

/** The content that replaces answers if there are none. */
async function expectMailOffer(page: Page, language: "en" | "id"): Promise<void> {
	const { field, options } = helpSearch(page, language);
	await field.fill("zzzz & 100%?");
	const mail = page.getByRole("link", { name: language === "en" ? "Write to us" : "Kirim email ke kami" });
	await expect(mail).toBeVisible();
	await expect(options).toHaveCount(0);
	await expect(field).toHaveAttribute("aria-expanded", "false");
	expect(subjectOf(await mail.getAttribute("href"))).toContain("zzzz & 100%?");
	await page.emulateMedia({ colorScheme: language === "en" ? "light" : "dark" });
	await expectAccessible(page.getByRole("main"));
	await page.keyboard.press("Tab");
	await expect(mail).toBeFocused();
	for (const path of ["/pricing", "/faq"])
		await expect(mail.locator("xpath=..").locator(`a[href="${language === "en" ? "" : "/id"}${path}"]`)).toBeVisible();
}

test("the search works by keyboard alone, tolerates a typo, and leads to the answer", async ({ page }) => {
	await openHydrated(page, "/help");
	const { field, options } = helpSearch(page);
	await test.step("is accessible in both colour schemes, and fits 320, 360 and 1280 px", async () => {
		await expectAccessibleInBothSchemes(page);
		await expectFits(page);
	});
	await test.step("text at twice the size fits phones", () => expectFitsAtTwiceText(page));
	const scripts: string[] = [];
	page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
	await field.focus();
	await expect.poll(() => scripts.length).toBeGreaterThan(0);
	await expectKeysToSteer(page);
	await test.step("offers a mail with the query when it finds nothing", () => expectMailOffer(page, "en"));
	await test.step("searches whole answers, shows the passage, and suggests pages", async () => {
		await field.fill("screenshot");
		await expect(options.filter({ hasText: "How do I contact you?" }).locator("mark")).toHaveText("screenshot");
		await field.fill("harga");
		await expect(options.first()).toContainText("Pricing");
		await options.first().click();
		await page.waitForURL(/\/pricing$/);
	});
});

test("the search opens on press, closes on an outside press, and follows a pressed answer", async ({ page }) => {
	await page.goto("/id/help");
	const { field, options } = helpSearch(page, "id");
	await field.click();
	await expect(options).toHaveCount(ALL_ANSWERS.length);
	await page.mouse.click(5, 300);
	await expect(options).toHaveCount(0);
	await test.step("is accessible, and fits 320, 360 and 1280 px", async () => {
		await expectAccessibleButColours(page);
		await expectFits(page);
	});
	await test.step("offers a mail with the query when it finds nothing", () => expectMailOffer(page, "id"));
	await field.fill("reminder");
	await options.filter({ hasText: "Mengirim undangan" }).click();
	await page.waitForURL(/\/id\/help\/faq#htu-sending-invites$/);
	await expectOpen(page, "htu-sending-invites");
});

test("the search keeps input from before its code loaded, with the best answer", async ({ page }) => {
	await openHydrated(page, "/help");
	const { field, options, active } = helpSearch(page);
	const requests: string[] = [];
	page.on("request", (request) => request.resourceType() === "script" && requests.push(request.url()));
	const release = await holdScripts(page);
	await field.focus();
	await expect.poll(() => requests.length).toBeGreaterThan(0);
	await page.keyboard.type("dead");
	await expect(options).toHaveCount(0);
	release();
	await expect(options.first()).toContainText("Sending invitations");
	await expect(active).toContainText("Sending invitations");
	await expect(field).toHaveValue("dead");
	await expect(field).toBeFocused();
	await page.keyboard.type("line");
	await expect(field).toHaveValue("deadline");
	await expect(options.first()).toContainText("Sending invitations");
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/help\/faq#htu-sending-invites$/);
	await page.goBack();
	await expect(field).toHaveValue("deadline");
	await expect(options).toHaveCount(0);
});

test("the search goes along to the other language, and to no later visit", async ({ page }) => {
	await openHydrated(page, "/help");
	const { field, options } = helpSearch(page);
	await field.fill("invitation");
	await expect(options.first()).toBeVisible();
	await page
		.getByRole("banner")
		.getByRole("link", { name: /Indonesia/ })
		.click();
	await expect(page).toHaveURL(/\/id\/help$/);
	await expect(page.getByRole("combobox")).toHaveValue("invitation");
	await page.goto("/help");
	await expect(page.getByRole("main")).toBeVisible();
	await expect(field).toHaveValue("");
});

test("the search opens after a press before any script loaded", async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto("/help", { waitUntil: "commit" });
	const { field, options } = helpSearch(page);
	await field.click();
	release();
	await expect(options).toHaveCount(ALL_ANSWERS.length);
});
