import type { Page } from "@playwright/test";
import { requestPath } from "../../lib/document-request/address";
import { submittedDocuments } from "../support/backend/document-requests";
import { storedHashes } from "../support/backend/stored-uploads";
import { expect, expectAccessible, test } from "../support/browser/e2e";
import { addLink, fileField, openRequest, SUBMISSIONS, slotOf, submitOf } from "../support/pages/document-page";
import type { Site } from "../support/sites/site";
import { pdfOnDisk } from "../support/uploads/pdf-on-disk";

// Calls that fail on purpose, which the browser reports by itself.
test.use({ allowedConsole: [/Failed to load resource/] });

const row = (page: Page, name: string) => page.locator("[data-status]", { hasText: name });
const isStored = { timeout: 20_000 };

/** Fills a new request with a small and a large file and a link. */
async function fillIn(page: Page, site: Site, link: string) {
	const hash = await openRequest(page, site);
	const card = pdfOnDisk(30_000, `card-${hash}.pdf`);
	const diploma = pdfOnDisk(1_200_000, `diploma-${hash}.pdf`);
	await fileField(page, "Identity card").setInputFiles(card.path);
	await fileField(page, "Diploma").setInputFiles(diploma.path);
	await addLink(page, "Diploma", `${link}/${hash}`);
	const expectAll = async () => {
		for (const { name } of [card, diploma]) {
			await expect(row(page, name)).toHaveAttribute("data-status", "finish", isStored);
		}
		await expect(slotOf(page, "Diploma").getByLabel("Link 1")).toHaveValue(`${link}/${hash}`);
	};
	await expectAll();
	return { hash, files: [card, diploma], expectAll };
}

/** Has every try to send documents answered by the site as if its host were away, without the waits between tries. */
async function shutHost(page: Page) {
	let isShut = true;
	const keys: string[] = [];
	await page.route(SUBMISSIONS, async (route) => {
		keys.push((await route.request().headerValue("idempotency-key")) ?? "");
		return isShut ? route.fulfill({ status: 503, headers: { "retry-after": "60" }, json: {} }) : route.continue();
	});
	return { keys, open: () => (isShut = false) };
}

/** A second tab beside one that uploads another file shows what was sent before, and says that the first has more. */
async function expectSecondTab(page: Page, { hash, files }: Awaited<ReturnType<typeof fillIn>>) {
	const late = `late-${hash}.pdf`;
	// Never answered: the file stays with the first tab.
	await page.route("**/api/companies/*/upload", () => {});
	await fileField(page, "Diploma").setInputFiles(pdfOnDisk(1_100_000, late).path);
	await expect(row(page, late)).toHaveAttribute("data-status", "loading");
	const other = await page.context().newPage();
	await other.goto(requestPath("upload", hash));
	const found = await other.waitForFunction(() => {
		const text = document.querySelector("form")?.textContent ?? "";
		return text.includes("haven't been sent yet") && text;
	});
	const text = await found.jsonValue();
	for (const { name } of files) expect(text).toContain(name);
	expect(text).not.toContain(late);
	expect(text).toContain("This page is also open in another tab");
	expect(text).not.toContain("What you added is still here");
	await other.close();
	await row(page, late)
		.getByRole("button", { name: /^Remove/ })
		.click();
	await expect(row(page, late)).toHaveCount(0);
}

/** The host is down: what was added stays on the device, also on the way back to it, and in a second tab. */
async function expectToStay(page: Page, site: Site, filled: Awaited<ReturnType<typeof fillIn>>) {
	const { hash, expectAll } = filled;
	await shutHost(page);
	await submitOf(page).click();
	await expect(page).toHaveURL(`${site.origin}${requestPath("finish", hash)}?result=failed`);
	await expect(page.getByRole("heading", { name: "Your documents weren't sent" })).toBeVisible();
	await expect(page.getByText("Your files are still on this device")).toBeVisible();
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: "dark" });
	await page.setViewportSize({ width: 1280, height: 800 });
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: "light" });
	await page.setViewportSize({ width: 360, height: 740 });
	await page.getByRole("link", { name: "Back to your documents" }).click();
	await expect(page.getByText("What you added is still here.", { exact: false })).toBeVisible();
	await expectAll();
	await expectSecondTab(page, filled);
	await page.unrouteAll({ behavior: "ignoreErrors" });
}

test("files and links survive a reload and a failed submission, beside a second tab without false claims; a refusal has its reason; all is resent once from the finish page", async ({
	page,
	site,
	linkHost,
}) => {
	page.on("dialog", (dialog) => dialog.accept());
	const filled = await fillIn(page, site, linkHost.pages);
	const { hash, files, expectAll } = filled;
	await page.reload();
	await expectAll();
	await test.step("the host is down", () => expectToStay(page, site, filled));
	await test.step("the host rejects", async () => {
		await page.route(SUBMISSIONS, (route) => route.fulfill({ status: 422, json: { message: "A file is missing." } }));
		await submitOf(page).click();
		await expect(page.getByText("Reason given: A file is missing.")).toBeVisible();
		await page.getByRole("button", { name: "Send again" }).click();
		await expect(page).toHaveURL(site.origin + requestPath("upload", hash));
		await expect(page.getByText("Your documents haven't been sent yet")).toBeVisible();
		await expect(page.getByText("Reason given: A file is missing.")).toBeVisible();
		await expectAll();
		await page.unroute(SUBMISSIONS);
	});
	await test.step("the host is down, and then up again", async () => {
		const host = await shutHost(page);
		await submitOf(page).click();
		const again = page.getByRole("button", { name: "Send again" });
		await again.click();
		await expect(page.getByText("That didn't work either.", { exact: false })).toBeVisible();
		expect(submittedDocuments(site, hash)).toBeUndefined();
		host.open();
		await again.click();
		await expect(page.getByRole("heading", { name: "Your document or link has been submitted" })).toBeVisible();
		await expect(page).toHaveURL(/result=sent$/);
		expect(new Set(host.keys).size).toBe(1);
	});
	for (const { name, sha256 } of files) expect(storedHashes(site.dataDir, name)).toEqual([sha256]);
	expect(submittedDocuments(site, hash).document_candidate).toHaveLength(2);
});

test("without storage, a person can still resend within the tab", async ({ page, site, linkHost }) => {
	await page.addInitScript(() => localStorage.setItem("drafts:off", "1"));
	const { hash, expectAll } = await fillIn(page, site, linkHost.pages);
	const host = await shutHost(page);
	await submitOf(page).click();
	await expect(page.getByRole("button", { name: "Send again" })).toBeVisible();
	await expect(page.getByText("Your files are still on this device")).toHaveCount(0);
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["drafts:off"]);
	await page.getByRole("link", { name: "Back to your documents" }).click();
	await expectAll();
	host.open();
	await submitOf(page).click();
	await expect(page).toHaveURL(/result=sent$/);
	expect(submittedDocuments(site, hash).document_candidate).toHaveLength(2);
});
