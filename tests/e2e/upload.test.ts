import { expect, expectAccessible, openHydrated, test } from "../support/browser/e2e";
import { cvField, fillRequired, giveConsent, newCandidate, submitButton, summaryOf } from "../support/people/candidate";
import { pdfOnDisk } from "../support/uploads/pdf-on-disk";

test("files that aren't PDFs, by content or extension, and empty ones are rejected before they are sent", async ({
	page,
}) => {
	const sent: string[] = [];
	page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
	await page.goto("/p/ORBIT1");
	const input = cvField(page);
	await test.step("content that isn't PDF", async () => {
		const buffer = Buffer.from("<html><script>alert(1)</script></html>".repeat(100));
		await input.setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer });
		await expect(page.getByText(/PDF/).last()).toBeVisible();
		await expect(page.getByText("Uploaded")).toHaveCount(0);
		await expectAccessible(page);
	});
	await page.getByRole("button", { name: /Remove/ }).click();
	await test.step("an empty file", async () => {
		await input.setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) });
		await expect(page.getByText(/empty/i).first()).toBeVisible();
	});
	await page.getByRole("button", { name: /Remove/ }).click();
	await test.step("a wrong extension", async () => {
		await input.setInputFiles({ name: "cv.exe", mimeType: "application/x-msdownload", buffer: Buffer.from("MZ") });
		await expect(page.getByText(/PDF/).last()).toBeVisible();
		await expect(page.getByText("Uploaded")).toHaveCount(0);
	});
	expect(sent).toEqual([]);
});

test.describe("a cancelled upload", () => {
	// The host has nothing yet, which it reports with a 404.
	test.use({ allowedConsole: [/Failed to load resource.*404/] });

	test("a running upload blocks sending, can be cancelled, and resumes by retry", async ({ page }) => {
		let hold = true;
		const held: (() => void)[] = [];
		await page.route("**/api/companies/*/upload", async (route) => {
			if (hold) await new Promise<void>((resolve) => held.push(resolve));
			await route.continue().catch(() => undefined);
		});
		await page.goto("/p/ORBIT1");
		await fillRequired(page, newCandidate());
		await giveConsent(page);
		await cvField(page).setInputFiles(pdfOnDisk(1_200_000).path);
		await expect(page.getByText(/Please wait till complete: your file is still uploading/)).toBeVisible();
		await expect(submitButton(page)).toBeDisabled();
		await page.getByRole("button", { name: /Cancel/ }).click();
		await expect(page.getByRole("button", { name: /Retry|Try again/ })).toBeVisible();
		await submitButton(page).click();
		await expect(summaryOf(page)).toContainText(/retry|try again/i);
		await expectAccessible(page);
		hold = false;
		for (const release of held) release();
		await page.getByRole("button", { name: /Retry|Try again/ }).click();
		await expect(page.getByText("Uploaded").first()).toBeVisible();
		await submitButton(page).click();
		await expect(page.locator("output")).toBeVisible();
	});
});

test("the progress bar disappears three seconds after the end, and the same file can be picked again after removal", async ({
	page,
}) => {
	await page.clock.install();
	await openHydrated(page, "/p/ORBIT1");
	const { path } = pdfOnDisk(1_200_000);
	const input = cvField(page);
	const [uploaded, bar] = [page.getByText("Uploaded").first(), page.getByRole("progressbar")];
	await page.clock.pauseAt(Date.now() + 60_000);
	await input.setInputFiles(path);
	await expect(async () => {
		await page.clock.runFor(100);
		expect(await uploaded.isVisible()).toBe(true);
	}).toPass();
	await page.clock.runFor(2_800);
	await expect(bar).toBeVisible();
	await page.clock.runFor(200);
	await expect(bar).toHaveCount(0);
	await page.clock.resume();
	await page.getByRole("button", { name: /Remove/ }).click();
	await expect(page.getByRole("button", { name: /Remove/ })).toHaveCount(0);
	await input.setInputFiles(path);
	await expect(uploaded).toBeVisible();
});
