import type { Page } from "@playwright/test";
import { expect } from "../browser/e2e";
import { type Candidate, cvField, fillRequired, giveConsent, makePdf, newCandidate, submitButton } from "./candidate";

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

/** Fills in the open form of a job by slugs, with a CV, and sends it. */
export async function sendFilledIn(page: Page, candidate: Candidate, cv: ReturnType<typeof makePdf>["file"] | string) {
	await fillRequired(page, candidate);
	await cvField(page).setInputFiles(cv);
	await expect(page.locator("[data-status=finish]")).toHaveCount(1);
	await giveConsent(page);
	await submitButton(page).click();
}

/** Opens a job by slugs and applies for it with a small CV. Gives who applied. */
export async function applyBySlugs(page: Page, path: string, candidate = newCandidate()) {
	await page.goto(path);
	await sendFilledIn(page, candidate, makePdf(30_000).file);
	return { candidate };
}
