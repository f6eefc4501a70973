import type { Page } from "@playwright/test";
import { storedHashes } from "../../support/backend/stored-uploads";
import { expectAccessible, expectAccessibleInBothSchemes } from "../../support/browser/e2e";
import { NO_LIMIT, slowDown } from "../../support/hosts/slow-connection";
import {
	cvField,
	fillRequired,
	giveConsent,
	newCandidate,
	submitButton,
	summaryOf,
} from "../../support/people/candidate";
import { expect, hydrate, pdfOnDisk, rowOf, test } from "../../support/uploads/upload-e2e";

/** Well below 0.3 MB/s, at which uploads are paused. */
const SLOW = 100_000;
/** The speed is looked at over 10 s. */
const PAUSED = { timeout: 20_000 };

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "It takes longer to upload" });

test("a slow upload pauses, and once continued completes, with one message about its duration", async ({
	page,
	own,
}, info) => {
	// The pause and the dialog take 10 s each on any machine.
	test.setTimeout(120_000);
	await page.goto("/p/ORBIT1");
	await fillRequired(page, newCandidate());
	await giveConsent(page);
	const connection = await slowDown(page, SLOW);
	const pdf = pdfOnDisk(40_000_000, "slow.pdf", info);
	const row = rowOf(page, pdf.name);
	await cvField(page).setInputFiles(pdf.path);
	await expect(row).toContainText(/Uploading: 0\.\d of 38\.9 MB \(\d%\), \d\d\d? KB\/s, about [67] min left/);
	await page.getByRole("button", { name: "Cancel slow.pdf" }).focus();

	await expect(row).toHaveAttribute("data-status", "paused", PAUSED);
	await expect(row).toContainText("Paused, because your connection is slow right now.");
	await expect(row).toContainText(/\d%, \d\d\d? KB\/s/);
	// Said once the host has shown that it can tell what it has.
	await expect(row).toContainText("What has been uploaded so far is kept.");
	await expect(page.getByRole("button", { name: "Continue slow.pdf" })).toBeFocused();
	await expectAccessibleInBothSchemes(page);
	await page.locator("[name=fullname]").fill("Suharto Wibowo");
	await submitButton(page).click();
	await expect(summaryOf(page)).toContainText("Press “Continue” beside the file, or remove it.");

	await page.getByRole("button", { name: "Continue slow.pdf" }).press("Enter");
	await expect(page.getByRole("button", { name: "Cancel slow.pdf" })).toBeFocused();
	await expect(submitButton(page)).toBeDisabled();
	await expect(row).toContainText("If this page closes, the upload continues");
	await expect(dialogOf(page)).toBeVisible(PAUSED);
	await expect(row).toHaveAttribute("data-status", "loading");
	await expectAccessibleInBothSchemes(page);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: "Cancel slow.pdf" })).toBeFocused();

	await connection.setRate(NO_LIMIT);
	await expect(row).toHaveAttribute("data-status", "finish", { timeout: 30_000 });
	await expect(page.getByRole("dialog")).toHaveCount(0);
	expect(storedHashes(own.dataDir, pdf.name)).toEqual([pdf.sha256]);
});

test("a paused document resumes by keyboard alone, also in Indonesian", async ({ page, own }, info) => {
	await page.goto("/p/ORBIT3");
	await hydrate(page);
	const connection = await slowDown(page, SLOW);
	const pdf = pdfOnDisk(3_000_000, "ijazah.pdf", info);
	const slot = page.getByRole("group", { name: /Sertifikat/ });
	await slot.locator("input[type=file]").setInputFiles(pdf.path);
	const row = rowOf(page, pdf.name);
	await expect(row).toContainText(/Mengunggah: 0,\d dari 2,9 MB \(\d+%\), \d\d\d? KB\/dtk/);
	await expect(row).toHaveAttribute("data-status", "paused", PAUSED);
	await expect(row).toContainText("Dijeda karena koneksimu sedang lambat.");
	await expectAccessible(page);
	await connection.setRate(NO_LIMIT);
	await slot.locator("input[type=file]").focus();
	const goesOn = page.getByRole("button", { name: "Lanjutkan ijazah.pdf" });
	for (let tab = 0; tab < 3 && !(await goesOn.evaluate((one) => one === document.activeElement)); tab++) {
		await page.keyboard.press("Tab");
	}
	await expect(goesOn).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(row).toHaveAttribute("data-status", "finish");
	await expect(page.getByRole("button", { name: "Hapus ijazah.pdf" })).toBeFocused();
	expect(storedHashes(own.dataDir, pdf.name)).toEqual([pdf.sha256]);
});

test("a host that reports a long upload is believed, once", async ({ page }, info) => {
	let calls = 0;
	await page.route("**/api/companies/*/upload", async (route) => {
		calls += 1;
		// The second call stays without an answer.
		if (calls === 1) await route.fulfill({ json: { received: 1_000_024, status: "longupload" } });
	});
	await page.route("**/api/companies/*/upload/*", (route) =>
		route.fulfill({ json: { received: 1_000_024, size: 3_000_000 } }),
	);
	await page.goto("/p/ORBIT1");
	await hydrate(page);
	const pdf = pdfOnDisk(3_000_000, "long.pdf", info);
	await cvField(page).setInputFiles(pdf.path);
	await expect(dialogOf(page)).toBeVisible();
	await expect(rowOf(page, pdf.name)).toContainText("(33%)");
	await dialogOf(page).getByRole("button", { name: "OK" }).click();
	await page.getByRole("button", { name: "Remove long.pdf" }).click();
	await expect(rowOf(page, pdf.name)).toHaveCount(0);
	await expect(dialogOf(page)).toHaveCount(0);
});
