import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser/e2e";
import { applyBySlugs, pageOf, sendFilledIn } from "../support/people/application-by-slugs";
import { cvField, makePdf, newCandidate } from "../support/people/candidate";
import { openFilledIn, plainCv } from "../support/people/plain-application";
import { sendApplication } from "../support/people/sent-application";
import { pdfOnDisk } from "../support/uploads/pdf-on-disk";

const IPHONE =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

const PAGE = pageOf("head-roaster");

test.describe("on an iPhone", () => {
	test.use({ userAgent: IPHONE, hasTouch: true, viewport: { width: 360, height: 740 } });

	test("the panel has the badge of the App Store and a link to continue", async ({ page, site }) => {
		await applyBySlugs(page, PAGE);
		await expect(page.getByRole("heading", { name: "Application Submitted" })).toBeFocused();
		const badge = page.getByRole("link", { name: /App Store/ });
		await expect(badge).toHaveAttribute("href", `${site.backend}/apps/ios`);
		await expect(page.getByRole("link", { name: "Continue to the interview" })).toBeVisible();
		await expect(page.locator("output")).toHaveText(/^[A-Z0-9]{8}$/);
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await expectAccessible(page.locator("#apply"));
		await expectNoSidewaysScroll(page);
	});
});

test("the form of an Indonesian job is in Indonesian", async ({ page }) => {
	await page.goto(pageOf("kepala-gerai"));
	await cvField(page).setInputFiles(pdfOnDisk(5_142_881).path);
	await expect(page.locator("[data-status]")).toContainText("tidak boleh lebih dari 5 MB");
	const candidate = newCandidate();
	await sendFilledIn(page, candidate, makePdf(30_000).file);
	await expect(page.getByRole("heading", { name: "Lamaran terkirim" })).toBeFocused();
	await expect(page.getByText(candidate.email)).toBeVisible();
	await expectAccessible(page.locator("#apply"));
});

test("the keyboard alone fills in and sends a form, and an English job stays English under the Indonesian address", async ({
	page,
}) => {
	const candidate = newCandidate();
	page.on("filechooser", (chooser) => chooser.setFiles(makePdf(20_000).file));
	await page.goto(`/id${PAGE}`);
	await page.locator('a[href="#apply"]').focus();
	await page.keyboard.press("Enter");
	const isReached = (selector: string) =>
		page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
	const tabTo = async (selector: string) => {
		for (let presses = 0; presses < 60 && !(await isReached(selector)); presses++) await page.keyboard.press("Tab");
		await expect(page.locator(`${selector}:focus`)).toHaveCount(1);
	};
	await tabTo("[name=cv]");
	await expect(page.locator("form[novalidate]")).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(page.locator("[data-status=finish]")).toHaveCount(1);
	const { fullname, preferredName: preferred_name, email, phone } = candidate;
	for (const [name, text] of Object.entries({ fullname, preferred_name, email, email2: email, phone })) {
		await tabTo(`[name=${name}]`);
		await page.keyboard.type(text);
	}
	await tabTo("[name=gdpr]");
	await page.keyboard.press("Space");
	await tabTo("form button[type=submit]");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Application Submitted" })).toBeFocused();
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test.describe("without script", () => {
	test("a candidate applies with a CV and returns to this page's result", async ({ visit, site, baseURL }) => {
		const form = await openFilledIn(visit, PAGE, newCandidate());
		form.fill({ cv: plainCv(1_500_000) });
		await visit.send(form);
		expect(visit.url).toBe(`${baseURL}${PAGE}/applied`);
		expect(visit.texts("h1")).toEqual(["Application Submitted"]);
		const [code] = visit.texts("strong");
		const known = await fetch(`${site.backend}/code/${code}?debug=false`);
		expect(known.status).toBe(200);
		await visit.follow("Back to the job");
		expect(visit.url).toBe(`${baseURL}${PAGE}#apply`);
	});

	test("a rejected application shows the reason and a link back", async ({ visit, site, baseURL }) => {
		const { email } = await sendApplication(site, { to: "bySlugs" });
		const form = await openFilledIn(visit, PAGE, { ...newCandidate(), email });
		form.fill({ cv: plainCv() });
		await visit.send(form);
		expect(visit.texts("h1")).toEqual(["Your application was not sent"]);
		expect(visit.text).toContain("Email is already registered");
		await visit.follow("Back to the job");
		expect(visit.url).toBe(`${baseURL}${PAGE}#apply`);
	});
});
