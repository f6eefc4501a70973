import type { Page } from "@playwright/test";

/** What a page gets instead of a file. */
interface Answer {
	status?: number;
	contentType: string;
	body: string;
}

/**
 * Answers one address of a page; `page.route` would send every request of the page through Node. Returns a function that
 * tells how often it was asked for.
 */
export async function answerAddress(page: Page, path: string, { status = 200, contentType, body }: Answer) {
	const devtools = await page.context().newCDPSession(page);
	let count = 0;
	devtools.on("Fetch.requestPaused", ({ requestId }) => {
		count += 1;
		const answer = {
			requestId,
			responseCode: status,
			responseHeaders: [{ name: "content-type", value: contentType }],
			body: Buffer.from(body).toString("base64"),
		};
		// The page may be closed meanwhile.
		devtools.send("Fetch.fulfillRequest", answer).catch(() => undefined);
	});
	await devtools.send("Network.enable");
	await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
	await devtools.send("Fetch.enable", { patterns: [{ urlPattern: `*${path}` }] });
	return () => count;
}
