import type { Page } from "@playwright/test";
import { storedApplication } from "../support/backend/stored";
import { expect, test } from "../support/browser/e2e";
import { fillRequired, giveConsent, newCandidate, submitButton } from "../support/people/candidate";
import type { Site } from "../support/sites/site";

/** The source of an application's link, by the element that shows it. */
async function storedSource(page: Page, site: Site, shown: string): Promise<unknown> {
	await expect(page.locator(shown)).toBeVisible();
	return storedApplication(site, (await page.locator(shown).textContent()) ?? "").source;
}

test("the source of a link travels with a draft, past the page cache, without a cookie", async ({
	page,
	context,
	site,
}) => {
	page.on("dialog", (dialog) => dialog.accept());
	// The page is in the cache, which ignores these parameters.
	await fetch(`${site.origin}/p/ORBIT2`);
	await page.goto("/p/ORBIT2?utm_source=linkedin&utm_campaign=Spring+2027&fbclid=x");
	await page.locator("[name=fullname]").fill("Suharto");
	await expect(page.getByText("What you enter is saved on this device.")).toBeVisible();
	await expect
		.poll(() => page.evaluate(() => localStorage.getItem("draft:ORBIT2")))
		.toContain("utm_source=linkedin&utm_campaign=Spring+2027");

	const second = await context.newPage();
	await page.close();
	await second.goto("/p/ORBIT2");
	await expect(second.locator("[name=fullname]")).toHaveValue("Suharto");
	await fillRequired(second, newCandidate());
	await giveConsent(second);
	await submitButton(second).click();
	expect(await storedSource(second, site, "output")).toBe("utm_source=linkedin&utm_campaign=Spring+2027");
	const cookies = await context.cookies();
	expect(cookies.filter(({ value }) => value.includes("linkedin"))).toEqual([]);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the source of a link travels with the form, and with the next try after a refusal", async ({ page, site }) => {
		await fetch(`${site.origin}/p/ORBIT2`);
		await page.goto("/p/ORBIT2?ref=newsletter&page=2");
		const candidate = newCandidate();
		await fillRequired(page, { ...candidate, phone: "12" });
		await giveConsent(page);
		await page.locator("main form [type=submit]").click();
		await expect(page).toHaveURL(/\/p\/ORBIT2\/applied\?ref=newsletter$/);
		await page.getByRole("link", { name: "Back to the job" }).click();
		await expect(page).toHaveURL(/\/p\/ORBIT2\?ref=newsletter#apply$/);
		await fillRequired(page, candidate);
		await giveConsent(page);
		await page.locator("main form [type=submit]").click();
		await expect(page.getByRole("heading", { name: "Application submitted" })).toBeVisible();
		expect(await storedSource(page, site, "strong")).toBe("ref=newsletter");
	});

	test("the source of a link survives a change of language, a search, and the company's page", async ({ page }) => {
		const source = "utm_source=fair&utm_medium=print";
		await page.goto(`/public/companies?${source}`);
		await page.locator("header a[hreflang=id]").first().click();
		await page.locator("main [name=q]").fill("kopi");
		await page.locator("main [name=q]").press("Enter");
		await page.locator("main a[href='/id/public/companies/kopi-nusantara']").first().click();
		await page.locator("main a[href$='/jobs/head-roaster']").first().click();
		await expect(page).toHaveURL(`/id/public/companies/kopi-nusantara/jobs/head-roaster?${source}`);
	});
});
