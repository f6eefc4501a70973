import type { Page } from "@playwright/test";
import { storedApplication } from "../support/backend/stored";
import { storedHashes } from "../support/backend/stored-uploads";
import { expect, expectAccessible, test } from "../support/browser/e2e";
import { applyBySlugs, pageOf, postsOf, sendFilledIn } from "../support/people/application-by-slugs";
import {
	type Candidate,
	cvField,
	fillRequired,
	giveConsent,
	makePdf,
	newCandidate,
	submitButton,
	summaryOf,
} from "../support/people/candidate";
import { sendApplication } from "../support/people/sent-application";
import { pdfOnDisk } from "../support/uploads/pdf-on-disk";

const PAGE = pageOf("head-roaster");

const row = (page: Page) => page.locator("[data-status]");

/** The panel names the candidate and has the code and the interview's link, also after a reload. */
async function expectPanel(page: Page, { fullname, email }: Candidate, backend: string) {
	await expect(page.getByRole("heading", { name: "Application Submitted" })).toBeFocused();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(page.getByText(`Thank you, ${fullname}.`)).toBeVisible();
	await expect(page.getByText(email)).toBeVisible();
	const code = await page.locator("output").textContent();
	const link = page.getByRole("link", { name: "Do the interview now" });
	await expect(link).toHaveAttribute("href", `${backend}/code/${code}`);
	await expectAccessible(page.locator("#apply"));
	await page.reload();
	await expect(page.locator("output")).toHaveText(code ?? "");
	await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("an application's CV uses its own single call, and the page asks before leaving until all is sent", async ({
	page,
	site,
}) => {
	const posts = postsOf(page);
	const dialogs: string[] = [];
	page.on("dialog", (dialog) => {
		dialogs.push(dialog.type());
		return dialog.accept();
	});
	await test.step("leaving asks for confirmation while something would be lost", async () => {
		await page.goto(PAGE);
		await page.locator("[name=fullname]").fill("Suharto");
		await expect(page.locator("form[novalidate]")).toBeVisible();
		await page.reload();
		expect(dialogs).toEqual(["beforeunload"]);
	});
	const candidate = newCandidate();
	const { path, sha256 } = pdfOnDisk(3_000_000);
	await test.step("a CV of 3 MB uses its own single call, and the application its company and job", async () => {
		await sendFilledIn(page, candidate, path);
		await expect(page.locator("output")).toHaveText(/^[A-Z0-9]{8}$/);
		expect(posts).toEqual([
			"/api/upload-cv",
			expect.stringMatching(/^\/api\/public\/companies\/\d+\/jobs\/201\/candidate$/),
		]);
	});
	await test.step("the application is known and stored", async () => {
		const code = (await page.locator("output").textContent()) ?? "";
		const known = await fetch(`${site.backend}/code/${code}?debug=false`);
		expect(await known.json()).toEqual({ interview_code: code });
		const stored = storedApplication(site, code);
		expect(stored).toMatchObject({ email: candidate.email, interview_code: "ROASTER1", job_id: "201", cv: "cv.pdf" });
		expect(stored.file_cv).toMatch(/^cvs\//);
		expect(stored.document_candidate ?? []).toEqual([]);
		expect(storedHashes(site.dataDir, "cv.pdf")).toContain(sha256);
	});
	dialogs.length = 0;
	await test.step("on a computer the page shows the panel: name, code and link", () =>
		expectPanel(page, candidate, site.backend));
	await test.step("leaving doesn't ask after sending", () => expect(dialogs).toEqual([]));
});

test("a CV shows its progress, blocks sending, can be cancelled, and restarts from the beginning; delay_start 0 then redirects to the interview", async ({
	page,
	site,
}) => {
	const posts = postsOf(page);
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/api/upload-cv", async (route) => {
		await held;
		await route.continue().catch(() => undefined);
	});
	await page.goto(pageOf("barista"));
	await fillRequired(page, newCandidate());
	await giveConsent(page);
	await cvField(page).setInputFiles(pdfOnDisk(3_000_000).path);
	await expect(row(page)).toHaveAttribute("data-status", "loading");
	await expect(row(page).locator("progress")).toBeVisible();
	await expect(submitButton(page)).toBeDisabled();
	await expectAccessible(row(page).or(cvField(page)));
	await page.getByRole("button", { name: "Cancel cv.pdf" }).click();
	await expect(row(page)).toContainText("You stopped this upload.");
	release();
	await page.getByRole("button", { name: "Try again cv.pdf" }).click();
	await expect(row(page)).toHaveAttribute("data-status", "finish");
	expect(new Set(posts)).toEqual(new Set(["/api/upload-cv"]));
	await submitButton(page).click();
	await expect(page).toHaveURL(new RegExp(`^${site.backend}/code/[A-Z0-9]{8}$`));
});

test("a CV above 5 MB or of another type is rejected with a message, and the next one replaces it; a job without an assessment shows a dialog, and confirming clears the form", async ({
	page,
}) => {
	const posts = postsOf(page);
	await page.goto(pageOf("farmer-relations-officer"));
	await expect(cvField(page)).toHaveAccessibleDescription(/PDF.*at most 5 MB/);
	await expect(page.getByText("filled in here")).toHaveCount(0);
	await fillRequired(page, newCandidate());
	await giveConsent(page);
	await cvField(page).setInputFiles(pdfOnDisk(5_142_881).path);
	await expect(row(page)).toContainText("file type cannot more than 5 MB.");
	await expectAccessible(row(page).or(cvField(page)));
	await submitButton(page).click();
	await expect(summaryOf(page).getByRole("link")).toContainText("file type cannot more than 5 MB.");
	await cvField(page).setInputFiles({ name: "cv.docx", mimeType: "application/msword", buffer: Buffer.from("x") });
	await expect(row(page)).toContainText("The format must be PDF or JPEG.");
	const buffer = Buffer.from("<html></html>".repeat(100));
	await cvField(page).setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer });
	await expect(row(page)).toHaveAttribute("data-status", "unsupported");
	await expect(row(page)).toContainText("cv.pdf");
	expect(posts).toEqual([]);
	await cvField(page).setInputFiles(pdfOnDisk(5_142_880).path);
	await expect(row(page)).toHaveAttribute("data-status", "finish");
	await expect(row(page)).toHaveCount(1);
	await submitButton(page).click();
	await page.getByRole("dialog").getByRole("button", { name: "OK" }).click();
	await expect(page.getByLabel("Full name")).toHaveValue("");
});

test.describe("rejections", () => {
	test.use({ allowedConsole: [/Failed to load resource/] });

	test("shows the host's message for a CV rejected with 422 and with 500, and offers a retry; delay_start 2 then shows the received screen", async ({
		page,
	}) => {
		const statuses = [422, 500];
		await page.route("**/api/upload-cv", (route) => {
			const status = statuses.shift();
			return status
				? route.fulfill({ status, json: { message: `The archive is closed until ${status}.` } })
				: route.continue();
		});
		await page.goto(pageOf("quality-control-analyst"));
		await fillRequired(page, newCandidate());
		await giveConsent(page);
		await cvField(page).setInputFiles(makePdf(50_000).file);
		for (const status of [422, 500]) {
			await test.step(String(status), async () => {
				await expect(row(page)).toContainText(`The archive is closed until ${status}.`);
				await expect(page.getByRole("button", { name: "Remove cv.pdf" })).toBeVisible();
				await expectAccessible(row(page).or(cvField(page)));
				await submitButton(page).click();
				await expect(summaryOf(page)).toContainText("Please retry to upload or delete the document.");
				await page.getByRole("button", { name: "Try again cv.pdf" }).click();
			});
		}
		await expect(row(page)).toHaveAttribute("data-status", "finish");
		await expect(row(page)).not.toContainText("archive");
		await submitButton(page).click();
		await expect(page.getByRole("heading", { name: "We have received your application" })).toBeFocused();
	});

	test("a registered email and a registered phone number show at their fields, and the form stays open for a retry", async ({
		page,
		site,
	}) => {
		const sent = await sendApplication(site, { to: "bySlugs" });
		const other = newCandidate();
		const email = page.locator("[name=email]");
		await test.step("the email", async () => {
			await applyBySlugs(page, PAGE, { ...other, email: sent.email });
			await expect(email).toHaveAccessibleDescription(/^Email is already registered\. .*Contact the company/);
			await expect(email).toHaveAttribute("aria-invalid", "true");
			await expect(summaryOf(page)).toBeFocused();
			await expectAccessible(summaryOf(page).or(email.locator("xpath=..")));
		});
		await test.step("the phone number", async () => {
			await email.fill(other.email);
			await page.locator("[name=email2]").fill(other.email);
			await page.getByLabel("Phone").fill(`+${sent.phone}`);
			await submitButton(page).click();
			await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(/already registered/);
			await expect(page.getByLabel("Phone")).toHaveValue(`+${sent.phone}`);
		});
		await page.getByLabel("Phone").fill(other.phone);
		await submitButton(page).click();
		await expect(page.locator("output")).toBeVisible();
	});
});

test("fields, the stored CV, and other documents by the company's uploads survive a reload, and appear on the job's page by code too", async ({
	page,
	site,
}) => {
	page.on("dialog", (dialog) => dialog.accept());
	const posts = postsOf(page);
	const cv = row(page).filter({ hasText: "cv.pdf" });
	await page.goto(PAGE);
	await fillRequired(page, newCandidate());
	await cvField(page).setInputFiles(pdfOnDisk(3_000_000).path);
	const slot = page.getByRole("group", { name: /^Roast log/ });
	await slot.locator("input[type=file]").setInputFiles(makePdf(20_000, "log.pdf").file);
	await expect(page.locator("[data-status=finish]")).toHaveCount(2);
	await expect
		.poll(() => page.evaluate(() => localStorage.getItem("draft:ROASTER1")))
		.toMatch(/cv\.pdf.*log\.pdf|log\.pdf.*cv\.pdf/);
	for (const path of ["/p/ROASTER1", PAGE]) {
		await page.goto(path);
		await expect(page.locator("[name=fullname]")).toHaveValue("Suharto");
		await expect(cv).toHaveAttribute("data-status", "finish");
	}
	await giveConsent(page);
	await submitButton(page).click();
	const code = (await page.locator("output").textContent()) ?? "";
	const stored = storedApplication(site, code);
	expect(stored.file_cv).toMatch(/^cvs\//);
	expect(stored.document_candidate).toMatchObject([
		{ document_type: "Roast log", attachment: [{ filename: "log.pdf" }] },
	]);
	expect(posts.slice(0, 2).toSorted()).toEqual([
		expect.stringMatching(/^\/api\/companies\/\d+\/store_and_extract_document$/),
		"/api/upload-cv",
	]);
	expect(posts.filter((path) => path === "/api/upload-cv")).toHaveLength(1);
	await page.goto("/p/ROASTER1");
	await expect(page.locator("output")).toHaveText(code);
});

test("a CV interrupted by a reload is resent whole automatically", async ({ page }) => {
	page.on("dialog", (dialog) => dialog.accept());
	const posts = postsOf(page);
	// The first request never gets through: taking the route away would let it go on before the page reloads.
	let isHeld = true;
	await page.route("**/api/upload-cv", (route) => (isHeld ? undefined : route.continue()));
	await page.goto(PAGE);
	await page.locator("[name=fullname]").fill("Suharto");
	await cvField(page).setInputFiles(pdfOnDisk(3_000_000).path);
	await expect(row(page)).toContainText("If this page closes");
	isHeld = false;
	await page.reload();
	await expect(row(page)).toHaveAttribute("data-status", "finish");
	await expect(page.locator("[name=fullname]")).toHaveValue("Suharto");
	expect(posts).toEqual(["/api/upload-cv", "/api/upload-cv"]);
});
