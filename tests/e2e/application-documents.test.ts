import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessibleInBothSchemes, expectNoSidewaysScroll, test } from "../support/browser/e2e";
import { cvField, makePdf } from "../support/people/candidate";

const PAGE = "https://example.com/work";

const portfolio = (page: Page) => page.getByRole("group", { name: /Portfolio/ });
const fileField = (slot: Locator) => slot.locator("input[type=file]");

/** Touches the form, as a person would first, and waits until its code is loaded. */
async function expectHydrated(page: Page): Promise<void> {
	await page.locator("[name=fullname]").focus();
	await expect(page.locator("form[novalidate]")).toBeVisible();
}

/** Answers the link calls like a host, and returns the calls. */
async function playLinkHost(page: Page, statusOf: (link: string) => number = () => 200): Promise<string[]> {
	const calls: string[] = [];
	await page.route(/\/api\/(check_link|drivedownload|youtubedownload|v2\/page-capture)$/, (route) => {
		const { pathname } = new URL(route.request().url());
		calls.push(pathname);
		const { link } = route.request().postDataJSON();
		if (!pathname.endsWith("check_link")) {
			return route.fulfill({ json: { path_link: "copies/1", data: { link_capture_path: "copies/1" } } });
		}
		const result = { malicious: 0, suspicious: 0 };
		return route.fulfill({ json: { host: new URL(link).host, status_code: statusOf(link), result } });
	});
	return calls;
}

/** Gives the field a file whose declared size is larger than any that a test could hold. */
async function pickLarge(field: Locator, name: string): Promise<void> {
	await field.focus();
	await field.evaluate((input: HTMLInputElement, filename) => {
		const file = new File(["%PDF-1.7"], filename, { type: "application/pdf" });
		Object.defineProperty(file, "size", { value: 1_000_000_001 });
		Object.defineProperty(input, "files", { value: [file], configurable: true });
		input.dispatchEvent(new Event("change", { bubbles: true }));
	}, name);
}

test("a link is checked, removed and restored, and every state is accessible in both colour schemes", async ({
	page,
}) => {
	const calls = await playLinkHost(page, (link) => (link.endsWith("/gone") ? 404 : 200));
	await page.goto("/p/ORBIT1");
	const slot = portfolio(page);
	await expectHydrated(page);
	await slot.getByRole("button", { name: "Add a link" }).click();
	const link = slot.getByLabel("Link 1");
	await expect(link).toBeFocused();
	await link.fill(`${PAGE}/gone`);
	await expect(slot.getByText("This URL can't be accessed.").first()).toBeVisible();
	await expectAccessibleInBothSchemes(page);
	await link.fill(PAGE);
	await expect(slot.getByText("This link works.").first()).toBeVisible();
	expect(calls).toEqual(["/api/check_link", "/api/check_link", "/api/v2/page-capture"]);
	await slot.getByRole("button", { name: "Remove Link 1" }).click();
	await expect(slot.getByRole("button", { name: "Undo" })).toBeFocused();
	await expectAccessibleInBothSchemes(slot);
	await page.keyboard.press("Enter");
	await expect(link).toBeFocused();
	await expect(link).toHaveValue(PAGE);
	await slot.getByRole("button", { name: "Add a link" }).click();
	// The closed button can still be reached, and leads to the link that is empty.
	await slot.getByRole("button", { name: "Add a link" }).focus();
	await page.keyboard.press("Enter");
	await expect(slot.getByLabel("Link 2")).toBeFocused();
	await expectAccessibleInBothSchemes(slot);
	await page.setViewportSize({ width: 320, height: 640 });
	await expectNoSidewaysScroll(page);
});

/** A very large file waits for an answer to the warning, which returns the focus. */
async function expectWarning(page: Page): Promise<void> {
	const sent: string[] = [];
	page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
	const field = fileField(portfolio(page));
	await pickLarge(field, "film.pdf");
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByText("“film.pdf” is 972 MB.")).toBeVisible();
	await expectAccessibleInBothSchemes(dialog);
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	await expect(field).toBeFocused();
	expect(sent).toEqual([]);
}

test("a dialog rejects a duplicate document, a pasted picture gets a name, focus moves to the CV once it is there, and a very large file is sent only after the warning", async ({
	page,
}) => {
	await page.route("**/api/companies/**", (route) => route.fulfill({ json: { filepath: "files/1" } }));
	await page.goto("/p/ORBIT1");
	const slot = portfolio(page);
	await test.step("a dialog rejects a duplicate document", async () => {
		const { file } = makePdf(1_000, "plan.pdf");
		await fileField(slot).setInputFiles(file);
		await expect(slot.getByText("Uploaded").first()).toBeVisible();
		// A small file's upload closes the form for a moment; a closed field takes no focus.
		await expect(fileField(slot)).toBeEnabled();
		await fileField(slot).focus();
		await fileField(slot).setInputFiles(file);
		const dialog = page.getByRole("dialog", { name: "Document already exists" });
		await expect(dialog).toContainText("You can't upload the same document twice");
		await expectAccessibleInBothSchemes(dialog);
		await dialog.getByRole("button", { name: "OK" }).click();
		await expect(fileField(slot)).toBeFocused();
	});
	await test.step("a pasted picture gets a name, and files dropped beside a slot don't leave the page", async () => {
		await fileField(slot).evaluate((input) => {
			const clipboardData = new DataTransfer();
			clipboardData.items.add(new File(["x"], "image.png", { type: "image/png" }));
			input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
		});
		await expect(slot.getByText(/^Pasted image \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.png$/).first()).toBeVisible();
		const isKept = await page.evaluate(() => {
			const dataTransfer = new DataTransfer();
			dataTransfer.items.add(new File(["x"], "cv.pdf"));
			return !document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
		});
		expect(isKept).toBe(true);
	});
	await test.step("focus moves to the file list when the CV's field closes", async () => {
		await expect(slot.locator("[data-status=finish]")).toHaveCount(2);
		await expect(cvField(page)).toBeEnabled();
		await cvField(page).focus();
		await cvField(page).setInputFiles(makePdf(1_000).file);
		const focused = page.getByRole("list", { name: "Your files" }).and(page.locator(":focus"));
		await expect(focused).toContainText("cv.pdf");
		await expect(cvField(page)).toBeDisabled();
	});
	await test.step("a very large file is sent only after the warning, which returns the focus", async () => {
		await expect(page.locator("[data-status=finish]")).toHaveCount(3);
		await expect(fileField(slot)).toBeEnabled();
		await expectWarning(page);
	});
});
