import type { Locator, Page } from "@playwright/test";
import { test as base, expect } from "../browser/e2e";

import { type ProxiedSite, startProxiedSite } from "../sites/proxied-site";
import { pdfOnDisk } from "./pdf-on-disk";

/** `test` with a site behind a proxy that counts what the page sends. */
export const test = base.extend<object, { proxied: ProxiedSite }>({
	proxied: [
		async ({ linkHost }, use) => {
			const proxied = await startProxiedSite(linkHost.variables);
			await use(proxied);
			await proxied.stop();
		},
		{ scope: "worker" },
	],
	site: [async ({ proxied }, use) => use(proxied.site()), { scope: "worker" }],
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
