import type { Page } from "@playwright/test";
import { storedApplication } from "../support/backend/stored";
import { storedHashes } from "../support/backend/stored-uploads";
import { expect, expectNoSidewaysScroll, test } from "../support/browser/e2e";
import { cvField, fillRequired, giveConsent, makePdf, newCandidate } from "../support/people/candidate";

test.use({ javaScriptEnabled: false });

const IPHONE =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

/** Opens the parts of the profile that are closed at first. */
async function openProfile(page: Page): Promise<void> {
	for (const list of await page.locator("form details").all()) await list.locator("summary").click();
}

test("a browser without script sends all kinds of files, links and the profile, and gets a working code", async ({
	page,
	site,
}) => {
	const candidate = newCandidate();
	const [cv, report, roofs, plans] = ["cv", "report", "roofs", "plans"].map((name, i) =>
		makePdf(i === 2 ? 1_500_000 : 20_000, `${name}-${candidate.phone.slice(-6)}.pdf`),
	);
	if (!cv || !report || !roofs || !plans) throw new Error("four files should have been made");
	await page.goto("/p/ORBIT1");
	await expect(page.getByText("We read it and fill in")).toBeHidden();
	await expect(page.getByText(/^0\//).and(page.locator(":visible"))).toHaveCount(0);
	await expect(page.getByLabel(/^Why solar/)).toHaveAccessibleDescription(/10 to \d+ words/);
	await fillRequired(page, candidate);
	await cvField(page).setInputFiles(cv.file);
	await page.getByLabel("Site report you have written").setInputFiles(report.file);
	await page.getByLabel("Portfolio", { exact: true }).setInputFiles([roofs.file, plans.file]);
	await page.getByLabel("Portfolio: Link to this document").fill("https://example.com/roofs");
	await openProfile(page);
	const job = page.getByRole("group", { name: "Employment 1" });
	await job.getByLabel("Company").fill("Terang");
	await job.getByLabel("Start").fill("2020-01");
	await job.getByLabel("This is my current job").check();
	await page.getByRole("group", { name: "Education 2" }).getByLabel("School or university").fill("ITB");
	await page.getByRole("group", { name: "Achievement 1" }).getByLabel("What you achieved").fill("40 roofs");
	await page.getByLabel("Languages").fill("Indonesian\nEnglish");
	await page.getByLabel("Hard skills").fill("welding, maths");
	await page.getByLabel("Certifications").fill("Working at height");
	await giveConsent(page);
	await page.locator("main form [type=submit]").click();

	await expect(page.getByRole("heading", { name: "Application submitted" })).toBeVisible();
	await expect(page.getByText(`Thank you, ${candidate.fullname}.`)).toBeVisible();
	await expect(page.getByText(candidate.email)).toBeVisible();
	await expect(page.getByRole("alert")).toHaveText(/^The file of your CV seems to be damaged/);
	const code = (await page.locator("strong").textContent()) ?? "";
	const link = page.getByRole("link", { name: "Do the interview now" });
	await expect(link).toHaveAttribute("href", `${site.backend}/code/${code}`);
	expect((await fetch(`${site.backend}/code/${code}?debug=false`)).status).toBe(200);

	const stored = storedApplication(site, code);
	expect(stored).toMatchObject({
		document_candidate: [
			{ document_type: "CV", attachment: [{ filename: cv.file.name }] },
			{
				document_type: "Portfolio",
				attachment: [{ filename: roofs.file.name }, { filename: plans.file.name }],
				link_input: [{ value: "https://example.com/roofs" }],
			},
		],
		employment_history: [{ company_name: "Terang", start_date: "2020-01", is_current_job: true }],
		education_background: [{ institutional_name: "ITB" }],
		key_achievements: [{ achievement: "40 roofs" }],
		languages: ["Indonesian", "English"],
		hard_skills: ["welding", "maths"],
		certifications: ["Working at height"],
	});
	for (const { file, sha256 } of [cv, report, roofs, plans]) {
		expect(storedHashes(site.dataDir, file.name)).toEqual([sha256]);
	}
});

test("problems are listed, and going back restores the input", async ({ page }) => {
	await page.goto("/p/ORBIT1");
	await fillRequired(page, newCandidate());
	await cvField(page).setInputFiles(makePdf(20_000).file);
	await page.getByLabel("Portfolio: Link to this document").fill("ftp://example.com/roofs");
	await openProfile(page);
	await page.getByRole("group", { name: "Employment 2" }).getByLabel("Job title").fill("Planner");
	await page.getByLabel("Languages").fill("Indonesian\nEnglish");
	await giveConsent(page);
	await page.locator("main form [type=submit]").click();
	await expect(page.getByRole("listitem")).toHaveText([
		/^Portfolio: /,
		"Employment history: Enter the company's name, or remove this entry",
	]);
	await page.goBack();
	await expect(page.locator('[name="employment_history[1][job_title]"]')).toHaveValue("Planner");
	await expect(page.locator("[name=languages]")).toHaveValue("Indonesian\nEnglish");
});

test("an application whose interview starts later shows as received, without a code", async ({ page }) => {
	const candidate = newCandidate();
	await page.goto("/p/ORBIT7");
	await fillRequired(page, candidate);
	await cvField(page).setInputFiles(makePdf(20_000).file);
	await giveConsent(page);
	await page.locator("main form [type=submit]").click();
	await expect(page.getByRole("heading", { name: "We have received your application" })).toBeVisible();
	await expect(page.getByText(`Thank you, ${candidate.fullname}.`)).toBeVisible();
	await expect(page.locator("strong")).toHaveCount(0);
	const links = ["See or change my application", "Download the receipt", "Back to the job"];
	await expect(page.getByRole("link")).toHaveText(links);
	await page.getByRole("link", { name: "See or change my application" }).click();
	await expect(page.getByText("Received", { exact: true })).toBeVisible();
	await expect(page.getByText("Interview code")).toHaveCount(0);
});

test.describe("on an iPhone", () => {
	test.use({ userAgent: IPHONE, viewport: { width: 360, height: 740 } });

	test("the result has steps in the job's language with the badge of the App Store", async ({ page, site }) => {
		await page.goto("/p/ORBIT3");
		await fillRequired(page, newCandidate());
		await cvField(page).setInputFiles(makePdf(20_000).file);
		await giveConsent(page);
		await expectNoSidewaysScroll(page);
		await page.locator("main form [type=submit]").click();
		await expect(page.locator("html")).toHaveAttribute("lang", "id");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lamaran terkirim");
		await expect(page.getByRole("listitem")).toHaveCount(3);
		const badge = page.getByRole("link", { name: "Buka App Store" });
		await expect(badge).toHaveAttribute("href", `${site.backend}/apps/ios?language=id`);
		const code = await page.locator("strong").textContent();
		const goOn = page.getByRole("link", { name: "Lanjut ke wawancara" });
		await expect(goOn).toHaveAttribute("href", `${site.backend}/code/${code}`);
		await expectNoSidewaysScroll(page);
	});
});

test("spaces in an email are stripped, and a missing at sign is rejected", async ({ page, site }) => {
	const candidate = newCandidate();
	const spaced = candidate.email.replace("-", " - ");
	await page.goto("/p/ORBIT9");
	await fillRequired(page, { ...candidate, email: "nobody" });
	await cvField(page).setInputFiles(makePdf(20_000).file);
	await giveConsent(page);
	await page.locator("main form [type=submit]").click();
	await expect(page.locator("[name=email]:invalid")).toBeFocused();
	await page.locator("[name=email]").fill(` ${spaced} `);
	await page.locator("[name=email2]").fill(spaced);
	await page.locator("main form [type=submit]").click();
	await expect(page.getByText(candidate.email)).toBeVisible();
	const code = (await page.locator("strong").textContent()) ?? "";
	expect(storedApplication(site, code)).toMatchObject({ email: candidate.email });
	await expect(page.getByRole("img", { name: "QR code with the address of the interview" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Send the link to myself" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
});

test("a browser without script goes straight to the interview if the job starts it at once", async ({ page, site }) => {
	await page.goto("/p/ORBIT6");
	await fillRequired(page, newCandidate());
	await cvField(page).setInputFiles(makePdf(20_000).file);
	await giveConsent(page);
	await page.locator("main form [type=submit]").click();
	await page.waitForURL(new RegExp(`^${site.backend}/code/[A-Z0-9]{8}$`));
});

test("an intro video is a link, and nothing that requires a script is offered", async ({ page }) => {
	await page.goto("/p/ORBIT1");
	await expect(page.getByRole("button", { name: "Watch the intro video" })).toBeHidden();
	const link = page.getByRole("link", { name: "Watch the intro video" });
	await expect(link).toBeVisible();
	const video = await page.request.get((await link.getAttribute("href")) ?? "");
	expect(video.headers()["content-type"]).toMatch(/^video\//);
});

test("the result page is empty without a result", async ({ page }) => {
	await page.goto("/p/ORBIT1/applied");
	await expect(page).toHaveURL(/\/p\/ORBIT1$/);
});

test("a rejected application shows the reason and a link back", async ({ page }) => {
	const candidate = newCandidate();
	for (let round = 0; round < 2; round++) {
		await page.goto("/p/ORBIT2");
		await fillRequired(page, candidate);
		await giveConsent(page);
		await page.locator("main form [type=submit]").click();
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	}
	await expect(page.getByRole("heading", { name: "Your application was not sent" })).toBeVisible();
	await expect(page.getByText("already registered", { exact: false })).toBeVisible();
	await page.getByRole("link", { name: "Back to the job" }).click();
	await expect(page).toHaveURL(/\/p\/ORBIT2#apply$/);
});
