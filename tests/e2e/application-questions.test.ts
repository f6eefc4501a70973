import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browser/e2e";
import { giveConsent, submitButton, summaryOf } from "../support/people/candidate";

async function open(page: Page) {
	await page.goto("/p/ORBIT1");
	await page.locator("[name=fullname]").focus();
	await expect(page.locator("form")).toHaveAttribute("novalidate", "");
}

async function expectLimits(page: Page) {
	const why = page.getByLabel("Why solar energy");
	await why.fill("The sun is free.");
	await expect(page.getByText("4/150 words. At least 10")).toBeVisible();
	await why.blur();
	await expect(why).toHaveAccessibleDescription(/Why solar energy at least have 10 words/);
	await why.fill(Array.from({ length: 149 }, () => "sun").join(" "));
	await why.press("End");
	await why.pressSequentially(" one two");
	await expect(why).toHaveValue(/ one $/);
	await expect(page.getByText(/^150\/150 words\. At least 10\. You've reached the limit/).first()).toBeVisible();
	await why.press("Control+Home");
	await why.pressSequentially("no ");
	await expect(why).toHaveValue(/^nosun .* one $/);
	await why.pressSequentially("w");
	await expect(why).toHaveValue(/^nowsun .* one $/);
	await expect(why).not.toHaveAttribute("aria-invalid");

	for (const region of ["Bali", "West Java", "East Java"]) await page.getByLabel(region).check();
	await expect(page.getByLabel("Bali")).not.toBeChecked();
	await expect(page.getByText("You can choose at most 2, so “Bali” was removed.")).toBeVisible();
	await expect(page.getByLabel("West Java")).toBeChecked();
	await expect(page.getByLabel("East Java")).toBeChecked();

	const answers = page.getByRole("group", { name: /Experience in field operations/ }).getByRole("radio");
	await expect(answers).toHaveCount(3);
	expect(await answers.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value))).toEqual([
		"0",
		"1",
		"2",
	]);
	await answers.first().focus();
	await page.keyboard.press("ArrowDown");
	await expect(answers.nth(1)).toBeChecked();
}

async function expectErrors(page: Page) {
	const crew = page.getByLabel("Largest crew you have coordinated");
	await crew.pressSequentially("2001");
	await expect(crew).toHaveValue("200");
	await expect(crew).toHaveAccessibleDescription(/less than or equal to 200/);
	await crew.blur();
	await expect(crew).not.toHaveAttribute("aria-invalid");
	await crew.fill("-1");
	await crew.blur();
	await expect(crew).toHaveAccessibleDescription(/more than or equal to 0/);
	await crew.fill("many");
	await expect(crew).toHaveAccessibleDescription(/enter a number/);
	await expectAccessible(crew.locator("xpath=.."));
	await crew.fill("");
	await expect(crew).not.toHaveAttribute("aria-invalid");

	const report = page.getByLabel("Site report you have written");
	await report.setInputFiles({ name: "report.mp3", mimeType: "audio/mpeg", buffer: Buffer.from([0x49, 0x44]) });
	await expect(page.getByText(/This type of file can't be used here/).first()).toBeVisible();
	await giveConsent(page);
	await submitButton(page).click();
	await expect(summaryOf(page)).toContainText("Site report you have written: This type of file can't be used here");
}

test("a text enforces its word limit, an extra choice replaces the oldest, and wrong numbers and files show errors", async ({
	page,
}) => {
	await open(page);
	await test.step("words and choices", () => expectLimits(page));
	await test.step("a number above the maximum is rejected while typing; a missing number and a wrong file type show errors", () =>
		expectErrors(page));
});
