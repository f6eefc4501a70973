import type { Page } from "@playwright/test";
import { storedApplication } from "../support/backend/stored";
import { storedHashes } from "../support/backend/stored-uploads";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser/e2e";
import { cvField, giveConsent, makePdf, newCandidate, submitButton } from "../support/people/candidate";
import { fillProfile, PROFILE } from "../support/people/profile";
import { pdfOnDisk } from "../support/uploads/pdf-on-disk";

const WHY = "The sun is free, the roofs are there, and somebody has to bring the two together.";

const answer = (page: Page, index: number) => page.locator(`[name^="custom_fields[${index}][value]"]`);

async function answerOrbit1(page: Page) {
	await answer(page, 0).fill("Bandung");
	await answer(page, 1).fill(WHY);
	for (const region of ["Bali", "East Java"]) await page.getByLabel(region).check();
	await answer(page, 3).fill("42");
	await page.getByLabel("More than 1 year").check();
	await answer(page, 5).selectOption("SIM A");
	await answer(page, 6).fill("2027-01-04");
	await page.getByLabel("Site report you have written").setInputFiles(makePdf(30_000, "report.pdf").file);
	await expect(page.locator("[data-status=finish]")).toHaveCount(4);
}

async function answerOrbit3(page: Page) {
	await answer(page, 0).fill(WHY);
	await answer(page, 1).selectOption("Pagi");
}

const ORBIT1_ANSWERS = [
	{ id: "11", label: "Current city", value: "Bandung", is_mandatory: true, input_type: 0 },
	{ id: "12", label: "Why solar energy", value: WHY, is_mandatory: true, input_type: 1 },
	{ id: "13", label: "Regions you know well", value: ["Bali", "East Java"], is_mandatory: true, input_type: 2 },
	{ id: "14", label: "Largest crew you have coordinated", value: "42", is_mandatory: false, input_type: 3 },
	{ id: "77", label: "Experience in field operations", value: "2", is_mandatory: true, input_type: 4 },
	{ id: "15", label: "Driving licence", value: "SIM A", is_mandatory: true, input_type: 5 },
	{ id: "16", label: "Earliest start date", value: "2027-01-04", is_mandatory: false, input_type: 6 },
	{
		id: "17",
		label: "Site report you have written",
		value: [expect.stringMatching(/^companies\/.+\.pdf$/)],
		is_mandatory: false,
		input_type: 7,
	},
];

const ORBIT3_ANSWERS = [
	{ id: "31", label: "Ceritakan tamu yang paling kamu ingat", value: WHY, is_mandatory: true, input_type: 1 },
	{ id: "32", label: "Shift yang kamu sukai", value: "Pagi", is_mandatory: false, input_type: 5 },
];

const JOBS = [
	{
		code: "ORBIT1",
		language: "en",
		questions: answerOrbit1,
		answers: ORBIT1_ANSWERS,
		other: "Portfolio",
		title: "Application submitted",
	},
	{
		code: "ORBIT3",
		language: "id",
		questions: answerOrbit3,
		answers: ORBIT3_ANSWERS,
		other: "Sertifikat",
		title: "Lamaran",
	},
] as const;

for (const { code, language, questions, answers, other, title } of JOBS) {
	test(`every input at ${code} arrives as entered, a PDF of 6 MB too, and gives a working code`, async ({
		page,
		site,
	}) => {
		test.slow();
		const candidate = newCandidate();
		const cv = pdfOnDisk(6_000_000, `whole-${code}.pdf`);
		await page.goto(`/p/${code}`);
		await page.locator("[name=fullname]").fill(candidate.fullname);
		await page.locator("[name=preferred_name]").fill(candidate.preferredName);
		await page.locator("[name=email]").fill(` ${candidate.email} `);
		await page.locator("[name=email2]").fill(candidate.email.toUpperCase());
		await page.locator("[name=phone]").fill(candidate.phone);
		await cvField(page).setInputFiles(cv.path);
		const slot = page.getByRole("group", { name: new RegExp(`^${other}`) });
		await expect(page.locator("[data-status=finish]")).toHaveCount(1, { timeout: 20_000 });
		await slot
			.locator("input[type=file]")
			.setInputFiles([
				makePdf(20_000, "one.pdf").file,
				{ name: "two.csv", mimeType: "text/csv", buffer: Buffer.from("site,roofs\nBraga,3\n") },
			]);
		await expect(page.locator("[data-status=finish]")).toHaveCount(3);
		await questions(page);
		await fillProfile(page, language);
		await page.locator("[name=whatsapp_notification]").uncheck();
		await giveConsent(page);
		// In Indonesian, another test looks at the whole form, with errors and open entries.
		if (language === "en") await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await submitButton(page).click();
		await expect(page.locator("output")).toBeVisible({ timeout: 20_000 });

		await expect(page.getByRole("heading", { name: new RegExp(title) }).first()).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(page.getByText(candidate.email)).toBeVisible();
		await expectAccessible(page.locator("#apply"));
		const shown = (await page.locator("output").textContent()) ?? "";
		expect(shown).toMatch(/^[A-Z0-9]{8}$/);
		const known = await fetch(`${site.backend}/code/${shown}?debug=false`);
		expect([known.status, await known.json()]).toEqual([200, { interview_code: shown }]);
		expect(storedHashes(site.dataDir, cv.name)).toEqual([cv.sha256]);

		const stored = storedApplication(site, shown);
		expect(stored).toMatchObject({
			...PROFILE,
			interview_code: code,
			fullname: candidate.fullname,
			preferred_name: candidate.preferredName,
			email: candidate.email,
			email2: candidate.email.toUpperCase(),
			phone: candidate.phone.replace(/\D/g, ""),
			cv: cv.name,
			whatsapp_notification: false,
			gdpr: true,
			employment_history: PROFILE.employment_history.map(withoutBlanks),
			education_background: PROFILE.education_background.map(withoutBlanks),
		});
		expect(stored.custom_fields).toEqual(answers);
		const [first, second] = stored.document_candidate;
		expect(first).toMatchObject({
			document_type: "CV",
			attachment: [{ filename: cv.name, filepath: stored.file_cv }],
		});
		expect(second).toMatchObject({
			document_type: other,
			attachment: [{ filename: "one.pdf" }, { filename: "two.csv" }],
		});
		expect(JSON.stringify(stored)).not.toContain('"gpa"');
	});
}

/** An entry without what multipart has no field for: empty texts arrive empty or not at all. */
function withoutBlanks(entry: Readonly<Record<string, unknown>>) {
	return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== ""));
}
