import type { Locator, Page } from "@playwright/test";
import { expect } from "../browser/e2e";
import { test as base } from "../browser/own-site";
import type { Site } from "../sites/site";
import { pdfOnDisk } from "./pdf-on-disk";

/** `test` with the site behind the proxy. */
export const test = base.extend<{ own: Site }>({
	own: async ({ proxied }, use) => use(proxied.site()),
	baseURL: async ({ own }, use) => use(own.origin),
});

/** The row of a file. */
export const rowOf = (page: Page, filename: string): Locator => page.locator("[data-status]", { hasText: filename });

/** Waits until a file's bar has come to so many percent. */
export const expectProgress = (row: Locator, percent: number) =>
	expect
		.poll(async () => Number(await row.locator("progress").getAttribute("value")), {
			intervals: [100],
			timeout: 20_000,
		})
		.toBeGreaterThanOrEqual(percent);

/** Touches the form, and waits until its code is there. */
export async function hydrate(page: Page): Promise<void> {
	await page.locator("[name=fullname]").focus();
	await expect(page.locator("form[novalidate]")).toBeVisible();
}

export { expect, pdfOnDisk };
