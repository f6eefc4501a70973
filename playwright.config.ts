import { defineConfig } from "@playwright/test";
import { launchOptions } from "./scripts/lib/browser.mjs";

/** End-to-end tests: real Chromium, the production build, the real embedded backend. */
export default defineConfig({
	testDir: "tests/e2e",
	testMatch: "**/*.test.ts",
	outputDir: ".build/test-results",
	fullyParallel: true,
	forbidOnly: true,
	retries: 0,
	workers: 2,
	timeout: 60_000,
	reporter: [["list"], ["json", { outputFile: ".build/reports/playwright.json" }]],
	use: { browserName: "chromium", launchOptions, viewport: { width: 360, height: 740 }, trace: "off", locale: "en-GB" },
});
