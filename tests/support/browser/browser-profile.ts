import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { launchOptions } from "../../../scripts/lib/browser.mjs";

/** A browser's lasting data on the disk, which one browser after the other is opened with. */
export interface BrowserProfile {
	open(baseURL: string): Promise<BrowserContext>;
	remove(): void;
}

export function newProfile(): BrowserProfile {
	const folder = mkdtempSync(join(tmpdir(), "astronaut-profile-"));
	return {
		open: (baseURL) => chromium.launchPersistentContext(folder, { ...launchOptions, baseURL }),
		remove: () => rmSync(folder, { recursive: true, force: true }),
	};
}

/** Kills a browser like a crash: without prompts, closing or saving. */
export async function killBrowser(browser: Browser): Promise<void> {
	const session = await browser.newBrowserCDPSession();
	const { processInfo } = await session.send("SystemInfo.getProcessInfo");
	const own = processInfo.find(({ type }) => type === "browser");
	if (!own) throw new Error("the browser doesn't name its process");
	const closed = new Promise((done) => browser.once("disconnected", done));
	process.kill(own.id, "SIGKILL");
	await closed;
}
