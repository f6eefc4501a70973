/** The browser of the end-to-end tests: Debian's Chromium, or else Playwright's own. */
import { existsSync } from "node:fs";
import { run, stop } from "./run.mjs";

const SYSTEM_CHROMIUM = "/usr/bin/chromium";

/**
 * Features that are off. Debian's Chromium is a whole browser also where nobody sees it: for every window it loads two
 * pages for the suggestions below its address bar, which takes as long as a page of ours. A browser heeds the last such
 * list only, so that Playwright's own comes first.
 */
const DISABLED_FEATURES = [
	"AvoidUnnecessaryBeforeUnloadCheckSync",
	"DestroyProfileOnBrowserClose",
	"HttpsUpgrades",
	"HttpsFirstBalancedModeAutoEnable",
	"LensOverlay",
	"MediaRouter",
	"PaintHolding",
	"ThirdPartyStoragePartitioning",
	"AvoidCorsURLLoaderRestartOnRedirect",
	"TcpPortRandomizationWin",
	"OptimizationHints",
	"NetworkTimeServiceQuerying",
	"AimEnabled",
	"PreconnectToSearch",
	"WebUIOmniboxPopup",
	"WebUIOmniboxAimPopup",
];

/** How the browser is started, by tests, benchmarks and the docs' picture alike: nothing that calls home. */
export const launchOptions = {
	...(existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {}),
	args: [
		"--no-sandbox",
		"--disable-gpu",
		"--disable-quic",
		"--no-first-run",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-sync",
		`--disable-features=${DISABLED_FEATURES.join(",")}`,
	],
};

async function installSystemChromium(root) {
	const isRoot = process.getuid?.() === 0;
	if (!isRoot || !existsSync("/usr/bin/apt-get")) return false;
	console.log("Installing Chromium (once)…");
	const quiet = { stdio: ["ignore", "ignore", "inherit"] };
	await run(root, "apt-get", ["update", "-qq"], quiet);
	const code = await run(root, "apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], quiet);
	return code === 0 && existsSync(SYSTEM_CHROMIUM);
}

export async function ensureBrowser(root) {
	if (existsSync(SYSTEM_CHROMIUM) || (await installSystemChromium(root))) return;
	const code = await run(root, "npx", ["playwright", "install", "chromium"]);
	if (code !== 0)
		stop("No browser for the end-to-end tests: install Debian's chromium package, or let Playwright download its own.");
}
