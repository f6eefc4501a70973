import type { Page } from "@playwright/test";

/** The calls that copy a link's target, at the end of its check. */
const COPIES = /\/api\/(?:drivedownload|youtubedownload|v2\/page-capture)$/;

/** Answers after which the page tries again. */
const AGAIN = new Set([429, 503]);

/**
 * Enters a link, and waits until its copy has been answered. A browser of its own prints a linked page, which takes as long
 * as the machine needs, so only the test's own limit applies.
 */
export async function enterLink(page: Page, enter: () => Promise<void>): Promise<void> {
	const copied = page.waitForResponse(
		(answer) => COPIES.test(new URL(answer.url()).pathname) && !AGAIN.has(answer.status()),
		{ timeout: 0 },
	);
	await enter();
	await copied;
}
