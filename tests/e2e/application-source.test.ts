import type { Page } from "@playwright/test";
import { storedApplication } from "../support/backend/stored";
import { expect, test } from "../support/browser/e2e";
import { fillRequired, giveConsent, newCandidate, submitButton } from "../support/people/candidate";
import { enterRequired, openFilledIn } from "../support/people/plain-application";
import type { Site } from "../support/sites/site";

/** The source of an application's link, by the element that shows it. */
async function storedSource(page: Page, site: Site, shown: string): Promise<unknown> {
	await expect(page.locator(shown)).toBeVisible();
	return storedApplication(site, (await page.locator(shown).textContent()) ?? "").source;
}

test("the source of a link travels with a draft, past the page cache, without a cookie", async ({
	page,
	context,
	site,
}) => {
	page.on("dialog", (dialog) => dialog.accept());
	// The page is in the cache, which ignores these parameters.
	await fetch(`${site.origin}/p/ORBIT2`);
	await page.goto("/p/ORBIT2?utm_source=linkedin&utm_campaign=Spring+2027&fbclid=x");
	await page.locator("[name=fullname]").fill("Suharto");
	await expect(page.getByText("What you enter is saved on this device.")).toBeVisible();
	await expect
		.poll(() => page.evaluate(() => localStorage.getItem("draft:ORBIT2")))
		.toContain("utm_source=linkedin&utm_campaign=Spring+2027");

	const second = await context.newPage();
	await page.close();
	await second.goto("/p/ORBIT2");
	await expect(second.locator("[name=fullname]")).toHaveValue("Suharto");
	await fillRequired(second, newCandidate());
	await giveConsent(second);
	await submitButton(second).click();
	expect(await storedSource(second, site, "output")).toBe("utm_source=linkedin&utm_campaign=Spring+2027");
	const cookies = await context.cookies();
	expect(cookies.filter(({ value }) => value.includes("linkedin"))).toEqual([]);
});

test.describe("without script", () => {
	test("the source of a link travels with the form, and with the next try after a refusal", async ({
		visit,
		site,
		baseURL,
	}) => {
		await fetch(`${site.origin}/p/ORBIT2`);
		const candidate = newCandidate();
		const wrong = await openFilledIn(visit, "/p/ORBIT2?ref=newsletter&page=2", { ...candidate, phone: "12" });
		await visit.send(wrong);
		expect(visit.url).toBe(`${baseURL}/p/ORBIT2/applied?ref=newsletter`);
		await visit.follow("Back to the job");
		expect(visit.url).toBe(`${baseURL}/p/ORBIT2?ref=newsletter#apply`);
		const form = visit.form("fullname");
		enterRequired(form, candidate);
		await visit.send(form);
		expect(visit.texts("h1")).toEqual(["Application submitted"]);
		expect(storedApplication(site, visit.texts("strong")[0] ?? "").source).toBe("ref=newsletter");
	});

	test("the source of a link survives a change of language, a search, and the company's page", async ({
		visit,
		baseURL,
	}) => {
		const source = "utm_source=fair&utm_medium=print";
		await visit.goto(`/public/companies?${source}`);
		await visit.followTo("/id/public/companies");
		const search = visit.form("q");
		search.fill({ q: "kopi" });
		await visit.send(search);
		await visit.followTo("/id/public/companies/kopi-nusantara");
		await visit.followTo(/\/jobs\/head-roaster$/);
		expect(visit.url).toBe(`${baseURL}/id/public/companies/kopi-nusantara/jobs/head-roaster?${source}`);
	});
});
