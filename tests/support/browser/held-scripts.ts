import type { Page } from "@playwright/test";

/** Keeps the code of a page's forms and everything else back from now on; the answer lets it come. */
export async function holdScripts(page: Page): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/_next/static/**/*.js", async (route) => {
		await released;
		await route.continue();
	});
	return release;
}
