import { storedHashes } from "../support/backend/stored-uploads";
import { expect, expectAccessible, test } from "../support/browser/e2e";
import { cvField, fillRequired, giveConsent, newCandidate, submitButton } from "../support/people/candidate";
import { pdfOnDisk } from "../support/uploads/pdf-on-disk";

test("a candidate on a phone applies to a job of the EU with a PDF of 6 MB and gets a working code", async ({
	page,
	site,
}) => {
	const candidate = newCandidate();
	const cv = pdfOnDisk(6_000_000, "ORBIT1+EU.pdf");
	await page.goto("/p/ORBIT1+EU");
	await page.locator('a[href="#apply"]').click();
	await fillRequired(page, candidate);
	await cvField(page).setInputFiles(cv.path);
	await giveConsent(page);
	await submitButton(page).click();

	await expect(page.getByRole("heading", { name: "Application submitted" }).first()).toBeVisible();
	await page.keyboard.press("Escape");
	const shown = await page.locator("output").textContent();
	expect(shown).toMatch(/^[A-Z0-9]{8}\+EU$/);
	await expect(page.getByText(candidate.email)).toBeVisible();
	await expectAccessible(page.locator("#apply"));

	const known = await fetch(`${site.backendEu}/code/${encodeURIComponent(shown ?? "")}?debug=false`);
	expect(known.status).toBe(200);
	expect(await known.json()).toEqual({ interview_code: shown });
	expect(storedHashes(site.dataDir, cv.name, "eu")).toEqual([cv.sha256]);
});
