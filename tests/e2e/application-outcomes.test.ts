import type { Page } from "@playwright/test";
import { mailsTo } from "../support/backend/outbox";
import { expect, expectAccessible, expectFits, test } from "../support/browser/e2e";
import { cvField, fillRequired, giveConsent, makePdf, newCandidate, submitButton } from "../support/people/candidate";

const ANDROID =
	"Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";

async function apply(page: Page, code: string) {
	const candidate = newCandidate();
	await page.goto(`/p/${code}`);
	await fillRequired(page, candidate);
	const file = cvField(page);
	if ((await file.count()) > 0) {
		await file.setInputFiles(makePdf(50_000).file);
		await expect(page.getByText("Uploaded").first()).toBeVisible();
	}
	await giveConsent(page);
	await submitButton(page).click();
	return candidate;
}

test("delay_start 0 redirects to the interview without a dialog", async ({ page, site }) => {
	const dialogs: string[] = [];
	page.on("dialog", (dialog) => {
		dialogs.push(dialog.type());
		return dialog.accept();
	});
	await apply(page, "ORBIT6");
	await expect(page).toHaveURL(new RegExp(`^${site.backend}/code/[A-Z0-9]{8}$`));
	expect(dialogs).toEqual([]);
});

test("a job without an assessment shows a dialog, and confirming clears the form and the consents", async ({
	page,
}) => {
	const { email } = await apply(page, "ORBIT8");
	const dialog = page.getByRole("dialog", { name: "Application submitted" });
	await expect(dialog).toContainText("no interview for this job");
	await expect(dialog).toContainText(`We have sent a receipt with your private link to ${email}.`);
	await expect(dialog.getByRole("link", { name: "Download the receipt" })).toBeVisible();
	await expectAccessible(dialog);
	await dialog.getByRole("button", { name: "OK" }).click();
	await expect(dialog).toHaveCount(0);
	await expect(page.getByLabel("Full name")).toHaveValue("");
	await expect(page.locator("[name=gdpr]")).not.toBeChecked();
	await expect(submitButton(page)).toBeDisabled();
	await expect(page.locator("form [role=status]").first()).toBeFocused();
	await expect(page.locator("form [role=status]").first()).toHaveText("Application submitted");
});

/** The dialog after an application names the interview's device, and leads to the interview. */
async function expectDialog(page: Page, says: string, backend: string) {
	const dialog = page.getByRole("dialog");
	await expect(dialog).toContainText(says);
	await expectAccessible(dialog);
	await dialog.getByRole("button", { name: "Go to the interview" }).click();
	await expect(page).toHaveURL(new RegExp(`^${backend}/code/[A-Z0-9]{8}$`));
}

test("a phones-only job on a computer shows only the link to open there", async ({ page, site }) => {
	await apply(page, "ORBIT9");
	await test.step("the success dialog of ORBIT9 names the interview's device: done on a phone", () =>
		expectDialog(page, "done on a phone", site.backend));
	await page.goBack();
	await expect(page.getByText("Open this link there:", { exact: false })).toBeVisible();
	await expect(page.locator("#apply").getByRole("button", { name: "Copy link" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Do the interview now" })).toHaveCount(0);
	await expect(page.getByRole("img", { name: "QR code with the address of the interview" })).toBeVisible();
	const check = page.getByRole("link", { name: "Check my camera, microphone and connection" });
	await expect(check).toHaveAttribute("href", "/interview-check?for=phone");
	await expectAccessible(page.locator("#apply"));
	await expectFits(page);
});

test.describe("on an Android phone", () => {
	test.use({ userAgent: ANDROID, hasTouch: true });

	test("the success screen has numbered steps with the Play Store and a link to continue; without an email, the receipt as a file and the private link for the share sheet", async ({
		page,
		site,
	}) => {
		await page.addInitScript(() => {
			navigator.share = async (shared) => {
				document.documentElement.dataset.shared = shared?.url;
			};
		});
		await apply(page, "ORBIT2");
		await page.getByRole("button", { name: "Later" }).click();
		await expect(page.getByRole("listitem")).toHaveCount(3);
		const badge = page.getByRole("link", { name: /Play Store/ });
		await expect(badge).toHaveAttribute("href", `${site.backend}/apps/android`);
		await expect(page.getByRole("link", { name: "Continue to the interview" })).toBeVisible();
		await expect(page.locator("output")).toHaveText(/^[A-Z0-9]{8}$/);
		await expect(page.getByText("You gave no email address, so nothing was sent to you.")).toBeVisible();
		await page.getByRole("button", { name: "Send my private link to myself" }).click();
		const link = page.getByRole("link", { name: "See or change my application" });
		await expect(page.locator("html")).toHaveAttribute("data-shared", (await link.getAttribute("href")) ?? "none");
		await expect(page.getByRole("link", { name: "Download the receipt" })).toBeVisible();
		await expectAccessible(page.locator("#apply"));
	});

	test("a job for computers only is sent to the computer first, by a mail to the candidate", async ({ page, site }) => {
		const { email } = await apply(page, "ORBIT10");
		const dialog = page.getByRole("dialog");
		await expect(dialog).toContainText("done on a computer");
		await expect(dialog.getByRole("button")).toHaveText(["Send it to my computer", "Go to the interview", "Later"]);
		await dialog.getByRole("button", { name: "Send it to my computer" }).click();
		await expect(dialog.getByText(`The link is on its way to ${email}.`)).toBeVisible();
		await expectAccessible(dialog);
		await page.getByRole("button", { name: "Later" }).click();
		const ways = page
			.locator("#apply")
			.getByRole("button")
			.or(page.getByRole("link", { name: /Continue/ }));
		const names = async () => (await ways.allTextContents()).filter((name) => /computer|Continue|Copy link/.test(name));
		await expect.poll(names).toEqual(["Send it to my computer", "Continue to the interview", "Copy link"]);
		await page.getByRole("button", { name: "Send it to my computer" }).click();
		await expect(page.getByText(`The link is on its way to ${email}.`)).toBeVisible();
		const code = (await page.locator("output").textContent()) ?? "";
		// The receipt is written by a task, before or after the mails that were asked for.
		const texts = (await mailsTo(site.dataDir, email, 3)).map(({ text }) => text);
		const toComputer = texts.filter((text) => text.includes(`${site.origin}/interview-check?for=computer`));
		expect(toComputer.filter((text) => text.includes(`${site.backend}/code/${code}`)).length).toBeGreaterThanOrEqual(2);
	});
});

test("Back and a reload keep the interview code, which can be copied, and another application can be started", async ({
	page,
	context,
	site,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await apply(page, "ORBIT2");
	await test.step("the success dialog of ORBIT2 names the interview's device: now, or later", () =>
		expectDialog(page, "now, or later", site.backend));
	await page.goBack();
	const code = (await page.locator("output").textContent()) ?? "none";
	expect(new URL(page.url()).pathname).toBe("/p/ORBIT2");
	await page.reload();
	await expect(page.locator("output")).toHaveText(code);
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await test.step("the code can be copied, and the link leads to the interview", async () => {
		await page.getByRole("button", { name: "Copy code" }).click();
		await expect(page.getByRole("button", { name: "Code copied" })).toBeVisible();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
		await page.getByRole("link", { name: "Do the interview now" }).click();
		await expect(page).toHaveURL(`${site.backend}/code/${code}`);
	});
	await page.goBack();
	await page.getByRole("button", { name: "Start another application" }).click();
	await expect(page.getByLabel("Full name")).toHaveValue("");
	await page.reload();
	await expect(page.getByLabel("Full name")).toBeVisible();
});
