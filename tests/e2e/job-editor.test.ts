import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser/e2e";
import { holdScripts } from "../support/browser/held-scripts";
import { openDashboard } from "../support/people/recruiter";
import type { Site } from "../support/sites/site";

// Browsers report a form that comes back as a resource that failed.
test.use({ allowedConsole: [/status of 422/] });

const PHONE = { width: 320, height: 740 };
const DESK = { width: 1280, height: 900 };

/** Opens the form of a new job, signed in with a confirmed account. */
async function openNewJob(page: Page, site: Site): Promise<void> {
	await openDashboard(page, site, "Roti Malam");
	await page.getByRole("link", { name: "Post a job" }).click();
}

async function expectSound(page: Page) {
	for (const [viewport, colorScheme] of [
		[PHONE, "dark"],
		[DESK, "light"],
	] as const) {
		await page.setViewportSize(viewport);
		await page.emulateMedia({ colorScheme });
		await expectNoSidewaysScroll(page);
		await expectAccessible(page);
	}
}

/** Adds a question of a kind, and fills in what it asks. */
async function addQuestion(page: Page, kind: string, label: string) {
	await page.getByLabel("Kind of the new question").selectOption({ label: kind });
	await page.getByRole("button", { name: "Add a question" }).click();
	await expect(page.locator("[name$='.label']").last()).toBeFocused();
	await page.locator("[name$='.label']").last().fill(label);
}

const WORD = `<html><head><style>p.MsoNormal{margin:0}</style></head><body>
<h1 style="color:red">Duties</h1>
<p class="MsoNormal"><b>Bread</b> <span style="font-family:Arial">for the morning</span><o:p></o:p></p>
<p class="MsoListParagraphCxSpFirst"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span>Knead</p>
<p class="MsoListParagraphCxSpLast"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span>Bake <a href="javascript:alert(1)">it</a></p>
</body></html>`;

test("a recruiter writes a job with the editor, and previews it", async ({ page, site }) => {
	await openNewJob(page, site);
	await test.step("writing and pasting", async () => {
		await page.getByLabel("Title").fill("Night Baker");
		const about = page.getByRole("textbox", { name: "About the job" });
		await expect(page.getByRole("group", { name: "About the job" })).toBeVisible();
		await about.click();
		await page.keyboard.type("We bake ");
		await page.getByRole("group", { name: "About the job" }).getByRole("button", { name: "Bold" }).click();
		await page.keyboard.type("at night");
		const duties = page.getByRole("textbox", { name: "Responsibilities" });
		await duties.click();
		await duties.evaluate((element, html) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData("text/html", html);
			element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
		}, WORD);
		await expect(duties.getByRole("listitem")).toHaveText(["Knead", "Bake it"]);
		expect(await duties.innerHTML()).not.toMatch(/style|Mso|href|·/);
	});
	await test.step("questions keep what was written", async () => {
		await addQuestion(page, "Several choices", "Which nights?");
		await page.getByLabel("List of choices").fill("Friday\nSaturday");
		await addQuestion(page, "A number", "How many years?");
		await expect(page.getByLabel("List of choices").nth(1)).toBeHidden();
		await page.getByRole("button", { name: "Move up: Question 2" }).click();
		await expect(page.getByRole("heading", { name: "Question 1" })).toBeFocused();
		await expect(page.locator("[name$='.label']").first()).toHaveValue("How many years?");
		await expect(page.getByRole("textbox", { name: "About the job" }).locator("strong, b")).toHaveText("at night");
		await expectSound(page);
	});
	await test.step("a mistake is named at its field", async () => {
		await page.getByLabel("Title").fill("");
		await page.getByRole("button", { name: "Publish" }).click();
		await expect(page.getByRole("alert")).toBeFocused();
		await expect(page.getByLabel("Title")).toHaveAccessibleDescription("Title is missing.");
		await page.getByLabel("Title").fill("Night Baker");
	});
	await test.step("the preview is the job's page, and takes nothing", async () => {
		const coming = page.waitForEvent("popup");
		await page.getByRole("button", { name: "Preview" }).click();
		const preview = await coming;
		const frame = preview.frameLocator('iframe[title="The job\'s page"]');
		await expect(frame.getByRole("heading", { level: 1, name: "Night Baker" })).toBeVisible();
		await expect(frame.getByText("This is a preview.")).toBeVisible();
		await expect(frame.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
		const link = preview.waitForEvent("popup");
		await frame.getByRole("link", { name: "Roti Malam" }).click();
		await (await link).close();
		await frame.getByRole("link", { name: "Apply now" }).click();
		await expect(frame.locator("#apply")).toBeInViewport();
		await preview.setViewportSize(PHONE);
		await expectNoSidewaysScroll(preview);
		// The frame's page has tests of its own.
		await preview.locator("iframe").evaluate((element) => element.remove());
		await expectSound(preview);
		await preview.close();
	});
	await page.getByRole("button", { name: "Publish" }).click();
	await expect(page.getByRole("status")).toHaveText("The job is published.");
	const address = (await page.locator(".share a").first().getAttribute("href")) ?? "";
	expect(await (await fetch(address)).text()).toContain("Knead");
});

test("a recruiter publishes a job, changes it, closes it, and opens it again; text from before the editor's code loads is published, and the focus stays in its field", async ({
	page,
	site,
}) => {
	const release = await holdScripts(page, "**/look/editor.*");
	await openNewJob(page, site);
	await page.getByLabel("Title").fill("Night Baker");
	await page.getByLabel("About the job").fill("We bake **at night**");
	await page.getByLabel("Responsibilities").focus();
	release();
	await expect(page.getByRole("group", { name: "Responsibilities" })).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Responsibilities" })).toBeFocused();
	await page.keyboard.type("Knead");
	await expect(page.getByLabel("About the job")).toHaveValue("We bake **at night**");
	await page.getByRole("button", { name: "Publish" }).click();
	await expect(page.getByRole("status")).toHaveText("The job is published.");
	await page.getByText("QR code and picture").click();
	await expect(page.getByRole("img", { name: "The job's picture" })).toBeVisible();
	await expectSound(page);
	const job = page.url().split("?")[0] ?? "";
	const address = (await page.locator(".share a").first().getAttribute("href")) ?? "";
	await test.step("a change is on the page at once", async () => {
		const html = await (await fetch(address)).text();
		expect(html).toContain("Night Baker");
		expect(html).toMatch(/<strong>at night<\/strong>.*Knead/s);
		await page.getByRole("link", { name: "Edit" }).click();
		await page.getByLabel("Title").fill("Day Baker");
		await page.getByRole("button", { name: "Save and publish the changes" }).click();
		await expect(page.getByRole("status")).toHaveText("Your changes are on the page.");
		await expect.poll(async () => (await fetch(address)).text()).toContain("Day Baker");
	});
	await test.step("a closed job's page says so", async () => {
		await page.getByRole("link", { name: "Close" }).click();
		await page.getByRole("button", { name: "Close the job" }).click();
		await expect.poll(async () => (await fetch(address)).text()).toContain("Applications are closed");
		await page.goto(job);
		await page.getByRole("button", { name: "Reopen" }).click();
		await expect(page.getByRole("status")).toHaveText("The job is open again.");
	});
});

test("a recruiter writes a job in Indonesian without script", async ({ browser, site }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
	const page = await context.newPage();
	await openNewJob(page, site);
	await page.getByRole("link", { name: "Bahasa Indonesia" }).click();
	await page.getByLabel("Judul").fill("Tukang Roti");
	await page.getByLabel("Tentang pekerjaan").fill("## Malam\n- Kami **memanggang**");
	await page.getByText("Bagian formulir", { exact: true }).click();
	await page.getByRole("link", { name: "Pertanyaan Anda" }).click();
	await expect(page.getByRole("heading", { name: "Pertanyaan Anda" })).toBeInViewport();
	await page.getByLabel("Jenis pertanyaan baru").selectOption({ label: "Beberapa pilihan" });
	await page.getByRole("button", { name: "Tambah pertanyaan" }).click();
	await page.getByRole("button", { name: "Terbitkan" }).click();
	await expect(page.getByRole("alert")).toContainText("Pertanyaan 1 belum diisi.");
	await expectNoSidewaysScroll(page);
	await page.getByRole("button", { name: "Hapus: Pertanyaan 1" }).click();
	await expect(page.getByLabel("Tentang pekerjaan")).toHaveValue("## Malam\n- Kami **memanggang**");
	await page.getByRole("link", { name: "Ke daftar bagian formulir" }).last().click();
	await expect(page.getByText("Bagian formulir", { exact: true })).toBeInViewport();
	await page.getByRole("button", { name: "Terbitkan" }).click();
	await expect(page.getByRole("status")).toHaveText("Lowongan sudah terbit.");
	const address = (await page.locator(".share a").first().getAttribute("href")) ?? "";
	expect(await (await fetch(address)).text()).toMatch(/<h3>Malam<\/h3>.*<strong>memanggang<\/strong>/s);
	await context.close();
});
