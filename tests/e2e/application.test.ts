import { storedHashes } from "../support/backend/stored-uploads";
import { expect, expectAccessible, test } from "../support/browser/e2e";
import { postsOf } from "../support/people/application-by-slugs";
import { cvField, fillRequired, giveConsent, makePdf, newCandidate, submitButton } from "../support/people/candidate";
import { pdfOnDisk } from "../support/uploads/pdf-on-disk";

const JOBS = [
	{ code: "ORBIT1", api: "backend", region: "main", title: "Application submitted" },
	{ code: "ORBIT3", api: "backend", region: "main", title: "Lamaran" },
	{ code: "ORBIT1+EU", api: "backendEu", region: "eu", title: "Application submitted" },
] as const;

for (const { code, api, region, title } of JOBS) {
	test(`a candidate on a phone applies to ${code} with a PDF of 6 MB and gets a working code`, async ({
		page,
		site,
	}) => {
		const candidate = newCandidate();
		const cv = pdfOnDisk(6_000_000, `${code}.pdf`);
		await page.goto(`/p/${code}`);
		await page.locator('a[href="#apply"]').click();
		await fillRequired(page, candidate);
		if ((await cvField(page).count()) > 0) {
			await cvField(page).setInputFiles(cv.path);
		}
		await giveConsent(page);
		await submitButton(page).click();

		await expect(page.getByRole("heading", { name: new RegExp(title) }).first()).toBeVisible();
		await page.keyboard.press("Escape");
		const shown = await page.locator("output").textContent();
		expect(shown).toMatch(code.endsWith("+EU") ? /^[A-Z0-9]{8}\+EU$/ : /^[A-Z0-9]{8}$/);
		await expect(page.getByText(candidate.email)).toBeVisible();
		await expectAccessible(page);

		const known = await fetch(`${site[api]}/code/${encodeURIComponent(shown ?? "")}?debug=false`);
		expect(known.status).toBe(200);
		expect(await known.json()).toEqual({ interview_code: shown });
		expect(storedHashes(site.dataDir, cv.name, region)).toEqual([cv.sha256]);
	});
}

test("a small PDF uses one call", async ({ page, site }) => {
	const cv = makePdf(200_000, "résumé 简历 😀.pdf");
	const calls = postsOf(page);
	await page.goto("/p/ORBIT1");
	await fillRequired(page, newCandidate());
	await cvField(page).setInputFiles(cv.file);
	await giveConsent(page);
	await submitButton(page).click();
	await expect(page.locator("output")).toBeVisible();
	expect(calls).toEqual([expect.stringMatching(/\/store_and_extract_document$/), "/api/public/ORBIT1"]);
	expect(storedHashes(site.dataDir, cv.file.name)).toEqual([cv.sha256]);
});
