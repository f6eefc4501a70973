/** Draws `docs/images/job-page.png` from a running site: `node scripts/docs-picture.mjs [origin]`. */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { launchOptions } from "./lib/browser.mjs";

const origin = process.argv[2] ?? "http://localhost:3000";
const target = fileURLToPath(new URL("../docs/images/job-page.png", import.meta.url));

async function shoot(browser, path, width, place) {
	const page = await browser.newPage({ viewport: { width, height: 760 } });
	await page.goto(origin + path, { waitUntil: "networkidle" });
	if (place) await page.locator(place).evaluate((element) => element.scrollIntoView());
	return page.screenshot();
}

const browser = await chromium.launch(launchOptions);
const [wide, phone] = await Promise.all([shoot(browser, "/p/ORBIT1", 900), shoot(browser, "/p/ORBIT3", 360, "#apply")]);
await browser.close();
mkdirSync(fileURLToPath(new URL("../docs/images", import.meta.url)), { recursive: true });
await sharp({ create: { width: 1320, height: 800, channels: 3, background: "#dcdcec" } })
	.composite([
		{ input: wide, left: 20, top: 20 },
		{ input: phone, left: 940, top: 20 },
	])
	.png({ palette: true, quality: 90 })
	.toFile(target);
console.log(target);
