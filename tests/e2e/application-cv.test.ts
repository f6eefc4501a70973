import type { Page } from "@playwright/test";
import sharp from "sharp";
import { Sheet } from "../cv/draw/sheet";
import { indonesianForm } from "../cv/layouts/forms";
import { classic } from "../cv/layouts/one-column";
import { wordClassic } from "../cv/layouts/word";
import { AMELIA } from "../cv/people/english";
import { SITI } from "../cv/people/indonesian";
import { storedApplication } from "../support/backend/stored";
import { expect, expectAccessible, test } from "../support/browser/e2e";
import { cvField, fillRequired, giveConsent, makePdf, newCandidate, submitButton } from "../support/people/candidate";
import { foldOf } from "../support/people/profile";

const FILLED = /We read your CV\. Parts of the form that it filled in: \d+/;
const UNRESOLVED = "Your CV is uploaded, but we couldn't read its text. Please fill in the form yourself.";
const DAMAGED =
	"Uploaded, but the file seems to be damaged: it can't be opened. Open it on your device, save it again as a PDF, then remove this one and choose that file.";
const LOCKED =
	"Uploaded, but the file is protected by a password, so nobody else can open it. Save it without a password, then remove this one and choose that file.";
const PICTURE =
	"Your CV is a picture, so we can't read its text. We send it as it is; please fill in the form yourself.";
const JOB = "employment_history.0";

/** The row of a stored file. */
const uploaded = (page: Page) => page.locator("[data-status=finish]");

const pdf = (buffer: Buffer) => ({ name: "cv.pdf", mimeType: "application/pdf", buffer });

async function readableCv() {
	const { bytes } = await classic(AMELIA, "short");
	return { name: "amelia.pdf", mimeType: "application/pdf", buffer: bytes };
}

async function expectFilledIn(page: Page): Promise<void> {
	await expect(page.locator("[name=fullname]")).toHaveValue("Amelia H.");
	await expect(page.locator("[name=email]")).toHaveValue("amelia.hartono@example.com");
	await expect(page.locator("[name=email2]")).toHaveValue("");
	await expect(page.locator("[name=email]")).toHaveAccessibleDescription(/From your CV/);
	await expect(page.locator("[name=fullname]")).not.toHaveAccessibleDescription(/From your CV/);
	await expect(page.locator("summary", { hasText: "Employment history" })).toContainText("From your CV: 2");
	await expect(page.getByText("Employment 1: Tokoria Technologies")).toBeHidden();
	await page.getByRole("link", { name: /^Employment history Tokoria Technologies · PT Nusantara Digital/ }).click();
	await expect(page.locator("summary", { hasText: "Employment history" })).toBeFocused();
	await page.getByText("Employment 1: Tokoria Technologies").click();
	await expect(page.locator(`[name="${JOB}.company_name"]`)).toHaveValue("Tokoria Technologies");
	await expect(page.locator(`[name="${JOB}.start_date"]`)).toHaveValue("2021-03");
	await expect(page.locator(`[name="${JOB}.is_current_job"]`)).toBeChecked();
	await expect(page.locator(`[name="${JOB}.end_date"]`)).toBeDisabled();
	await expect(page.locator('[name="education_background.0.gpa_score"]')).toHaveValue("3.72");
	await expect(page.locator("[name=hard_skills]")).toHaveValue(/PostgreSQL/);
	await expectAccessible(page);
}

async function expectMarkToGo(page: Page): Promise<void> {
	await expect(page.locator("[name=location]")).toBeHidden();
	await page.getByRole("link", { name: /^City or region/ }).click();
	await expect(page.locator("[name=location]")).toBeFocused();
	await page.locator("[name=location]").fill("Surabaya");
	await expect(page.getByRole("link", { name: /^City or region/ })).toHaveCount(0);
	await expect(foldOf(page, "About you").locator("summary")).toContainText("From your CV: 1");
	await expect(page.locator("[name=location]")).not.toHaveAccessibleDescription(/From your CV/);
}

test("a CV fills in empty fields and marks them; its values outlast a reload, give way to a second CV's, and can be undone at once", async ({
	page,
}) => {
	page.on("dialog", (dialog) => dialog.accept());
	await page.goto("/p/ORBIT1");
	await page.locator("[name=fullname]").fill("Amelia H.");
	await cvField(page).setInputFiles(await readableCv());
	await expect(page.getByText(FILLED)).toBeVisible({ timeout: 20_000 });
	await test.step("empty fields are filled in and marked", () => expectFilledIn(page));
	await test.step("a field that was changed by hand loses its mark", () => expectMarkToGo(page));
	await test.step("a reload keeps values and marks", async () => {
		await expect.poll(() => page.evaluate(() => localStorage.getItem("draft:ORBIT1"))).toContain("Surabaya");
		await page.reload();
		await expect(page.locator("[name=email]")).toHaveAccessibleDescription(/From your CV/);
		await expect(page.locator("[name=email]")).toHaveValue("amelia.hartono@example.com");
	});
	await test.step("a second CV replaces the first one's values", async () => {
		await page.getByRole("button", { name: /Remove amelia/ }).click();
		await expect(page.getByText("What your earlier CV filled in is still in the form")).toBeVisible();
		await expect(page.locator("[name=email]")).toHaveValue("amelia.hartono@example.com");
		const abroad = { email: "suharto@example.com", location: "Höxter, Germany", phones: ["05271 694110"] };
		const other = await classic({ ...AMELIA, ...abroad }, "long");
		await cvField(page).setInputFiles({ name: "two.pdf", mimeType: "application/pdf", buffer: other.bytes });
		await expect(page.locator("[name=email]")).toHaveValue("suharto@example.com", { timeout: 20_000 });
	});
	await test.step("a number of another country is asked about, with its calling code", async () => {
		await expect(page.getByText("Is this your phone number?")).toHaveText(/\+49 5271 694110$/);
		await expect(page.locator("[name=phone]")).toHaveValue("");
		await page.getByRole("button", { name: "Yes, use it: +49 5271 694110" }).click();
		await expect(page.locator("[name=phone]")).toHaveValue("+49 5271 694110");
		await expect(page.locator("[name=phone]")).toHaveAccessibleDescription(/\+49 5271 694110, Germany/);
	});
	await test.step("an unreadable one leaves them", async () => {
		await page.getByRole("button", { name: /Remove two/ }).click();
		await cvField(page).setInputFiles(makePdf(20_000).file);
		await expect(uploaded(page).getByText(DAMAGED)).toBeVisible({ timeout: 20_000 });
		await expect(page.locator("[name=email]")).toHaveValue("suharto@example.com");
	});
	await page.getByRole("button", { name: "Undo all of it" }).click();
	await expect(page.locator("[name=email]")).toHaveValue("");
	await expect(page.locator(`[name="${JOB}.company_name"]`)).toHaveCount(0);
	await expect(page.getByText("No skills & certifications have been added to this candidate.")).toBeVisible();
	await expect(page.locator("[name=location]")).toHaveValue("Surabaya");
	await expect(page.locator("[name=fullname]")).toHaveValue("Amelia H.");
});

test("a large CV fills in fields too, in the job's language, and its text is sent with the application", async ({
	page,
	site,
}) => {
	await page.goto("/p/ORBIT3");
	const { bytes } = await indonesianForm(SITI, "long");
	// PDF readers ignore bytes after the end.
	await cvField(page).setInputFiles(pdf(Buffer.concat([bytes, Buffer.alloc(1_500_000, 10)])));
	const notice = page.getByText(/Kami membaca CV-mu dan mengisi \d+ bagian formulir/);
	await expect(notice).toBeVisible({ timeout: 20_000 });
	await expect(page.getByRole("link", { name: /^Tanggal lahir/ })).toContainText("12 Mei 1995");
	await expectAccessible(notice.locator("xpath=.."));
	await fillRequired(page, newCandidate());
	await giveConsent(page);
	await submitButton(page).click();
	const stored = storedApplication(site, (await page.locator("output").textContent()) ?? "");
	expect(stored.cv_raw_content).toContain("PT Maju Bersama Sejahtera");
	expect(stored.employment_history[0]).toMatchObject({
		company_name: "PT Maju Bersama Sejahtera",
		is_current_job: true,
	});
});

/** A CV whose name and number could be something else, and whose dates are years. */
async function shakyCv() {
	const sheet = new Sheet()
		.line("Jane Doe")
		.line("Happy Camper")
		.line("555 013 2441 7")
		.line("info@camper.example")
		.gap();
	sheet.line("Experience", { bold: true }).line("Barista, Kedai Pagi, 2016 - 2018").line("Made coffee.").gap();
	sheet.line("Skills", { bold: true }).line("Coffee, Cash desk");
	return { name: "cv.pdf", mimeType: "application/pdf", buffer: await sheet.finish() };
}

test("what isn't sure is asked, outlasts a reload and goes with its CV; a year asks for its month", async ({
	page,
	site,
}) => {
	page.on("dialog", (dialog) => dialog.accept());
	const question = page.getByText("Is this your name? Jane Doe");
	const rules = page.getByText("We read your CV by fixed rules.");
	const phone = page.getByText("Is this your phone number? 555 013 2441 7");
	await page.goto("/p/ORBIT1");
	await cvField(page).setInputFiles(await shakyCv());
	await expect(question).toBeVisible({ timeout: 20_000 });
	await expect(rules).toBeVisible();
	await expect(page.locator("[name=fullname]")).toHaveValue("");
	await expect(page.getByText("Dates with only a year in your CV: 2.")).toBeVisible();
	await expectAccessible(page.locator("div:has(> p[role=status])").filter({ has: question }).last());
	await page.reload();
	await expect(question).toBeVisible();
	await expect(rules).toBeVisible();
	await page.getByRole("button", { name: "Yes, use it: Jane Doe" }).click();
	await expect(page.locator("[name=fullname]")).toHaveValue("Jane Doe");
	await expect(page.getByText("Is this your name?")).toHaveCount(0);
	await expect(page.getByText(/^We read your CV\. Parts of the form that it filled in: \d+/)).toBeFocused();

	await page.locator("summary", { hasText: "Employment history" }).click();
	const start = page.locator(`[name="${JOB}.start_date"]`);
	await expect(start).toHaveAccessibleDescription(/Your CV says 2016\. Choose the month/);
	await start.focus();
	await start.selectOption("May 2016");
	await page.locator(`[name="${JOB}.end_date"]`).focus();
	await expect(start).toHaveAttribute("type", "month");
	await expect(start).toHaveValue("2016-05");
	await expect(page.getByText("Dates with only a year in your CV: 1.")).toBeVisible();
	await expectAccessible(page.locator("details[open]"));
	await expect.poll(() => page.evaluate(() => localStorage.getItem("draft:ORBIT1"))).toContain("2016-05");
	await page.reload();
	await expect(page.locator("[name=fullname]")).toHaveValue("Jane Doe");
	await expect(question).toHaveCount(0);
	await expect(phone).toBeVisible();
	await page.getByRole("button", { name: "Remove cv.pdf" }).click();
	await expect(phone).toHaveCount(0);
	await page.reload();
	await expect(page.locator("[name=fullname]")).toHaveValue("Jane Doe");
	await expect(phone).toHaveCount(0);
	await cvField(page).setInputFiles(makePdf(20_000).file);
	await fillRequired(page, newCandidate());
	await giveConsent(page);
	await test.step("a month that is still missing is asked for once more before the application is sent", async () => {
		await submitButton(page).click();
		const again = page.getByRole("alert").filter({ hasText: "Without a month they aren't sent." });
		await expect(again).toBeVisible();
		await expectAccessible(again);
		const last = page.locator(`[name="${JOB}.end_date"]`);
		// A closed entry has no fields; the fold around it was closed before the page was loaded again.
		await page.locator("summary", { hasText: "Employment history" }).click();
		await page.locator("summary", { hasText: "Employment 1" }).click();
		await expect(last).toHaveCount(0);
		await page.locator("summary", { hasText: "Employment history" }).click();
		for (const press of await page.getByRole("button", { name: "Choose the months" }).all()) {
			await press.click();
			await expect(last).toBeFocused();
			await expect(last).toBeInViewport();
		}
	});
	await submitButton(page).click();
	const stored = storedApplication(site, (await page.locator("output").textContent()) ?? "");
	expect(stored.employment_history[0]).toMatchObject({ start_date: "2016-05", end_date: "" });
});

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

async function picture() {
	return sharp({ create: { width: 60, height: 80, channels: 3, background: "#ddd" } })
		.jpeg()
		.toBuffer();
}

const UNREADABLE = [
	["a page without text", UNRESOLVED, async () => pdf(await new Sheet().finish())],
	["a broken PDF", DAMAGED, async () => makePdf(20_000).file],
	["a PDF with a password", LOCKED, async () => pdf(await new Sheet({ password: "secret" }).line("x").finish())],
	["a picture", PICTURE, async () => ({ name: "cv.jpg", mimeType: "image/jpeg", buffer: await picture() })],
] as const;

async function expectUnreadable(page: Page): Promise<void> {
	for (const [file, message, make] of UNREADABLE) {
		await test.step(file, async () => {
			await cvField(page).setInputFiles(await make());
			if (file === "a picture") await page.getByRole("button", { name: "Upload", exact: true }).click();
			const place = message === DAMAGED || message === LOCKED ? uploaded(page) : page.locator("main");
			await expect(place.getByText(message)).toBeVisible({ timeout: 20_000 });
			await expect(uploaded(page)).toHaveCount(1);
			await expect(page.locator("[name=fullname]")).toHaveValue("Suharto");
			await expect(page.locator("[name=email]")).toHaveValue("");
			await expectAccessible(page.getByText(message).locator("xpath=..").or(page.locator("[data-status]")));
			await page.getByRole("button", { name: /^Remove cv/ }).click();
			await expect(page.locator("[data-status]")).toHaveCount(0);
		});
	}
}

test("an unreadable CV reports why and leaves the form unchanged; a Word CV fills in fields where the job takes Word, whose interview starts later", async ({
	page,
}) => {
	await page.goto("/p/ORBIT7");
	await expect(cvField(page)).toHaveAccessibleDescription(/PDF, Word \(\.docx\) or JPEG/);
	await page.locator("[name=fullname]").fill("Suharto");
	await expectUnreadable(page);
	await test.step("an old Word file is refused with the way out", async () => {
		await cvField(page).setInputFiles({ name: "cv.doc", mimeType: "application/msword", buffer: Buffer.from("x") });
		await expect(page.locator("[data-status=unsupported]")).toContainText(
			"save it as PDF or .docx, and choose that file.",
		);
		await expectAccessible(page.locator("[data-status]"));
	});
	const { bytes } = await wordClassic(AMELIA, "short");
	await cvField(page).setInputFiles({ name: "amelia.docx", mimeType: WORD, buffer: bytes });
	await expect(page.getByText(FILLED)).toBeVisible({ timeout: 20_000 });
	await expect(page.locator("[name=email]")).toHaveValue("amelia.hartono@example.com");
	await test.step("delay_start 2 shows the received screen with the candidate's name and the company", async () => {
		const candidate = newCandidate();
		await fillRequired(page, candidate);
		await giveConsent(page);
		await submitButton(page).click();
		await expect(page.getByRole("heading", { name: "We have received your application" })).toBeFocused();
		await expect(page.getByText(`Thank you, ${candidate.fullname}.`)).toBeVisible();
		await expect(page.getByText(`We have sent a receipt with your private link to ${candidate.email}.`)).toBeVisible();
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await expectAccessible(page.locator("#apply"));
	});
});
