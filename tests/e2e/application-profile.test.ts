import type { Page } from "@playwright/test";
import {
	expect,
	expectAccessible,
	expectAccessibleButColours,
	expectAccessibleInBothSchemes,
	expectNoSidewaysScroll,
	test,
} from "../support/browser/e2e";
import { giveConsent, submitButton, summaryOf } from "../support/people/candidate";
import { foldOf } from "../support/people/profile";

async function open(page: Page, code = "ORBIT1") {
	await page.goto(`/p/${code}`);
	await page.locator("[name=fullname]").focus();
	await expect(page.locator("form")).toHaveAttribute("novalidate", "");
}

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);

const LISTS = [
	["employment", "Add employment", "Employment 1", "employment_history.0.company_name"],
	["education", "Add education", "Education 1", "education_background.0.institutional_name"],
	["achievements", "Add achievement", "Achievement 1", "key_achievements.0.achievement"],
	["languages", "Add language", "Language 1", "languages.0.value"],
] as const;

test("the keyboard alone adds, removes and restores an entry of each list", async ({ page }) => {
	await open(page);
	for (const [section, add, entry, first] of LISTS) {
		await test.step(section, async () => {
			await page.getByRole("button", { name: add }).focus();
			await page.keyboard.press("Enter");
			await expect(field(page, first)).toBeFocused();
			await page.keyboard.type("Terang");
			await page.getByRole("button", { name: `Remove ${entry}` }).focus();
			await page.keyboard.press("Enter");
			await expect(field(page, first)).toHaveCount(0);
			await expect(page.getByText(`${entry} was removed.`).first()).toBeVisible();
			await expect(page.getByRole("button", { name: /^Undo/ })).toBeFocused();
			await page.keyboard.press("Enter");
			await expect(field(page, first)).toHaveValue("Terang");
			await expect(field(page, first)).toBeFocused();
		});
	}
	await expectAccessibleButColours(page);
});

async function expectSkills(page: Page) {
	await expect(page.getByText("No skills & certifications have been added to this candidate.")).toBeVisible();
	await page.getByRole("button", { name: "Add Skill & Certification" }).click();
	await expect(field(page, "soft_skills")).toBeFocused();
	await field(page, "hard_skills").fill("Excel");
	await page.getByRole("button", { name: "Add certification" }).click();
	await expect(field(page, "certifications.0.value")).toBeFocused();
	await expectAccessible(
		page
			.locator("fieldset, section")
			.filter({ has: field(page, "soft_skills") })
			.last(),
	);
	await page.getByRole("button", { name: "Remove skills & certifications" }).click();
	await expect(field(page, "hard_skills")).toHaveCount(0);
	await page.getByRole("button", { name: /^Undo/ }).click();
	await expect(field(page, "hard_skills")).toHaveValue("Excel");
}

async function expectChoices(page: Page) {
	await expect(page.getByLabel("Job family").locator("option:not([value=''])")).toHaveCount(24);
	await expect(page.getByLabel("Job level").locator("option:not([value=''])")).toHaveCount(11);
	await field(page, "employment_history.0.end_date").fill("2020-01");
	await page.getByLabel("This is my current job").check();
	await expect(field(page, "employment_history.0.end_date")).toBeDisabled();
	await expect(field(page, "employment_history.0.end_date")).toHaveValue("");
	await page.getByLabel("This is my current job").uncheck();
	await expect(field(page, "employment_history.0.end_date")).toBeEnabled();
	await page.getByRole("button", { name: "Add education" }).click();
	await field(page, "education_background.0.graduation_date").fill("2020-01");
	await page.getByLabel("I am currently studying here").check();
	await expect(field(page, "education_background.0.graduation_date")).toBeDisabled();
	await expect(field(page, "education_background.0.graduation_date")).toHaveValue("");
	await expect(page.getByPlaceholder("4.00")).toBeVisible();
}

async function expectErrors(page: Page) {
	await page.getByRole("button", { name: "Add employment" }).click();
	await field(page, "employment_history.0.company_name").blur();
	await expect(field(page, "employment_history.0.company_name")).toHaveAccessibleDescription(
		/Enter the company's name/,
	);
	await field(page, "employment_history.0.start_date").fill("2021-03");
	await field(page, "employment_history.0.end_date").fill("2020-03");
	await field(page, "employment_history.0.end_date").blur();
	await expect(page.getByText("The end can't be before the start")).toBeVisible();
	await foldOf(page, "About you").locator("summary").click();
	await field(page, "date_of_birth").fill("2999-01-01");
	await field(page, "date_of_birth").blur();
	await expect(field(page, "date_of_birth")).toHaveAccessibleDescription(/in the future/);
	await field(page, "linkedin_url").fill("example.com/me");
	await field(page, "linkedin_url").blur();
	await expect(field(page, "linkedin_url")).toHaveAccessibleDescription(/LinkedIn profile/);
	await expectAccessible(page);
}

async function expectLimits(page: Page) {
	await page.getByRole("button", { name: "Add achievement" }).click();
	await field(page, "key_achievements.0.achievement").fill("x".repeat(800));
	await expect(field(page, "key_achievements.0.achievement")).toHaveValue("x".repeat(700));
	await expect(page.getByText("700/700 characters").first()).toBeVisible();
	await field(page, "experience").fill(Array.from({ length: 1_200 }, () => "sun").join(" "));
	await expect(page.getByText("1000/1000 words").first()).toBeVisible();
}

test("the profile's lists offer every choice, keep their limits, and show errors at their fields", async ({ page }) => {
	await open(page);
	await test.step("skills and certifications are behind a button, and can be removed again", () => expectSkills(page));
	await test.step("errors show at their fields", () => expectErrors(page));
	await test.step("every job family and level can be chosen; a current job and studies clear and disable their end dates", () =>
		expectChoices(page));
	await test.step("an achievement is limited to 700 characters and experience to 1,000 words", () =>
		expectLimits(page));
});

/** Errors are in the job's language, and in the summary the same as at their fields, with the field's name. */
async function expectIndonesianErrors(page: Page) {
	await expect(page.locator("html")).toHaveAttribute("lang", "id");
	await giveConsent(page);
	await submitButton(page).click();
	const summary = summaryOf(page);
	await expect(summary).toBeFocused();
	expect(await summary.textContent()).not.toMatch(/\b(?:Enter|your|is required|Please)\b/);
	const summed = await summary.getByRole("link").allTextContents();
	const atFields = await page.locator("form p[id$=-error]").allTextContents();
	expect(summed).toHaveLength(atFields.length);
	for (const [place, text] of atFields.entries())
		expect(summed[place]?.endsWith(text.replace("▲", "").trim())).toBe(true);
	expect(new Set(summed).size).toBe(summed.length);
}

test("the whole form with errors and open entries is in Indonesian, and fits every width, light and dark", async ({
	page,
}) => {
	await open(page, "ORBIT3");
	await expectIndonesianErrors(page);
	await foldOf(page, "Tentang kamu").locator("summary").click();
	for (const name of [
		/Tambah pekerjaan/,
		/Tambah pendidikan/,
		/Tambah pencapaian/,
		/Tambah bahasa/,
		/Tambah Keahlian/,
	]) {
		await page.getByRole("button", { name }).click();
	}
	for (const width of [320, 360, 1_280]) {
		await test.step(`${width} px`, async () => {
			await page.setViewportSize({ width, height: 800 });
			await expectNoSidewaysScroll(page);
			// The widths have one layout each for phones and for computers, and the schemes differ in their colours only.
			if (width === 320) await expectAccessibleInBothSchemes(page);
			if (width === 1_280) await expectAccessibleButColours(page);
		});
	}
});
