import type { Page } from "@playwright/test";
import { storedHashes } from "../support/backend/stored-uploads";
import { expect, expectAccessibleInBothSchemes, openHydrated, test } from "../support/browser/e2e";
import { holdScripts } from "../support/browser/held-scripts";
import { postsOf } from "../support/people/application-by-slugs";
import {
	cvField,
	fillRequired,
	giveConsent,
	makePdf,
	newCandidate,
	submitButton,
	summaryOf,
} from "../support/people/candidate";

test("a rule applies after its field was touched, and the button is disabled until every consent is given", async ({
	page,
}) => {
	await page.goto("/p/ORBIT1");
	await expect(page.locator("[name=whatsapp_notification]")).toBeChecked();
	await test.step("a phone number", async () => {
		const phone = page.getByLabel("Phone");
		await phone.fill("call me");
		await expect(page.getByText("Use digits, spaces and dashes")).toHaveCount(0);
		await phone.blur();
		await expect(phone).toHaveAttribute("aria-invalid", "true");
		await expect(phone).toHaveAccessibleDescription(/Use digits, spaces and dashes/);
		for (const written of ["+62 812-3456.7890", "\u202a+1 (415) 555-2671\u202c", "(+٦٢) ٨١٢ ٣٤٥٦"]) {
			await phone.fill("x");
			await expect(phone).toHaveAttribute("aria-invalid", "true");
			await phone.fill(written);
			await expect(phone).not.toHaveAttribute("aria-invalid");
			await expect(phone).toHaveValue(written);
		}
	});
	await test.step("the address confirmation, in any case", async () => {
		await page.locator("[name=email]").fill(" Siti@Example.com ");
		const again = page.getByLabel("Confirm email");
		await again.fill("sitti@example.com");
		await again.blur();
		await expect(page.getByText("The two email addresses are not the same")).toBeVisible();
		await again.fill("siti @EXAMPLE\u200b.com");
		await expect(page.getByText("The two email addresses are not the same")).toHaveCount(0);
	});
	await test.step("consents", async () => {
		await expect(submitButton(page)).toBeDisabled();
		await page.locator("[name=gdpr]").check();
		await expect(page.getByText("Tick the boxes above to send your application.")).toBeVisible();
		await expect(submitButton(page)).toBeDisabled();
		await page.locator("[name=compliance]").check();
		await expect(submitButton(page)).toBeEnabled();
		await page.locator("[name=gdpr]").uncheck();
		await expect(submitButton(page)).toBeDisabled();
	});
});

test("after a failed attempt, a summary takes focus, links to each field, and is accessible", async ({ page }) => {
	await page.goto("/p/ORBIT1");
	await giveConsent(page);
	await submitButton(page).click();
	const summary = summaryOf(page);
	await expect(summary).toBeFocused();
	await expect(summary.getByRole("link")).toHaveText([
		"Curriculum Vitae (CV) is required",
		"Enter your full name",
		"Preferred name: Enter the name you like to be called",
		"Enter your email address",
		"Confirm email: Enter your email address again",
		"Enter your phone number",
		"Current city Field can't be blank",
		"Why solar energy Field can't be blank",
		"Regions you know well Field can't be blank",
		"Experience in field operations Field can't be blank",
		"Driving licence Field can't be blank",
	]);
	for (const [link, control] of [
		["Regions you know well Field can't be blank", "West Java"],
		["Experience in field operations Field can't be blank", "Less than 1 year"],
		["Enter your phone number", "Phone"],
	] as const) {
		await summary.getByRole("link", { name: link }).click();
		await expect(page.getByLabel(control)).toBeFocused();
	}
	await expectAccessibleInBothSchemes(page);
});

test("a form without email and CV omits their fields; a corrected field leaves the summary", async ({ page }) => {
	await page.goto("/p/ORBIT2");
	await expect(page.locator("[name=whatsapp_notification]")).toHaveCount(0);
	await expect(page.locator("[name=email]")).toHaveCount(0);
	await expect(cvField(page)).toHaveCount(0);
	await giveConsent(page);
	await submitButton(page).click();
	await expect(summaryOf(page).getByRole("link")).toHaveCount(3);
	await page.getByLabel("Full name").fill("Suharto");
	await expect(summaryOf(page).getByRole("link")).toHaveCount(2);
});

/**
 * Presses Tab until the element with this name or text has the focus; gives up after more presses than any form needs.
 */
async function tabTo(page: Page, name: string) {
	for (let i = 0; i < 60; i++) {
		const reached = await page.evaluate(
			() => document.activeElement?.getAttribute("name") ?? document.activeElement?.textContent,
		);
		if (reached === name) return;
		await page.keyboard.press("Tab");
	}
	throw new Error(`Tab doesn't lead to ${name}`);
}

test("the keyboard alone is enough to apply", async ({ page }) => {
	const { fullname, preferredName, phone } = newCandidate();
	await page.goto("/p/ORBIT2");
	await page.locator('a[href="#apply"]').focus();
	await page.keyboard.press("Enter");
	const texts = { fullname, preferred_name: preferredName, phone };
	for (const [name, text] of Object.entries(texts)) {
		await tabTo(page, name);
		await page.keyboard.type(text);
	}
	await tabTo(page, "About you");
	await page.keyboard.press("Enter");
	await tabTo(page, "location");
	await page.keyboard.type("Bandung");
	await tabTo(page, "gdpr");
	await page.keyboard.press("Space");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.locator("output")).toHaveText(/^[A-Z0-9]{8}$/);
});

test("input and choices from before the form's code has loaded are kept, and no others appear; a small PDF uses one call", async ({
	page,
	site,
}) => {
	const calls = postsOf(page);
	const cv = makePdf(200_000, "résumé 简历 😀.pdf");
	await openHydrated(page, "/p/ORBIT1");
	const boxes = page.getByRole("group", { name: /Regions you know well/ }).getByRole("checkbox");
	const chosen = () =>
		boxes.evaluateAll((all: HTMLInputElement[]) => all.filter((box) => box.checked).map((box) => box.value));
	const [first = "", second = "", , last = ""] = await boxes.evaluateAll((all: HTMLInputElement[]) =>
		all.map((box) => box.value),
	);
	const release = await holdScripts(page);
	const candidate = newCandidate();
	await fillRequired(page, candidate);
	await boxes.nth(0).check();
	await boxes.nth(3).check();
	for (const name of ["gdpr", "compliance"]) await page.locator(`[name=${name}]`).check();
	await cvField(page).setInputFiles(cv.file);
	await expect(page.locator("form[novalidate]")).toHaveCount(0);
	release();
	await expect(page.getByText("Uploaded").first()).toBeVisible();
	await expect(page.getByLabel("Full name")).toHaveValue(candidate.fullname);
	expect(await chosen()).toEqual([first, last]);
	await boxes.nth(1).check();
	expect(await chosen()).toEqual([second, last]);
	await submitButton(page).click();
	await expect(page.locator("output")).toBeVisible();
	expect(calls).toEqual([expect.stringMatching(/\/store_and_extract_document$/), "/api/public/ORBIT1"]);
	expect(storedHashes(site.dataDir, cv.file.name)).toEqual([cv.sha256]);
});
