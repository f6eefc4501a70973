import type { Page } from "@playwright/test";
import { CHUNK_BYTES } from "../../../lib/contract/limits";
import { storedHashes } from "../../support/backend/stored-uploads";
import { killBrowser, newProfile } from "../../support/browser/browser-profile";
import { expectAccessibleInBothSchemes } from "../../support/browser/e2e";
import { NOTHING_PERSISTED, persistedInBrowser } from "../../support/browser/persisted-in-browser";
import { NO_LIMIT, slowDown } from "../../support/hosts/slow-connection";
import { cvField, fillRequired, giveConsent, newCandidate, submitButton } from "../../support/people/candidate";
import { expect, expectProgress, hydrate, pdfOnDisk, rowOf, test } from "../../support/uploads/upload-e2e";

/** Slow enough to be caught in the middle, too fast to be paused. */
const RATE = 800_000;

const isStored = { timeout: 20_000 };

async function fillIn(page: Page) {
	await page.goto("/p/ORBIT1");
	await page.locator("[name=fullname]").fill("Suharto");
	await page.locator("[name=preferred_name]").fill("Harto");
	await expect(page.locator("form[novalidate]")).toBeVisible();
}

/** Nobody has touched the page: its content was restored automatically. */
async function expectFilledIn(page: Page) {
	await expect(page.locator("[name=fullname]")).toHaveValue("Suharto");
	await expect(page.locator("[name=preferred_name]")).toHaveValue("Harto");
}

test("files of the CV, a document and a question all resume after a reload, and nothing is sent twice", async ({
	page,
	own,
	proxied,
}, info) => {
	page.on("dialog", (dialog) => dialog.accept());
	await fillIn(page);
	await expect.poll(() => page.evaluate(() => localStorage.getItem("draft:ORBIT1"))).toContain("Harto");
	const connection = await slowDown(page, 3 * RATE);
	const before = proxied.proxy.bytesUp;
	const files = ["reload-cv.pdf", "reload-portfolio.pdf", "reload-report.pdf"].map((name) =>
		pdfOnDisk(3_000_000, name, info),
	);
	const [cv, portfolio, report] = files;
	if (!cv || !portfolio || !report) throw new Error("three files are needed");
	await cvField(page).setInputFiles(cv.path);
	await page
		.getByRole("group", { name: /Portfolio/ })
		.locator("input[type=file]")
		.setInputFiles(portfolio.path);
	await page.getByLabel(/Site report/).setInputFiles(report.path);
	for (const { name } of files) await expect(rowOf(page, name)).toContainText("If this page closes");
	for (const { name } of files) await expectProgress(rowOf(page, name), 40);

	await page.reload();
	await expectFilledIn(page);
	for (const { name } of files) await expectProgress(rowOf(page, name), 30);
	await connection.setRate(NO_LIMIT);
	for (const { name } of files) await expect(rowOf(page, name)).toHaveAttribute("data-status", "finish", isStored);
	for (const { name, sha256 } of files) expect(storedHashes(own.dataDir, name)).toEqual([sha256]);
	const size = files.reduce((sum, { bytes }) => sum + bytes, 0);
	expect(proxied.proxy.bytesUp - before).toBeLessThanOrEqual(size + CHUNK_BYTES);

	await page.reload();
	for (const { name } of files) await expect(rowOf(page, name)).toHaveAttribute("data-status", "finish");
});

test("an upload resumes in a new tab after its own was closed", async ({ page, context, own, proxied }, info) => {
	await fillIn(page);
	await slowDown(page, RATE);
	const before = proxied.proxy.bytesUp;
	const pdf = pdfOnDisk(4_000_000, "closed.pdf", info);
	await cvField(page).setInputFiles(pdf.path);
	await expectProgress(rowOf(page, pdf.name), 40);
	await page.close();

	const second = await context.newPage();
	await second.goto("/p/ORBIT1");
	await expectFilledIn(second);
	await expect(rowOf(second, pdf.name)).toHaveAttribute("data-status", "finish", isStored);
	expect(storedHashes(own.dataDir, pdf.name)).toEqual([pdf.sha256]);
	expect(proxied.proxy.bytesUp - before).toBeLessThanOrEqual(pdf.bytes + CHUNK_BYTES);
});

// The large file is copied only after two seconds, once it is clear that its upload takes long.
for (const { bytes, rate, percent } of [
	{ bytes: 3_000_000, rate: RATE, percent: 60 },
	{ bytes: 24_000_000, rate: 2 * RATE, percent: 40 },
]) {
	test(`fields and an upload of ${bytes} bytes survive a killed browser, and the upload resumes`, async ({
		own,
		proxied,
	}, info) => {
		const profile = newProfile();
		const first = await profile.open(own.origin);
		const page = await first.newPage();
		await fillIn(page);
		await slowDown(page, rate);
		const before = proxied.proxy.bytesUp;
		const pdf = pdfOnDisk(bytes, `killed-${bytes}.pdf`, info);
		await cvField(page).setInputFiles(pdf.path);
		await expectProgress(rowOf(page, pdf.name), percent);
		const browser = first.browser();
		if (!browser) throw new Error("no browser");
		await killBrowser(browser);

		const again = await profile.open(own.origin);
		const second = await again.newPage();
		await second.goto("/p/ORBIT1");
		await expectFilledIn(second);
		await expect(rowOf(second, pdf.name)).toHaveAttribute("data-status", "finish", isStored);
		expect(storedHashes(own.dataDir, pdf.name)).toEqual([pdf.sha256]);
		expect(proxied.proxy.bytesUp - before).toBeLessThanOrEqual(pdf.bytes + CHUNK_BYTES);
		await again.close();
		profile.remove();
	});
}

test.describe("failing calls", () => {
	// The browser reports by itself what it couldn't load.
	test.use({ allowedConsole: [/Failed to load resource/] });

	test("an upload waits while offline, and resumes at once online", async ({ page, own, proxied }, info) => {
		await page.clock.install();
		await fillIn(page);
		const connection = await slowDown(page, RATE);
		const pdf = pdfOnDisk(4_000_000, "offline.pdf", info);
		const row = rowOf(page, pdf.name);
		await cvField(page).setInputFiles(pdf.path);
		await expectProgress(row, 30);
		await connection.goOffline();
		proxied.proxy.cut();
		await expect(row).toContainText("You're offline. The upload continues as soon as your connection is back.");
		await expect(row).toHaveAttribute("data-status", "loading");
		await expect(page.locator("form [role=status]", { hasText: "offline.pdf: You're offline." })).toHaveCount(1);
		await expectAccessibleInBothSchemes(page);
		await page.locator("[name=fullname]").fill("Suharto Wibowo");
		await expect(row).toContainText("You're offline.");
		proxied.proxy.mend();
		// No wait ends by itself any more: the upload goes on because the browser says that it is online.
		await page.clock.pauseAt(Date.now() + 1_000);
		await connection.setRate(NO_LIMIT);
		await expect(row).toHaveAttribute("data-status", "finish", isStored);
		expect(storedHashes(own.dataDir, pdf.name)).toEqual([pdf.sha256]);
	});

	test("an upload resumes after a restart of the site", async ({ page, own, proxied }, info) => {
		test.slow();
		await fillIn(page);
		const connection = await slowDown(page, RATE);
		const pdf = pdfOnDisk(6_000_000, "restarted.pdf", info);
		const row = rowOf(page, pdf.name);
		await cvField(page).setInputFiles(pdf.path);
		await expectProgress(row, 30);
		proxied.proxy.cut();
		await proxied.restart();
		proxied.proxy.mend();
		await connection.setRate(NO_LIMIT);
		// If the start takes long, the next attempt is up to half a minute away.
		await expect(row).toHaveAttribute("data-status", "finish", { timeout: 45_000 });
		expect(storedHashes(own.dataDir, pdf.name)).toEqual([pdf.sha256]);
	});

	test("a cancelled upload says so, and is accessible", async ({ page }, info) => {
		await fillIn(page);
		await slowDown(page, RATE);
		const pdf = pdfOnDisk(4_000_000, "cancelled.pdf", info);
		await cvField(page).setInputFiles(pdf.path);
		await expectProgress(rowOf(page, pdf.name), 10);
		await page.getByRole("button", { name: "Cancel cancelled.pdf" }).press("Enter");
		await expect(rowOf(page, pdf.name)).toHaveAttribute("data-status", "failed");
		await expect(page.getByRole("button", { name: "Try again cancelled.pdf" })).toBeFocused();
		await expectAccessibleInBothSchemes(page);
	});
});

test.describe("without space for a copy", () => {
	test.beforeEach(({ page }) =>
		page.addInitScript(() => {
			navigator.storage.estimate = async () => ({ quota: 1_000, usage: 0 });
		}),
	);

	/** Leaves and reopens the page in the middle of an upload. */
	async function comeBack(page: Page, path: string, name: string) {
		page.on("dialog", (dialog) => dialog.accept());
		await fillIn(page);
		const connection = await slowDown(page, RATE);
		const row = rowOf(page, name);
		await cvField(page).setInputFiles(path);
		await expectProgress(row, 40);
		await expect(row).not.toContainText("If this page closes");
		await page.reload();
		await expectFilledIn(page);
		await expect(row).toContainText(`Choose “${name}” again: the upload continues where it stopped.`);
		await connection.setRate(NO_LIMIT);
		return row;
	}

	test("the same file, picked again, resumes", async ({ page, own, proxied }, info) => {
		const before = proxied.proxy.bytesUp;
		const pdf = pdfOnDisk(4_000_000, "again.pdf", info);
		const row = await comeBack(page, pdf.path, pdf.name);
		await expectProgress(row, 1);
		await expectAccessibleInBothSchemes(page);
		await cvField(page).setInputFiles(pdf.path);
		await expect(row).toHaveAttribute("data-status", "finish", isStored);
		expect(storedHashes(own.dataDir, pdf.name)).toEqual([pdf.sha256]);
		expect(proxied.proxy.bytesUp - before).toBeLessThanOrEqual(pdf.bytes + CHUNK_BYTES);
	});

	test("another file replaces it", async ({ page, own }, info) => {
		const pdf = pdfOnDisk(4_000_000, "first.pdf", info);
		const other = pdfOnDisk(2_000_000, "other.pdf", info);
		await comeBack(page, pdf.path, pdf.name);
		await cvField(page).setInputFiles(other.path);
		await expect(rowOf(page, other.name)).toHaveAttribute("data-status", "finish", isStored);
		await expect(rowOf(page, pdf.name)).toHaveCount(0);
		expect(storedHashes(own.dataDir, other.name)).toEqual([other.sha256]);
		expect(storedHashes(own.dataDir, pdf.name)).toEqual([]);
	});
});

test("nothing is restored once storage is off", async ({ page }, info) => {
	page.on("dialog", (dialog) => dialog.accept());
	await fillIn(page);
	await slowDown(page, RATE);
	const pdf = pdfOnDisk(4_000_000, "private.pdf", info);
	const row = rowOf(page, pdf.name);
	await cvField(page).setInputFiles(pdf.path);
	await expect(row).toContainText("If this page closes");
	await page.getByRole("button", { name: "Don't save on this device" }).click();
	await expect(row).not.toContainText("If this page closes");
	await expect(row).toHaveAttribute("data-status", "loading");
	await expect.poll(() => persistedInBrowser(page)).toEqual(NOTHING_PERSISTED);
	await page.reload();
	await hydrate(page);
	await expect(page.getByText("What you enter is not saved on this device.")).toBeVisible();
	await expect(row).toHaveCount(0);
});

test("a cleared form deletes its uploads", async ({ page }, info) => {
	page.on("dialog", (dialog) => dialog.accept());
	await fillIn(page);
	await slowDown(page, RATE);
	const pdf = pdfOnDisk(4_000_000, "cleared.pdf", info);
	const row = rowOf(page, pdf.name);
	await cvField(page).setInputFiles(pdf.path);
	await expect(row).toContainText("If this page closes");
	await page.getByRole("button", { name: "Clear the form" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Clear the form" }).click();
	await expect(row).toHaveCount(0);
	await expect.poll(() => persistedInBrowser(page)).toEqual(NOTHING_PERSISTED);
	await page.reload();
	await hydrate(page);
	await expect(page.locator("[name=fullname]")).toHaveValue("");
	await expect(row).toHaveCount(0);
});

test("a sent application leaves nothing on the device", async ({ page }, info) => {
	await page.goto("/p/ORBIT1");
	await fillRequired(page, newCandidate());
	await giveConsent(page);
	const pdf = pdfOnDisk(2_000_000, "sent.pdf", info);
	await cvField(page).setInputFiles(pdf.path);
	await expect(rowOf(page, pdf.name)).toHaveAttribute("data-status", "finish", isStored);
	await expect.poll(async () => (await persistedInBrowser(page)).drafts).toBe(1);
	await submitButton(page).click();
	await expect(page.locator("output")).toBeVisible();
	await expect.poll(() => persistedInBrowser(page)).toEqual(NOTHING_PERSISTED);
});

test("a large file for an EU job reaches only the EU backend", async ({ page, own }, info) => {
	await page.goto("/p/ORBIT1+EU");
	await hydrate(page);
	const pdf = pdfOnDisk(2_000_000, "europe.pdf", info);
	await cvField(page).setInputFiles(pdf.path);
	await expect(rowOf(page, pdf.name)).toHaveAttribute("data-status", "finish", isStored);
	expect(storedHashes(own.dataDir, pdf.name, "eu")).toEqual([pdf.sha256]);
	expect(storedHashes(own.dataDir, pdf.name, "main")).toEqual([]);
});

test("a stored file in the draft doesn't block leaving", async ({ page }, info) => {
	const requests: string[] = [];
	page.on("dialog", (dialog) => {
		requests.push(dialog.type());
		return dialog.accept();
	});
	await page.goto("/p/ORBIT1");
	await hydrate(page);
	await slowDown(page, RATE);
	const pdf = pdfOnDisk(2_000_000, "stored.pdf", info);
	await page
		.getByRole("group", { name: /Portfolio/ })
		.locator("input[type=file]")
		.setInputFiles(pdf.path);
	await expectProgress(rowOf(page, pdf.name), 20);
	await page.reload();
	expect(requests).toEqual(["beforeunload"]);
	await expect(rowOf(page, pdf.name)).toHaveAttribute("data-status", "finish", isStored);
	await page.locator("[name=fullname]").focus();
	await page.reload();
	expect(requests).toEqual(["beforeunload"]);
	await expect(rowOf(page, pdf.name)).toHaveAttribute("data-status", "finish");
});
