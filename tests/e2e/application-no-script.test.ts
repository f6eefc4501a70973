import type { Page } from "@playwright/test";
import { storedApplication } from "../support/backend/stored";
import { storedHashes } from "../support/backend/stored-uploads";
import { expect, expectNoSidewaysScroll, test } from "../support/browser/e2e";
import { type Candidate, cvField, fillRequired, giveConsent, makePdf, newCandidate } from "../support/people/candidate";
import { openFilledIn, plainCv } from "../support/people/plain-application";

test.use({ javaScriptEnabled: false });

const IPHONE =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

/** Opens the parts of the profile that are closed at first. */
async function openProfile(page: Page): Promise<void> {
	for (const list of await page.locator("form details").all()) await list.locator("summary").click();
}

/** What the form looks like, and an intro video that is a link. */
async function expectNoOfferForScripts(page: Page): Promise<void> {
	await expect(page.getByText("We read it and fill in")).toBeHidden();
	await expect(page.getByText(/^0\//).and(page.locator(":visible"))).toHaveCount(0);
	await expect(page.getByLabel(/^Why solar/)).toHaveAccessibleDescription(/10 to \d+ words/);
	await expectNoSidewaysScroll(page);
	await expect(page.getByRole("button", { name: "Watch the intro video" })).toBeHidden();
	const link = page.getByRole("link", { name: "Watch the intro video" });
	await expect(link).toBeVisible();
	const video = await page.request.get((await link.getAttribute("href")) ?? "");
	expect(video.headers()["content-type"]).toMatch(/^video\//);
}

/** Sends the form with a wrong address, which the browser refuses, and then with what the site refuses. */
async function expectProblems(page: Page, candidate: Candidate): Promise<void> {
	await fillRequired(page, { ...candidate, email: "nobody" });
	await cvField(page).setInputFiles(makePdf(20_000).file);
	await page.getByLabel("Portfolio: Link to this document").fill("ftp://example.com/roofs");
	await expect(page.locator("[name=date_of_birth]")).toBeHidden();
	await openProfile(page);
	await expect(page.locator("[name=date_of_birth]")).toBeVisible();
	await page.getByRole("group", { name: "Employment 2" }).getByLabel("Job title").fill("Planner");
	await page.getByLabel("Languages").fill("Indonesian\nEnglish");
	await giveConsent(page);
	const submit = page.locator("main form [type=submit]");
	await submit.click();
	await expect(page.locator("[name=email]:invalid")).toBeFocused();
	for (const name of ["email", "email2"]) await page.locator(`[name=${name}]`).fill(candidate.email);
	await submit.click();
	await expect(page.getByRole("listitem")).toHaveText([
		/^Portfolio: /,
		"Employment 2, Company: Enter the company's name, or remove this entry",
	]);
	await page.goBack();
	await openProfile(page);
	const title = page.locator('[name="employment_history[1][job_title]"]');
	await expect(title).toHaveValue("Planner");
	await expect(page.locator("[name=languages]")).toHaveValue("Indonesian\nEnglish");
	await title.fill("");
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
	await test.step("nothing that requires a script is offered", () => expectNoOfferForScripts(page));
	await test.step("problems are listed, and going back restores the input", () => expectProblems(page, candidate));
	await fillRequired(page, candidate);
	await cvField(page).setInputFiles(cv.file);
	await page.getByLabel("Site report you have written").setInputFiles(report.file);
	await page.getByLabel("Portfolio", { exact: true }).setInputFiles([roofs.file, plans.file]);
	await page.getByLabel("Portfolio: Link to this document").fill("https://example.com/roofs");
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
	await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
	await expectNoSidewaysScroll(page);
	await expect(page.getByRole("alert")).toHaveText([
		/^The file of your CV seems to be damaged/,
		`We couldn't open these files: ${[report, roofs, plans].map(({ file }) => file.name).join(", ")}. They may be damaged or protected by a password. Open them on your device, save them again, and send them again from the page of your application.`,
	]);
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

test("an application whose interview starts later shows as received, without a code", async ({ visit }) => {
	const candidate = newCandidate();
	const form = await openFilledIn(visit, "/p/ORBIT7", candidate);
	form.fill({ cv: plainCv() });
	await visit.send(form);
	expect(visit.texts("h1")).toEqual(["We have received your application"]);
	expect(visit.text).toContain(`Thank you, ${candidate.fullname}.`);
	expect(visit.texts("strong")).toEqual([]);
	const links = ["See or change my application", "Download the receipt", "Back to the job"];
	expect(Object.keys(visit.links)).toEqual(links);
	await visit.follow("See or change my application");
	expect(visit.texts("strong")).toContain("Received");
	expect(visit.text).not.toContain("Interview code");
});

test("the result says that the application was withdrawn since, and nothing once it is deleted", async ({
	visit,
	baseURL,
}) => {
	await visit.send(await openFilledIn(visit, "/p/ORBIT2", newCandidate()));
	const result = visit.url;
	await visit.follow("See or change my application");
	const application = visit.url;
	await visit.send(visit.form("change", "withdraw"));
	await visit.send(visit.formTo(/\/confirmation\b/));
	await visit.goto(result);
	expect(visit.texts("h1")).toEqual(["Application withdrawn"]);
	expect(visit.texts("strong")).toEqual([]);
	expect(visit.links["See my application"]).toBe(new URL(application).pathname);
	await visit.goto(application);
	await visit.send(visit.form("change", "delete"));
	await visit.send(visit.formTo(/\/confirmation\b/));
	await visit.goto(result);
	expect(visit.url).toBe(`${baseURL}/p/ORBIT2`);
});

test.describe("on an iPhone", () => {
	test.use({ userAgent: IPHONE });

	test("the result has steps in the job's language with the badge of the App Store", async ({ visit, site }) => {
		const form = await openFilledIn(visit, "/p/ORBIT3", newCandidate());
		form.fill({ cv: plainCv() });
		await visit.send(form);
		expect(visit.all("html").map(({ attribs }) => attribs.lang)).toEqual(["id"]);
		expect(visit.texts("h1")).toEqual(["Lamaran terkirim"]);
		expect(visit.texts("li")).toHaveLength(3);
		expect(visit.links["Buka App Store"]).toBe(`${site.backend}/apps/ios?language=id`);
		const [code] = visit.texts("strong");
		expect(visit.links["Lanjut ke wawancara"]).toBe(`${site.backend}/code/${code}?language=id`);
	});
});

test("spaces in an email are stripped, and a job for phones shows its link as a picture", async ({ visit, site }) => {
	const candidate = newCandidate();
	const spaced = candidate.email.replace("-", " - ");
	const form = await openFilledIn(visit, "/p/ORBIT9", candidate);
	form.fill({ cv: plainCv(), email: ` ${spaced} `, email2: spaced });
	await visit.send(form);
	expect(visit.text).toContain(candidate.email);
	const [code = ""] = visit.texts("strong");
	expect(storedApplication(site, code)).toMatchObject({ email: candidate.email });
	expect(visit.texts("title")).toContain("QR code with the address of the interview");
	expect(visit.texts("button")).toEqual(["Copy link", "Send the link to myself"]);
});

test("a browser without script goes straight to the interview if the job starts it at once", async ({
	visit,
	site,
}) => {
	const form = await openFilledIn(visit, "/p/ORBIT6", newCandidate());
	form.fill({ cv: plainCv() });
	await visit.send(form);
	const [code] = visit.texts("strong");
	const refresh = visit.all("meta").filter(({ attribs }) => attribs["http-equiv"] === "refresh");
	expect(refresh.map(({ attribs }) => attribs.content)).toEqual([`0; url=${site.backend}/code/${code}`]);
});

test("the result page is empty without a result", async ({ visit, baseURL }) => {
	await visit.goto("/p/ORBIT1/applied");
	expect(visit.url).toBe(`${baseURL}/p/ORBIT1`);
});

test("a rejected application shows the reason and a link back", async ({ visit, baseURL }) => {
	const candidate = newCandidate();
	for (let round = 0; round < 2; round++) await visit.send(await openFilledIn(visit, "/p/ORBIT2", candidate));
	expect(visit.texts("h1")).toEqual(["Your application was not sent"]);
	expect(visit.text).toContain("already registered");
	expect(visit.links["Back to the job"]).toBe("/p/ORBIT2#apply");
	await visit.follow("Back to the job");
	expect(visit.url).toBe(`${baseURL}/p/ORBIT2#apply`);
});
