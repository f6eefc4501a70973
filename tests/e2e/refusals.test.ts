import {
	cvField,
	fillRequired,
	giveConsent,
	makePdf,
	newCandidate,
	submitButton,
	summaryOf,
} from "../support/candidate";
import { expect, expectAccessible, test } from "../support/e2e";

test.use({ allowedConsole: [/Failed to load resource/] });

const CV = makePdf(30_000).file;

test("a duplicate email marks the field, and the form stays open for another try", async ({ page }) => {
	const first = newCandidate();
	for (const phone of [first.phone, newCandidate().phone]) {
		await page.goto("/p/ORBIT1");
		await fillRequired(page, { ...first, phone });
		await cvField(page).setInputFiles(CV);
		await giveConsent(page);
		await submitButton(page).click();
		await expect(page.locator("output, form [role=alert]")).toBeVisible();
		await page.evaluate(() => sessionStorage.clear());
	}
	const email = page.locator("[name=email]");
	await expect(email).toHaveAttribute("aria-invalid", "true");
	await expect(email).toHaveAccessibleDescription(/already applied to this job with this email address/);
	await expect(summaryOf(page)).toBeFocused();
	await expect(email).toHaveValue(first.email);
	await expectAccessible(page);

	const other = newCandidate();
	await email.fill(other.email);
	await page.locator("[name=email2]").fill(other.email);
	await submitButton(page).click();
	await expect(page.locator("output")).toHaveText(/^[A-Z0-9]{8}$/);
});

test("a duplicate phone number marks the phone field", async ({ page }) => {
	const first = newCandidate();
	for (let round = 0; round < 2; round++) {
		await page.goto("/p/ORBIT2");
		await fillRequired(page, first);
		await giveConsent(page);
		await submitButton(page).click();
		await expect(page.locator("output, form [role=alert]")).toBeVisible();
		await page.evaluate(() => sessionStorage.clear());
	}
	await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(/already registered/);
	await expect(page.getByLabel("Phone")).toHaveValue(first.phone);
});

test("without a connection the person is told what to do, and nothing typed is lost", async ({ page, context }) => {
	const candidate = newCandidate();
	await page.goto("/p/ORBIT2");
	await fillRequired(page, candidate);
	await giveConsent(page);
	await context.setOffline(true);
	await submitButton(page).click();
	await expect(summaryOf(page)).toContainText("There is no connection", { timeout: 15_000 });
	await expect(summaryOf(page)).toBeFocused();
	await expect(page.getByLabel("Full name")).toHaveValue(candidate.fullname);
	await context.setOffline(false);
	await submitButton(page).click();
	await expect(page.locator("output")).toHaveText(/^[A-Z0-9]{8}$/);
});

test("a lost answer is asked for again, and nobody applies twice", async ({ page }) => {
	const keys: (string | undefined)[] = [];
	await page.route("**/api/public/ORBIT2", async (route) => {
		keys.push(route.request().headers()["idempotency-key"]);
		if (keys.length > 1) return route.continue();
		await route.fetch();
		await route.abort("connectionreset");
	});
	await page.goto("/p/ORBIT2");
	await fillRequired(page, newCandidate());
	await giveConsent(page);
	await submitButton(page).click();
	await expect(page.locator("output")).toHaveText(/^[A-Z0-9]{8}$/, { timeout: 15_000 });
	expect(keys).toHaveLength(2);
	expect(new Set(keys).size).toBe(1);
});
