import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, untilHydrated } from "../support/browser/e2e";
import { holdScripts } from "../support/browser/held-scripts";
import { cvField, fillRequired, giveConsent, makePdf, newCandidate, submitButton } from "../support/people/candidate";

const SAVED = "What you enter is saved on this device.";
const DAY_MS = 24 * 60 * 60 * 1_000;

const persisted = (page: Page) => page.evaluate(() => localStorage.getItem("draft:ORBIT1"));

async function enterSome(page: Page) {
	await page.goto("/p/ORBIT1");
	await page.locator("[name=fullname]").fill("Suharto");
	await page.getByRole("button", { name: "Add employment" }).click();
	await page.locator('[name="employment_history.0.company_name"]').fill("Terang Energy");
	await page.locator('[name="employment_history.0.is_current_job"]').check();
	await page.getByRole("button", { name: "Add Skill & Certification" }).click();
	await page.locator("[name=hard_skills]").fill("Excel");
	await page.getByLabel("Bali").check();
	await page.getByLabel("Driving licence").selectOption("SIM A");
	await cvField(page).setInputFiles(makePdf(20_000, "cv.pdf").file);
	await expect(page.locator("[data-status=finish]")).toHaveCount(1);
	await expect(page.getByText(SAVED)).toBeVisible();
	await expect.poll(() => persisted(page)).toContain("companies/");
}

/** The form is there, and has restored nothing. */
async function expectBlank(page: Page) {
	await page.locator("[name=fullname]").focus();
	await expect(page.locator("form[novalidate]")).toBeVisible();
	await expect(page.locator("[name=fullname]")).toHaveValue("");
}

async function expectRestored(page: Page) {
	await expect(page.locator("[name=fullname]")).toHaveValue("Suharto");
	await expect(page.locator('[name="employment_history.0.company_name"]')).toHaveValue("Terang Energy");
	await expect(page.locator('[name="employment_history.0.is_current_job"]')).toBeChecked();
	await expect(page.locator('[name="employment_history.0.end_date"]')).toBeDisabled();
	await expect(page.locator("[name=hard_skills]")).toHaveValue("Excel");
	await expect(page.getByLabel("Bali")).toBeChecked();
	await expect(page.getByLabel("Driving licence")).toHaveValue("SIM A");
	await expect(page.locator("[data-status=finish]")).toContainText("cv.pdf");
}

test("input survives a reload, a closed tab and a language switch, until it is sent in any tab; consents don't", async ({
	page,
	context,
}) => {
	page.on("dialog", (dialog) => dialog.accept());
	await enterSome(page);
	await giveConsent(page);
	await page.reload();
	await expectRestored(page);
	await expect(page.getByText(/Welcome back/)).toBeVisible();
	await test.step("consents are not restored", async () => {
		await expect(page.locator("[name=gdpr]")).not.toBeChecked();
		await expect(submitButton(page)).toBeDisabled();
	});
	await expectAccessible(page.getByText(/Welcome back/));

	const [second, third] = [await context.newPage(), await context.newPage()];
	third.on("dialog", (dialog) => dialog.accept());
	await page.close();
	await second.goto("/id/p/ORBIT1");
	await expectRestored(second);
	await third.goto("/p/ORBIT1");
	await expectRestored(third);
	await fillRequired(second, newCandidate());
	await giveConsent(second);
	await submitButton(second).click();
	await expect(second.locator("output")).toBeVisible();
	await expect.poll(() => persisted(second)).toBeNull();
	await second.evaluate(() => sessionStorage.clear());
	await second.reload();
	await expectBlank(second);
	await test.step("another tab doesn't restore what was sent", async () => {
		await third.reload();
		await expectBlank(third);
		await expect.poll(() => persisted(third)).toBeNull();
	});
});

/** Clears the draft, after a confirmation. */
async function expectToBeCleared(page: Page) {
	await page.getByRole("button", { name: "Clear the form" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog).toBeVisible();
	await expectAccessible(dialog);
	await dialog.getByRole("button", { name: "Keep it" }).click();
	await expect(page.locator("[name=fullname]")).toHaveValue("Suharto");
	await page.getByRole("button", { name: "Clear the form" }).click();
	await dialog.getByRole("button", { name: "Clear the form" }).click();
	await expect(page.locator("[name=fullname]")).toHaveValue("");
	await expect(page.locator("[data-status]")).toHaveCount(0);
	await expect(page.getByRole("heading", { name: "Apply for this job" })).toBeFocused();
	await expect(page.getByText("The saved entries were deleted from this device.")).toBeVisible();
	await expect.poll(() => persisted(page)).toBeNull();
}

/** Replaces a draft and its copy with another text, as an older visit would have left them. */
async function replaceDraft(text: string) {
	localStorage.setItem("draft:ORBIT1", text);
	const opening = indexedDB.open("astronaut");
	await new Promise((resolve) => {
		opening.onsuccess = resolve;
	});
	const writing = opening.result.transaction("drafts", "readwrite");
	writing.objectStore("drafts").put(text, "ORBIT1");
	await new Promise((resolve) => {
		writing.oncomplete = resolve;
	});
	opening.result.close();
}

/** A draft that an older visit would have left isn't restored, and is deleted. */
async function expectToBeDeleted(page: Page, text: string) {
	const blank = "**/blank";
	const headers = { "origin-agent-cluster": "?1" };
	await page.route(blank, (route) =>
		route.fulfill({ contentType: "text/html", headers, body: "<title>Blank</title>" }),
	);
	await page.goto("/blank");
	await page.evaluate(replaceDraft, text);
	await page.unroute(blank);
	await page.goto("/p/ORBIT1");
	await expectBlank(page);
	await expect.poll(() => persisted(page)).toBeNull();
}

test("a draft is cleared on request, drafts can be switched off for this device and every job, and a draft older than 14 days, or an unreadable one, is deleted", async ({
	page,
}) => {
	page.on("dialog", (dialog) => dialog.accept());
	await enterSome(page);
	await test.step("a draft is cleared after a confirmation", () => expectToBeCleared(page));
	await page.locator("[name=fullname]").fill("Suharto");
	await expect.poll(() => persisted(page)).toContain("Suharto");
	await page.getByRole("button", { name: "Don't save on this device" }).click();
	await expect(page.getByText("What you enter is not saved on this device.")).toBeVisible();
	await expect.poll(() => persisted(page)).toBeNull();
	await expect(page.locator("[name=fullname]")).toHaveValue("Suharto");
	await page.locator("[name=preferred_name]").fill("Harto");
	await page.reload();
	await page.locator("[name=preferred_name]").focus();
	await expect(page.getByText("What you enter is not saved on this device.")).toBeVisible();
	await expect(page.locator("[name=fullname]")).toHaveValue("");
	await page.getByRole("button", { name: "Save on this device" }).click();
	await page.locator("[name=fullname]").fill("Suharto");
	await expect.poll(() => persisted(page)).toContain("Suharto");
	const draft = JSON.parse((await persisted(page)) ?? "{}");
	for (const text of [JSON.stringify({ ...draft, savedAt: Date.now() - 15 * DAY_MS }), JSON.stringify("nonsense")])
		await expectToBeDeleted(page, text);
});

test("numbers, the order of choices and links without a verdict are restored", async ({ page, linkHost }) => {
	page.on("dialog", (dialog) => dialog.accept());
	await page.goto("/p/ORBIT1");
	const crew = page.getByLabel("Largest crew you have coordinated");
	await crew.fill("42");
	// Only the hydrated form knows the order of ticks; before that, there is only the order on the page.
	await expect(page.locator("form")).toHaveAttribute("novalidate", "");
	for (const region of ["West Java", "Bali"]) await page.getByLabel(region).check();
	const slot = page.getByRole("group", { name: /^Portfolio/ });
	await slot.getByRole("button", { name: "Add a link" }).click();
	await slot.getByLabel("Link 1").fill(`${linkHost.pages}/missing/draft`);
	await expect(slot.getByLabel("Link 1")).toHaveAccessibleDescription(/can't be accessed/, { timeout: 20_000 });
	await page.reload();
	await expect(crew).toHaveValue("42");
	await crew.press("End");
	await crew.pressSequentially("9");
	await expect(crew).toHaveValue("42");
	await page.getByLabel("South Sulawesi").check();
	await expect(page.getByLabel("West Java")).not.toBeChecked();
	await expect(page.getByLabel("Bali")).toBeChecked();
	await expect(slot.getByLabel("Link 1")).toHaveValue(`${linkHost.pages}/missing/draft`);
	await expect(slot.getByLabel("Link 1")).toHaveAccessibleDescription(/can't be accessed/, { timeout: 20_000 });
});

test("leaving asks for confirmation only while something would be lost; input from before the form's code has loaded is protected and stored like any other", async ({
	page,
}) => {
	const dialogs: string[] = [];
	page.on("dialog", (dialog) => {
		dialogs.push(dialog.type());
		return dialog.accept();
	});
	await page.goto("/p/ORBIT1");
	await page.locator("[name=fullname]").focus();
	await expect(page.locator("form")).toHaveAttribute("novalidate", "");
	await page.reload();
	expect(dialogs).toEqual([]);
	await untilHydrated(page);
	const release = await holdScripts(page);
	await page.locator("[name=fullname]").fill("Suharto");
	release();
	await expect(page.locator("form")).toHaveAttribute("novalidate", "");
	await expect.poll(() => persisted(page)).toContain("Suharto");
	await page.unrouteAll();
	await page.reload();
	expect(dialogs).toEqual(["beforeunload"]);
	await expect(page.locator("[name=fullname]")).toHaveValue("Suharto");
});
