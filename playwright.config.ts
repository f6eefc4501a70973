import { defineConfig } from "@playwright/test";
import { testLaunchOptions } from "./scripts/lib/browser.mjs";

/** End-to-end tests: real Chromium, the production build, the real embedded backend. */
export default defineConfig({
	globalSetup: "./tests/support/runner/run-folder.ts",
	testDir: "tests/e2e",
	// A worker starts anew for the files that share a site: all that bring one of their own first.
	projects: [
		{ name: "own site", testMatch: "own-site/**/*.test.ts" },
		{ name: "shared site", testMatch: "**/*.test.ts", testIgnore: "own-site/**", workers: 3 },
	],
	outputDir: ".build/test-results",
	fullyParallel: true,
	forbidOnly: true,
	retries: 0,
	// The tests are made for two processors. Those with a site of their own wait for half of their time, the others for a
	// fifth.
	workers: 4,
	timeout: 60_000,
	// How long a busy machine may take until what a test waits for is there; whoever waits goes on as soon as it is.
	expect: { timeout: 15_000 },
	reporter: [["list"], ["json", { outputFile: ".build/reports/playwright.json" }]],
	use: {
		// A stuck action fails with its name before the test's time is over.
		actionTimeout: 40_000,
		browserName: "chromium",
		launchOptions: testLaunchOptions,
		viewport: { width: 360, height: 740 },
		locale: "en-GB",
		trace: "off",
		// A press waits until its target stands still: a second each time where the page scrolls smoothly.
		contextOptions: { reducedMotion: "reduce" },
	},
});
