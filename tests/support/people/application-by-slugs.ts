import type { Page } from "@playwright/test";
import { expect } from "../browser/e2e";
import { cvField, fillRequired, giveConsent, makePdf, newCandidate, submitButton } from "./candidate";

/** The page by slugs of a job of the demo data; Kopi Nusantara's where no company is named. */
export const pageOf = (job: string, company = "kopi-nusantara") => `/public/companies/${company}/jobs/${job}`;

/** Paths of the calls that a page has posted so far, in their order, without the questions about the phone number. */
export function postsOf(page: Page): string[] {
	const paths: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (request.method() === "POST" && pathname !== "/api/check_phone") paths.push(pathname);
	});
	return paths;
}

/** Fills in the form of a job by slugs with a CV of `bytes` bytes and sends it. Gives who applied, and the CV's hash. */
export async function applyBySlugs(page: Page, path: string, candidate = newCandidate(), bytes = 30_000) {
	const { file, sha256 } = makePdf(bytes);
	await page.goto(path);
	await fillRequired(page, candidate);
	await cvField(page).setInputFiles(file);
	await expect(page.locator("[data-status=finish]")).toHaveCount(1);
	await giveConsent(page);
	await submitButton(page).click();
	return { candidate, sha256 };
}
