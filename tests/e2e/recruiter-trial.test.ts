import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, test } from "../support/browser/e2e";
import { cvField, makePdf, newCandidate, submitButton } from "../support/people/candidate";
import { confirmEmail, signIn, signUp } from "../support/people/recruiter";
import type { Site } from "../support/sites/site";

const PHONE = { width: 360, height: 740 };

/** The texts that a trial uses in a language, and the answers of its candidate. */
const WORDS = {
	en: {
		post: "Post a job",
		publish: "Publish",
		published: "The job is published.",
		fullForm: "Full name",
		oneApplication: "1 application",
		day: "4 January 2027",
		answers: ["I bake.", "Rye", "Night", "7", "2027-01-04"],
	},
	id: {
		post: "Pasang lowongan",
		publish: "Terbitkan",
		published: "Lowongan sudah terbit.",
		fullForm: "Nama lengkap",
		oneApplication: "1 lamaran",
		day: "4 Januari 2027",
		answers: ["Saya memanggang.", "Gandum hitam", "Malam", "7", "2027-01-04"],
	},
} as const;

type Language = keyof typeof WORDS;

/** The questions of the job: their kinds, and the choices of those that have some. */
const QUESTIONS = [
	{ kind: "textarea", label: "Q one" },
	{ kind: "checkboxes", label: "Q two" },
	{ kind: "radio", label: "Q three" },
	{ kind: "number", label: "Q four" },
	{ kind: "date", label: "Q five" },
] as const;

const DOCUMENT = "Portfolio";

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** Writes a job with five questions and a document, and publishes it; gives the address of its page. */
async function postJob(page: Page, language: Language): Promise<string> {
	const words = WORDS[language];
	await page.getByRole("link", { name: words.post, exact: true }).click();
	await field(page, "title").fill("Night Baker");
	await field(page, "language").selectOption(language);
	// With script, the editor has taken the area's place.
	await page.locator("#aboutDescription").fill("We bake at night.");
	for (const [place, { kind, label }] of QUESTIONS.entries()) {
		await page.locator("#kind").selectOption(kind);
		await page.locator("#add-question").click();
		await field(page, `additionalField.${place}.label`).fill(label);
		const choice = words.answers[place] ?? "";
		if (kind === "checkboxes" || kind === "radio")
			await field(page, `additionalField.${place}.options`).fill(`Other\n${choice}`);
	}
	await page.locator("#add-document").click();
	await field(page, "document_list.1.type").fill(DOCUMENT);
	await field(page, "document_list.1.option_value").selectOption("2");
	await page.getByRole("button", { name: words.publish }).click();
	await expect(page.getByRole("status")).toHaveText(words.published);
	return (await page.locator(".share a").first().getAttribute("href")) ?? "";
}

/** Applies on a phone with a CV and the document. */
async function apply(page: Page, address: string, language: Language) {
	const { answers, fullForm } = WORDS[language];
	const candidate = newCandidate();
	const [cv, portfolio] = [makePdf(20_000, "my cv.pdf"), makePdf(30_000, "my work.pdf")];
	await page.goto(address);
	await expect(page.getByLabel(fullForm).first()).toBeVisible();
	await expectNoSidewaysScroll(page);
	const answer = (place: number) => page.locator(`[name^="custom_fields[${place}][value]"]`);
	await field(page, "fullname").fill(candidate.fullname);
	await field(page, "preferred_name").fill(candidate.preferredName);
	await field(page, "email").fill(candidate.email);
	await field(page, "email2").fill(candidate.email);
	await field(page, "phone").fill(candidate.phone);
	await cvField(page).setInputFiles(cv.file);
	await page.locator("main form input[type=file]").nth(1).setInputFiles(portfolio.file);
	// Fields are locked for a moment while a small file is sent; without script, files wait for the form.
	if ((await page.locator("html.scripted").count()) > 0)
		await expect(page.getByText("Uploaded", { exact: true })).toHaveCount(2);
	await answer(0).fill(answers[0]);
	for (const place of [1, 2]) await page.getByLabel(answers[place] ?? "", { exact: true }).check();
	await answer(3).fill(answers[3]);
	await answer(4).fill(answers[4]);
	await field(page, "gdpr").check();
	await submitButton(page).click();
	const code = page.locator("output, main strong").first();
	await expect(code).toHaveText(/^[A-Z0-9]{6,}$/i);
	return { candidate, cv, portfolio, code: (await code.textContent()) ?? "" };
}

/** Finds the application from the list of jobs, and reads all of it. */
async function readApplication(page: Page, language: Language, sent: Awaited<ReturnType<typeof apply>>) {
	const { answers, oneApplication, day } = WORDS[language];
	const { candidate, cv, portfolio, code } = sent;
	await expect(page.getByRole("listitem").filter({ hasText: "Night Baker" })).toContainText(oneApplication);
	await page.getByRole("link", { name: "Night Baker", exact: true }).click();
	await page.getByRole("link", { name: candidate.fullname }).click();
	const main = page.getByRole("main");
	for (const text of [
		candidate.email,
		code,
		...QUESTIONS.map(({ label }) => label),
		...answers.slice(0, 4),
		day,
		DOCUMENT,
	])
		await expect(main).toContainText(text);
	await expectNoSidewaysScroll(page);
	for (const { file } of [cv, portfolio]) {
		const coming = page.waitForEvent("download");
		await page.getByRole("link", { name: file.name }).click();
		expect((await readFile(await (await coming).path())).equals(file.buffer)).toBe(true);
	}
}

/** A trial from the account to the application; every step follows a link or a button of the step before. */
async function goThroughTrial(page: Page, site: Site, language: Language) {
	const { email, confirmation } = await signUp(site, "Roti Malam");
	await confirmEmail(page, confirmation);
	await signIn(page, site, email);
	if (language === "id") await page.getByRole("link", { name: "Bahasa Indonesia" }).click();
	const dashboard = page.url();
	const address = await postJob(page, language);
	const sent = await apply(page, address, language);
	await page.goto(dashboard);
	await readApplication(page, language, sent);
}

test("a new recruiter posts a job, a candidate applies on a phone, and the recruiter reads all of it", async ({
	page,
	site,
}) => {
	await page.setViewportSize(PHONE);
	await goThroughTrial(page, site, "en");
});

test("the same works in Indonesian and without script", async ({ browser, site }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
	await goThroughTrial(await context.newPage(), site, "id");
	await context.close();
});
