/** The browser of the end-to-end tests: Debian's headless shell of Chromium, Debian's Chromium, or else Playwright's own. */
import { existsSync } from "node:fs";
import { installDebianPackages } from "./debian.mjs";
import { run, stop } from "./run.mjs";

/**
 * The headless shell is the same engine without a browser's windows, and Playwright's default where it may download
 * one: a page needs about two thirds of the processor time that it needs in the whole browser.
 */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const CHROMIUM = "/usr/bin/chromium";

/** Debian's packages: the shell runs the tests, the whole browser turns captured pages into PDF. */
const PACKAGES = ["chromium", "chromium-headless-shell"];

const isInstalled = () => existsSync(HEADLESS_SHELL) && existsSync(CHROMIUM);

const systemBrowser = () => [HEADLESS_SHELL, CHROMIUM].find((path) => existsSync(path));

const executablePath = systemBrowser();

/** A host name of this machine that isn't a secure context, so its pages lack what browsers reserve for secure origins. */
export const INSECURE_HOST = "site.test";

/** Options of the browser in tests, benchmarks and the docs' picture: no background requests. */
export const launchOptions = {
	...(executablePath ? { executablePath } : {}),
	args: [
		"--no-sandbox",
		// The pages of tests are closed before optimised code would pay off.
		"--js-flags=--no-opt --no-maglev --single-threaded-gc",
		"--disable-gpu",
		"--disable-quic",
		"--no-first-run",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-sync",
		`--host-resolver-rules=MAP ${INSECURE_HOST} 127.0.0.1`,
	],
};

/** The same for tests of the product's behaviour: what saves their many short pages time would change a benchmark's figures. */
export const testLaunchOptions = {
	...launchOptions,
	args: [
		...launchOptions.args,
		// Pages of one context share a process: else each context starts one for its empty page and another for the first
		// document, and every change between site and backend starts one more.
		"--renderer-process-limit=1",
		"--disable-site-isolation-trials",
	],
};

/** Those of all with a camera that shows a few pictures a second and a microphone that beeps; the shell knows no permissions for them. */
export const mediaLaunchOptions = {
	...(existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {}),
	args: [...launchOptions.args, "--use-fake-device-for-media-stream=fps=5"],
};

export async function ensureBrowser(root) {
	if (!isInstalled()) await installDebianPackages(root, PACKAGES);
	if (systemBrowser()) return;
	const code = await run(root, "npx", ["playwright", "install", "chromium"]);
	if (code !== 0)
		stop("No browser for the end-to-end tests: install Debian's chromium package, or let Playwright download its own.");
}
