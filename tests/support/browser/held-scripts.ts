import type { Page } from "@playwright/test";

/** Holds a page's scripts back from now on, or only those whose address matches; the returned function releases them. */
export async function holdScripts(page: Page, which = "**/_next/static/**/*.js"): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(which, async (route) => {
		await released;
		await route.continue();
	});
	return release;
}
