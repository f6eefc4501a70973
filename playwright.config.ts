import { defineConfig } from "@playwright/test";
import { launchOptions } from "./scripts/lib/browser.mjs";

/** End-to-end tests: real Chromium, the production build, the real embedded backend. */
export default defineConfig({
	globalSetup: "./tests/support/runner/run-folder.ts",
	testDir: "tests/e2e",
	// A worker starts anew for files that bring a site of their own, and once more for those that share one: all of
	// the former first, the longest at the front.
	projects: [
		{ name: "own site", testMatch: "own-site/**/*.test.ts" },
		{ name: "shared site", testMatch: "**/*.test.ts", testIgnore: "own-site/**" },
	],
	outputDir: ".build/test-results",
	fullyParallel: true,
	forbidOnly: true,
	retries: 0,
	// One more than the two processors that the tests are made for: a test waits for a fifth of its time.
	workers: 3,
	timeout: 60_000,
	// How long a busy machine may take until what a test waits for is there; whoever waits goes on as soon as it is.
	expect: { timeout: 15_000 },
	reporter: [["list"], ["json", { outputFile: ".build/reports/playwright.json" }]],
	use: {
		browserName: "chromium",
		launchOptions,
		viewport: { width: 360, height: 740 },
		locale: "en-GB",
		trace: "off",
		// A press waits until its target stands still: a second each time where the page scrolls smoothly.
		contextOptions: { reducedMotion: "reduce" },
	},
});
