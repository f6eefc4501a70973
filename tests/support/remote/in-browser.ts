import { appendFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { isTested } from "@/scripts/lib/other-browsers.mjs";
import { type ProxiedSite, startProxiedSite } from "../sites/proxied-site";
import type { RemoteBrowser } from "./remote-browser";
import type { Way } from "./ways";

const REPORT = ".build/reports/browsers.jsonl";

/** Runs a journey and records the browser's result; `npm run browsers` writes its table from these lines. */
export async function noted(browser: RemoteBrowser, way: string, go: () => Promise<void>): Promise<void> {
	let works = false;
	try {
		await go();
		works = true;
	} finally {
		mkdirSync(dirname(REPORT), { recursive: true });
		appendFileSync(REPORT, `${JSON.stringify({ browser: browser.name, way, works })}\n`);
	}
}

/** Describes journeys in one browser with a separate site. CI has every browser; elsewhere a missing one is skipped. */
export function describeIn(
	program: Parameters<typeof isTested>[0],
	start: () => Promise<RemoteBrowser>,
	ways: Readonly<Record<string, Way>>,
): void {
	const describeHere = isTested(program) ? describe : describe.skip;
	describeHere(program.name, () => {
		let proxied: ProxiedSite;
		let browser: RemoteBrowser;
		beforeAll(async () => {
			[proxied, browser] = await Promise.all([startProxiedSite(), start()]);
		});
		afterAll(async () => {
			await browser?.close();
			await proxied?.stop();
		});

		it.each(Object.entries(ways))("%s", (way, go) =>
			noted(browser, way, () => go({ browser, site: proxied.site(), proxy: proxied.proxy })),
		);
	});
}
