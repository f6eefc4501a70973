import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectAccessibleButColours, test } from "../support/browser/e2e";
import {
	cvField,
	fillRequired,
	giveConsent,
	makePdf,
	newCandidate,
	submitButton,
	summaryOf,
} from "../support/people/candidate";
import { sendApplication } from "../support/people/sent-application";

test.use({ allowedConsole: [/Failed to load resource/] });

const CV = makePdf(30_000).file;

test("a duplicate email and a duplicate phone number mark their fields, and the form stays open for a retry", async ({
	page,
	site,
}) => {
	const sent = await sendApplication(site);
	const other = newCandidate();
	const email = page.locator("[name=email]");
	const phone = page.getByLabel("Phone");
	await test.step("the email", async () => {
		await page.goto("/p/ORBIT1");
		await fillRequired(page, { ...other, email: sent.email });
		await cvField(page).setInputFiles(CV);
		await giveConsent(page);
		await submitButton(page).click();
		await expect(email).toHaveAttribute("aria-invalid", "true");
		await expect(email).toHaveAccessibleDescription(
			/already applied to this job with this email address.* You can write to \S+@\S+\.$/,
		);
		await expect(summaryOf(page).getByRole("link")).toHaveText(/You can write to \S+@\S+\.$/);
		await expect(summaryOf(page)).toBeFocused();
		await expect(email).toHaveValue(sent.email);
		await expectAccessible(summaryOf(page).or(email.locator("xpath=..")));
	});
	await test.step("the phone number", async () => {
		await email.fill(other.email);
		await page.locator("[name=email2]").fill(other.email);
		await phone.fill(`+${sent.phone}`);
		await submitButton(page).click();
		await expect(phone).toHaveAccessibleDescription(/already registered/);
		await expect(phone).toHaveValue(`+${sent.phone}`);
	});
	await phone.fill(other.phone);
	await submitButton(page).click();
	await expect(page.locator("output")).toHaveText(/^[A-Z0-9]{8}$/);
});

const FAILURES = [
	[500, { message: "x" }, "Something went wrong on our side."],
	[429, { message: "x" }, "Too many attempts in a short time."],
	[404, { message: "x" }, "This job no longer takes applications."],
	[413, { message: "The application is too large." }, "didn't accept the application: The application is too large."],
] as const;

/** Sends the form offline: it says so. */
async function expectAdviceOffline(page: Page, fullname: string) {
	await page.context().setOffline(true);
	await submitButton(page).click();
	await expect(summaryOf(page)).toContainText("There is no connection", { timeout: 15_000 });
	await expect(summaryOf(page)).toBeFocused();
	await expect(page.getByLabel("Full name")).toHaveValue(fullname);
	await page.context().setOffline(false);
}

/** Sends the form, whose first response is lost on its way: the second request is the same. */
async function expectToBeRecovered(page: Page) {
	const keys: (string | undefined)[] = [];
	await page.route("**/api/public/ORBIT2", async (route) => {
		keys.push(route.request().headers()["idempotency-key"]);
		if (keys.length > 1) return route.continue();
		await route.fetch();
		await route.abort("connectionreset");
	});
	await submitButton(page).click();
	await expect(page.locator("output")).toHaveText(/^[A-Z0-9]{8}$/, { timeout: 15_000 });
	expect(keys).toHaveLength(2);
	expect(new Set(keys).size).toBe(1);
}

test("offline and after a general rejection, the form shows a message and keeps all input; a lost response is recovered", async ({
	page,
}) => {
	const candidate = newCandidate();
	await page.goto("/p/ORBIT2");
	await fillRequired(page, candidate);
	await giveConsent(page);
	await test.step("offline, the form shows advice", () => expectAdviceOffline(page, candidate.fullname));
	for (const [status, json, messages] of FAILURES) {
		await test.step(`rejected with ${status}`, async () => {
			await page.unrouteAll();
			await page.route("**/api/public/ORBIT2", (route) => route.fulfill({ status, json }));
			await submitButton(page).click();
			await expect(summaryOf(page)).toContainText(messages, { timeout: 15_000 });
			await expect(summaryOf(page)).toBeFocused();
			await expect(page.locator("[name=fullname]")).toHaveValue(candidate.fullname);
		});
	}
	await expectAccessible(summaryOf(page));
	await page.unrouteAll();
	await test.step("a lost response is recovered without a second application", () => expectToBeRecovered(page));
});

test("a host's messages about values show at their fields", async ({ page }) => {
	const errors = {
		"custom_fields.0": ["No."],
		"education_background.0.institutional_name": ["No."],
		"hard_skills.1": ["No."],
		"document_candidate.1": ["No."],
		other: ["<b>The moon</b> is full."],
	};
	await page.route("**/api/public/ORBIT1", (route) => route.fulfill({ status: 422, json: { errors } }));
	await page.goto("/p/ORBIT1");
	await fillRequired(page, newCandidate());
	await cvField(page).setInputFiles(CV);
	await expect(page.locator("[data-status=finish]")).toHaveCount(1);
	for (let entry = 0; entry < 2; entry++) await page.getByRole("button", { name: "Add education" }).click();
	await page.locator('[name="education_background.1.institutional_name"]').fill("ITB");
	await page.getByRole("button", { name: "Add Skill & Certification" }).click();
	await page.locator("[name=hard_skills]").fill("Excel, SQL");
	await giveConsent(page);
	await submitButton(page).click();
	await expect(summaryOf(page).getByRole("link")).toHaveCount(4);
	await expect(summaryOf(page)).toContainText("<b>The moon</b> is full.");
	await expect(page.getByLabel("Current city")).toHaveAccessibleDescription(
		/^Current city: the company's system didn't accept this\. It says: No\./,
	);
	await expect(summaryOf(page).getByRole("link", { name: /^Education 2, School or university: / })).toHaveCount(1);
	await page.locator("summary", { hasText: "Education 1" }).click();
	await expect(page.locator('[name="education_background.0.institutional_name"]')).not.toHaveAttribute("aria-invalid");
	await expect(page.locator('[name="education_background.1.institutional_name"]')).toHaveAttribute(
		"aria-invalid",
		"true",
	);
	await expect(page.locator("[name=hard_skills]")).toHaveAttribute("aria-invalid", "true");
	await expectAccessibleButColours(page);
});
