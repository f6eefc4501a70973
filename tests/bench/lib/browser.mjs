/** Headless Chromium as the end-to-end tests use it, with more flags where a benchmark needs them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../../scripts/lib/browser.mjs";

export const launchBrowser = (flags = []) =>
	chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...flags] });

/** The same with a profile on the disk, as a candidate has one: private windows keep files in memory. */
export async function launchProfile() {
	const folder = mkdtempSync(join(tmpdir(), "astronaut-bench-profile-"));
	const context = await chromium.launchPersistentContext(folder, { ...launchOptions, locale: "en-GB" });
	const close = async () => {
		await context.close();
		rmSync(folder, { recursive: true, force: true });
	};
	return { context, close };
}
