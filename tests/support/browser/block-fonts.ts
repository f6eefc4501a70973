import type { Page } from "@playwright/test";

/** The browser's report of a font that was kept away. */
export const BLOCKED_FONT = /Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/;

/** Keeps fonts away from a page whose layout shifts are counted: text moves when its font comes after the first frame. */
export async function blockFonts(page: Page): Promise<void> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Network.enable");
	await devtools.send("Network.setBlockedURLs", { urls: ["*.woff2"] });
}
