import type { Page } from "@playwright/test";
import { requestPath } from "../../../lib/document-request/address";
import { newDocumentRequest } from "../backend/document-requests";
import { expect } from "../browser/e2e";
import type { Site } from "../sites/site";
import { enterLink } from "./link-check";

/** The documents of these tests' requests, by default. */
export const REQUESTED = [
	{ type: "Identity card", option_value: 2 },
	{ type: "Diploma", option_value: 1 },
	{ type: "Hidden", option_value: 0 },
];

/** The slot of a document. */
export const slotOf = (page: Page, name: string) => page.getByRole("group", { name: new RegExp(`^${name}`) });
export const fileField = (page: Page, name: string) => slotOf(page, name).locator("input[type=file]");
export const submitOf = (page: Page) => page.locator("form button[type=submit]:visible");

/** Adds a link to a document, and waits until it has passed its check. */
export async function addLink(page: Page, name: string, link: string): Promise<void> {
	const slot = slotOf(page, name);
	await slot.getByRole("button", { name: "Add a link" }).click();
	await enterLink(page, () => slot.getByLabel("Link 1").fill(link));
	await expect(slot.getByText("This link works.").first()).toBeVisible();
}

/** Opens the upload page of a new request, and waits until it is hydrated; returns its hash. */
export async function openRequest(page: Page, site: Site, own: Partial<Parameters<typeof newDocumentRequest>[1]> = {}) {
	const hash = newDocumentRequest(site, { documents: REQUESTED, ...own });
	await page.goto(requestPath("upload", hash));
	await expect(page.locator("form[novalidate]")).toBeVisible();
	return hash;
}

/** Answers submissions of documents itself until the test ends it. */
export const SUBMISSIONS = /\/api\/public\/upload\/candidates\/[^/]+\/document/;
