import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectAccessibleInBothSchemes, openHydrated, test } from "../support/browser/e2e";
import { companyList, failAnswers, holdAnswers } from "../support/pages/company-list";

test.use({ allowedConsole: [/Failed to load resource/] });

async function expectEmptyCardsMeanwhile(page: Page): Promise<void> {
	const list = companyList(page);
	const before = await list.results.boundingBox();
	const answers = await holdAnswers(page);
	await list.pager.getByRole("link", { name: "Page 2" }).click();
	await expect(list.emptyCards).toHaveCount(12);
	await expect(list.status).toHaveText("Loading companies…");
	await expect(list.results).toHaveAttribute("aria-busy", "true");
	const during = await list.results.boundingBox();
	expect(Math.abs((during?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(120);
	await expectAccessible(list.results);
	await answers.release();
	await expect(list.emptyCards).toHaveCount(0);
	await expect(list.cards).toHaveCount(12);
	await expect(list.results).toHaveAttribute("aria-busy", "false");
	await test.step("a late response is only logged as cancelled", async () => {
		await list.search.fill("a");
		await expect.poll(answers.held).toBe(1);
		await list.search.fill("kopi");
		await expect.poll(answers.held).toBe(2);
		await answers.release();
		await answers.release();
		await expect(list.cards).toHaveCount(3);
		await expect(list.problem).toHaveCount(0);
		const logged = () => page.evaluate(() => performance.getEntriesByName("company-list: cancelled").length);
		await expect.poll(logged).toBe(1);
	});
	await list.search.fill("");
	await expect.poll(answers.held).toBe(1);
	await answers.release();
	await expect(list.cards).toHaveCount(12);
}

async function expectToBeAskedAgain(page: Page): Promise<void> {
	const list = companyList(page);
	const names = await list.cards.locator("bdi").allTextContents();
	const recover = await failAnswers(page);
	await list.pager.getByRole("link", { name: "Page 4" }).click();
	await expect(list.problem).toContainText("The list could not be loaded.");
	await expect(list.cards.locator("bdi")).toHaveText(names);
	await expectAccessibleInBothSchemes(list.problem);
	// The host is down until this answer is there too: the problem stays visible meanwhile.
	const failedAgain = page.waitForResponse((answer) => answer.status() === 503);
	await page.getByRole("button", { name: "Try again" }).click();
	await failedAgain;
	await expect(list.problem).toBeVisible();
	await recover();
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(list.status).toHaveText("137 companies · Page 4 of 12");
	await expect(list.status).toBeFocused();
	await expect(list.problem).toHaveCount(0);
	await expect(page).toHaveURL(/\?page=4$/);
}

async function expectNoWordOfTheLastSearch(page: Page): Promise<void> {
	const list = companyList(page);
	await openHydrated(page, "/public/companies?q=zzzz");
	const recoverAgain = await failAnswers(page);
	await list.search.fill("kopi");
	await expect(list.problem).toHaveText(/^The list could not be loaded\.\s*Try again$/);
	await expect(list.status).toHaveText("");
	await expect(page.getByText("Check the spelling", { exact: false })).toHaveCount(0);
	await recoverAgain();
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(list.cards).toHaveCount(3);
}

test("the list waits for responses, and requests them again after a failure", async ({ page }) => {
	await openHydrated(page, "/public/companies");
	await test.step("a slow response shows skeleton cards of the same size, and a late one is dropped", () =>
		expectEmptyCardsMeanwhile(page));
	await test.step("a failing host leaves the list unchanged, shows an error, and is called again", () =>
		expectToBeAskedAgain(page));
	await test.step("a failed search leaves no message after the next one", () => expectNoWordOfTheLastSearch(page));
});
