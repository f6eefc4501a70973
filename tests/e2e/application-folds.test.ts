import type { Page } from "@playwright/test";
import { expect, expectAccessible, openHydrated, test } from "../support/browser/e2e";
import { holdScripts } from "../support/browser/held-scripts";
import { fillRequired, giveConsent, newCandidate, submitButton, summaryOf } from "../support/people/candidate";
import { openFilledIn, plainCv } from "../support/people/plain-application";
import { foldOf } from "../support/people/profile";

const birth = (page: Page) => page.locator("[name=date_of_birth]");
const phone = (page: Page) => page.locator("[name=phone]");

test("optional fields are one line until somebody opens or fills them", async ({ page }) => {
	const fold = foldOf(page, "About you");
	await page.goto("/p/ORBIT2");

	await test.step("closed at first, and without a word of a CV that the job doesn't ask for", async () => {
		await expect(birth(page)).toBeHidden();
		await expect(page.locator("#apply")).not.toContainText("CV");
	});

	await test.step("the keyboard opens it", async () => {
		await fold.locator("summary").focus();
		await page.keyboard.press("Enter");
		await expect(birth(page)).toBeVisible();
		await expect(page.locator("form")).toHaveAttribute("novalidate", "");
		await expect(birth(page)).toBeVisible();
	});

	await test.step("Submit says why it is disabled", () =>
		expect(submitButton(page)).toHaveAccessibleDescription("Tick the box above to send your application."));

	await test.step("a problem in a closed one opens it, and the summary leads into it", async () => {
		await fillRequired(page, newCandidate());
		await birth(page).fill("2999-01-01");
		await fold.locator("summary").click();
		await expect(birth(page)).toHaveAttribute("aria-invalid", "true");
		await expect(birth(page)).toBeVisible();
		await fold.locator("summary").click();
		await expect(birth(page)).toBeHidden();
		await giveConsent(page);
		await submitButton(page).click();
		await expect(birth(page)).toBeVisible();
		await expect(summaryOf(page)).toBeFocused();
		await expectAccessible(summaryOf(page).or(fold));
		await fold.locator("summary").click();
		await expect(birth(page)).toBeHidden();
		await summaryOf(page).getByRole("link", { name: "This date is in the future" }).click();
		await expect(birth(page)).toBeFocused();
		await fold.locator("summary").click();
		await expect(birth(page)).toBeHidden();
		await submitButton(page).click();
		await expect(birth(page)).toBeVisible();
	});

	await test.step("a restored draft opens it", async () => {
		await birth(page).fill("1998-07-25");
		await expect.poll(() => page.evaluate(() => localStorage.getItem("draft:ORBIT2"))).toContain("1998-07-25");
		page.on("dialog", (dialog) => dialog.accept());
		await page.reload();
		await expect(birth(page)).toHaveValue("1998-07-25");
		await expect(birth(page)).toBeVisible();
	});
});

test("a phone number shows as the host understands it, and the second email takes a paste", async ({ page }) => {
	await openHydrated(page, "/p/ORBIT1");
	await test.step("also one from before the form's code has loaded", async () => {
		const release = await holdScripts(page);
		await phone(page).fill("0812 7000 1234");
		await phone(page).blur();
		release();
		await expect(page.locator("#apply-phone-reading")).toHaveText("+62 812 7000 1234, Indonesia");
	});
	for (const [typed, understood] of [
		["+65 9123 4567", "+65 9123 4567, Singapore"],
		[
			"(415) 555-2671",
			"There is no such number in Indonesia. If yours is from another country, begin with + and its code, such as +44.",
		],
		["+1 555 555 1234", "We don't know this number. Is every digit right?"],
	] as const) {
		await test.step(typed, async () => {
			await phone(page).fill(typed);
			const answered = page.waitForResponse(/check_phone/);
			await phone(page).blur();
			await answered;
			await expect(page.locator("#apply-phone-reading")).toHaveText(understood);
		});
	}
	await page.locator("[name=email]").fill("suharto@example.com");
	await page.locator("[name=email]").selectText();
	await page.keyboard.press("ControlOrMeta+c");
	await page.locator("[name=email2]").focus();
	await page.keyboard.press("ControlOrMeta+v");
	await expect(page.locator("[name=email2]")).toHaveValue("suharto@example.com");
	await test.step("Submit says why it is disabled, and leads to the missing consents", async () => {
		await expect(submitButton(page)).toHaveAccessibleDescription("Tick the boxes above to send your application.");
		await submitButton(page).focus();
		await expect(submitButton(page)).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page.locator("[name=gdpr]")).toBeFocused();
	});
	await test.step("a number that is too short or too long for its country is wrong, also when it is sent", async () => {
		for (const [typed, problem] of [
			["+44 7911 123456 78", /This number is too long. Enter one number/],
			["0812", /This number is too short/],
		] as const) {
			await phone(page).fill(typed);
			await phone(page).blur();
			await expect(phone(page)).toHaveAccessibleDescription(problem);
		}
		await phone(page).fill("0812 7000 1234");
		await expect(phone(page)).not.toHaveAttribute("aria-invalid");
		await phone(page).fill("0812");
		await giveConsent(page);
		await submitButton(page).click();
		await expect(phone(page)).toHaveAccessibleDescription(/This number is too short/);
	});
});

test("without script, a refusal names the field of a problem and its fold", async ({ visit }) => {
	const form = await openFilledIn(visit, "/p/ORBIT2", newCandidate());
	form.fill({ date_of_birth: "2999-01-01" });
	await visit.send(form);
	expect(visit.text).toContain("About you, Date of birth: This date is in the future");
});

test("without script, a phone number that is too short for its country is named in the job's own words", async ({
	visit,
}) => {
	const form = await openFilledIn(visit, "/p/ORBIT3", { ...newCandidate(), phone: "0812" });
	form.fill({ cv: plainCv() });
	await visit.send(form);
	expect(visit.text).toContain("Nomor ponsel ini terlalu pendek.");
	expect(visit.text).not.toContain("too short");
});
