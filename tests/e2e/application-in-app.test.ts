import type { Page } from "@playwright/test";
import { storedApplication } from "../support/backend/stored";
import { expect, expectAccessible, test } from "../support/browser/e2e";
import { cvField, fillRequired, giveConsent, makePdf, newCandidate, submitButton } from "../support/people/candidate";

const WHATSAPP =
	"Mozilla/5.0 (Linux; Android 11; Redmi 9A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/90.0.4430.210 Mobile Safari/537.36 WhatsApp/2.24";

const note = (page: Page) => page.getByRole("status").filter({ hasText: "this app doesn't let you choose one" });

/** Headless browsers open no list of files either, and tell nothing. */
async function pressChoose(page: Page): Promise<void> {
	// Timestamps by this clock must not be in the future for another browser.
	await page.clock.install({ time: Date.now() - 10_000 });
	await cvField(page).evaluate((input: HTMLInputElement) => input.click());
	await page.clock.runFor(2_000);
}

test.describe("in an in-app browser", () => {
	test.use({ userAgent: WHATSAPP });

	test("a file input that opens nothing offers a way out, with the draft", async ({ page, site, browser }) => {
		await page.goto("/p/ORBIT1");
		const candidate = newCandidate();
		await fillRequired(page, candidate);
		await expect(note(page)).toHaveCount(0);
		await pressChoose(page);
		await expect(note(page)).toBeVisible();
		await expectAccessible(note(page));
		const way = (await note(page).getByRole("link", { name: "Open in my browser" }).getAttribute("href")) ?? "";
		expect(way).toMatch(/^intent:\/\/[^#]+#draft=[\w-]+#Intent;scheme=http;/);
		const address = decodeURIComponent(/S\.browser_fallback_url=([^;]+)/.exec(way)?.[1] ?? "");

		const other = await browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
		await other.goto(address);
		await expect(other.locator("[name=email]")).toHaveValue(candidate.email);
		await expect(other.getByText(/We restored what you entered/)).toBeVisible();
		expect(new URL(other.url()).hash).toBe("");
		await cvField(other).setInputFiles(makePdf(20_000).file);
		await giveConsent(other);
		await submitButton(other).click();
		const code = (await other.locator("output").first().textContent()) ?? "";
		expect(storedApplication(site, code)).toMatchObject({
			email: candidate.email,
			document_candidate: [{ document_type: "CV" }],
		});
		await other.close();
	});

	test("an application arrives without storage, and so does a code", async ({ page, site }) => {
		await page.addInitScript(() => {
			for (const name of ["localStorage", "sessionStorage", "indexedDB"])
				Object.defineProperty(window, name, {
					get() {
						throw new DOMException("The operation is insecure.", "SecurityError");
					},
				});
		});
		await page.goto("/p/ORBIT1");
		const candidate = newCandidate();
		await fillRequired(page, candidate);
		await cvField(page).setInputFiles(makePdf(20_000).file);
		await giveConsent(page);
		await submitButton(page).click();
		const code = (await page.locator("output").first().textContent()) ?? "";
		expect(storedApplication(site, code)).toMatchObject({ email: candidate.email });
		await page.goto("/enter-code");
		await page.locator("main [name=code]").fill("orbit1");
		await page.locator("main [name=code]").press("Enter");
		await page.waitForURL("**/p/ORBIT1");
	});
});

test("a regular browser shows no such hint", async ({ page }) => {
	await page.goto("/p/ORBIT1");
	await page.locator("[name=fullname]").fill("Suharto");
	await expect(page.locator("form[novalidate]")).toBeVisible();
	await pressChoose(page);
	await expect(note(page)).toHaveCount(0);
});
