import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { storedApplication } from "../support/backend/stored";
import { answerAddress } from "../support/browser/answer-address";
import { expect, expectAccessible, expectAccessibleButColours, test } from "../support/browser/e2e";
import { SCRIPT_FAULTS, SCRIPTS, type ScriptFault } from "../support/hosts/script-faults";
import {
	cvField,
	fillRequired,
	giveConsent,
	makePdf,
	newCandidate,
	submitButton,
	summaryOf,
} from "../support/people/candidate";
import type { Site } from "../support/sites/site";
import { seededRandom } from "../support/wild-html/random";

/** Browsers tell of each file that is missing or can't be read. */
test.use({ allowedConsole: [/./] });

const SEED = 20_261_123;
const COUNT = 12;
const TOGETHER = 3;

/** Names of all scripts that a visit loads which fills in the form; looked up once. */
const names: string[] = [];

async function scriptsOf(page: Page): Promise<readonly string[]> {
	if (names.length > 0) return names;
	const found = new Set<string>();
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (SCRIPTS.test(pathname)) found.add(pathname);
	});
	await page.goto("/p/ORBIT1");
	await page.locator("[name=fullname]").focus();
	await expect(page.locator("form[novalidate]")).toBeVisible();
	names.push(...[...found].sort());
	return names;
}

/** The interview code of a sent application, whether the form or the browser itself sent it. */
async function codeOf(page: Page): Promise<string> {
	// With script, a dialog has the same heading.
	await expect(page.getByRole("heading", { name: "Application submitted" }).first()).toBeVisible();
	return (await page.locator("output, main strong").first().textContent()) ?? "";
}

/** Fills in the form, hydrated or not, sends it, and returns the code. */
async function fillInAndSend(page: Page): Promise<string> {
	await fillRequired(page, newCandidate());
	await cvField(page).setInputFiles(makePdf(20_000).file);
	for (const name of ["gdpr", "compliance"]) await page.locator(`[name=${name}]`).check();
	await submitButton(page).click();
	return codeOf(page);
}

test.describe.configure({ mode: "default" });

/** What breaks which of the page's scripts, by the seed. */
function caseOf(index: number) {
	const random = seededRandom(SEED + index);
	const fault = random.pick(SCRIPT_FAULTS);
	return { number: index + 1, fault, part: random.int(0, 999) / 1_000 };
}

/** Applies in a tab of its own; the next one starts like another device, but in the same process, which costs less. */
async function applyThough(page: Page, site: Site, script: string, fault: ScriptFault): Promise<void> {
	const tab = await page.context().newPage();
	const text = await (await fetch(site.origin + script)).text();
	const answered = await answerAddress(tab, script, { contentType: "application/javascript", ...fault.answer(text) });
	await tab.goto("/p/ORBIT1");
	const code = await fillInAndSend(tab);
	expect(storedApplication(site, code)).toMatchObject({ document_candidate: [{ document_type: "CV" }] });
	expect(answered()).toBeGreaterThan(0);
	const devtools = await tab.context().newCDPSession(tab);
	await devtools.send("Storage.clearDataForOrigin", { origin: site.origin, storageTypes: "all" });
	await tab.close();
}

for (let first = 0; first < COUNT; first += TOGETHER) {
	const cases = Array.from({ length: TOGETHER }, (_, index) => caseOf(first + index));

	test(`applications arrive though a script of the page is broken (numbers ${first + 1} to ${first + TOGETHER})`, async ({
		page,
		site,
	}) => {
		const scripts = await scriptsOf(page);
		for (const { number, fault, part } of cases) {
			const script = scripts[Math.floor(part * scripts.length)] ?? "";
			await test.step(`number ${number}: ${script} ${fault.says}`, () => applyThough(page, site, script, fault));
		}
	});
}

test("a page with missing scripts stays as served, and its application arrives", async ({ page, site }) => {
	const { rootMainFiles } = JSON.parse(readFileSync(".next/build-manifest.json", "utf8")) as Record<string, string[]>;
	const ofFramework = new Set(rootMainFiles?.map((file) => `/_next/${file}`));
	const own = (await scriptsOf(page)).filter((script) => !ofFramework.has(script) && !script.includes("turbopack"));
	expect(own.length).toBeGreaterThan(3);
	await page.goto("/termsofservice");
	const hasBegun = () => page.evaluate(() => "next" in window).catch(() => false);
	for (const script of own)
		await page.route(`**${script}`, async (route) => {
			await expect.poll(hasBegun, "the framework has begun").toBe(true);
			await route.fulfill({ status: 404, body: "" }).catch(() => undefined);
		});
	const failed = page.waitForEvent("pageerror");
	await page.goto("/p/ORBIT1");
	await page.locator("[name=fullname]").fill("Suharto");
	await failed;
	await expect(page.locator("html:not(.scripted)")).toBeAttached();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Field Operations Coordinator");
	await expect(page.locator("[name=fullname]")).toHaveValue("Suharto");
	await expect(page.locator("[name=fullname]")).toBeFocused();
	await expect(page).toHaveTitle(/Field Operations Coordinator/);
	await expectAccessible(page);
	const code = await fillInAndSend(page);
	expect(storedApplication(site, code)).toMatchObject({ document_candidate: [{ document_type: "CV" }] });
});

test("a form whose code never loads becomes plain after a while, and arrives", async ({ page, site }) => {
	const scripts = await scriptsOf(page);
	await page.clock.install();
	const first = new Set<string>();
	page.on("request", (request) => first.add(new URL(request.url()).pathname));
	await page.goto("/p/ORBIT1", { waitUntil: "networkidle" });
	const late = scripts.filter((script) => !first.has(script));
	expect(late).not.toEqual([]);
	for (const script of late) await page.route(`**${script}`, () => undefined);
	// From here on, time passes only by the test's own steps.
	await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
	await page.locator("[name=fullname]").focus();
	const link = page.getByLabel("Portfolio: Link to this document");
	await expect(link).toBeHidden();
	await page.clock.runFor(7_000);
	await expect(link).toBeVisible();
	await expect(page.getByRole("button", { name: "Add a link" })).toHaveCount(0);
	await page.clock.resume();
	await expectAccessibleButColours(page);
	await link.fill("https://example.com/roofs");
	const code = await fillInAndSend(page);
	expect(storedApplication(site, code)).toMatchObject({
		document_candidate: [{ document_type: "CV" }, { link_input: [{ value: "https://example.com/roofs" }] }],
	});
});

test("a form that breaks during input becomes plain with its input, and arrives", async ({ page, site }) => {
	await page.goto("/p/ORBIT1");
	const candidate = newCandidate();
	await fillRequired(page, { ...candidate, phone: "12" });
	await page.getByLabel("West Java").check();
	await giveConsent(page);
	await cvField(page).setInputFiles(makePdf(20_000).file);
	await submitButton(page).click();
	await expect(summaryOf(page)).toBeVisible();
	// Like translators and extensions.
	await summaryOf(page).evaluate((summary) => summary.remove());
	await page.locator("[name=phone]").fill(candidate.phone);
	await submitButton(page).click();
	await expect(page.locator("form[novalidate]")).toHaveCount(0);
	for (const [name, value] of [
		["fullname", candidate.fullname],
		["phone", candidate.phone],
	])
		await expect(page.locator(`[name=${name}]`)).toHaveValue(value ?? "");
	await expect(page.getByLabel("West Java")).toBeChecked();
	await expect(page.locator("[name=gdpr]")).toBeChecked();
	await cvField(page).setInputFiles(makePdf(20_000).file);
	await submitButton(page).click();
	const code = await codeOf(page);
	expect(storedApplication(site, code)).toMatchObject({ email: candidate.email });
});
