import { chromium } from "@playwright/test";
import { BROWSERS } from "@/scripts/lib/other-browsers.mjs";
import { type RemoteBrowser, settle } from "./remote-browser";

/**
 * Starts an old Chromium, driven through its DevTools protocol. Playwright's own looks at elements need newer
 * interfaces than it has, so that it presses by coordinates.
 */
export async function startOldChromium(): Promise<RemoteBrowser> {
	const executablePath = BROWSERS.oldChromium.program();
	const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
	// Its scrolling is smooth even if a script requests an instant one.
	const page = await browser.newPage({ viewport: { width: 1_280, height: 900 }, reducedMotion: "reduce" });
	page.on("dialog", (dialog) => void dialog.accept());
	const find = (selector: string) => page.waitForFunction((wanted) => document.querySelector(wanted), selector);
	const run: RemoteBrowser["run"] = (body, ...values) =>
		page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(values)})`) as never;
	async function click(selector: string) {
		const { x, y } = await settle(run, selector);
		await page.mouse.click(x, y);
	}
	return {
		name: `Chromium ${browser.version()}`,
		narrowest: 360,
		open: async (address) => void (await page.goto(address)),
		reload: async () => void (await page.reload()),
		run,
		click,
		type: async (selector, text) => {
			await click(selector);
			await page.keyboard.type(text);
		},
		tab: () => page.keyboard.press("Tab"),
		pick: async (selector, path) => {
			await (await find(selector)).asElement()?.setInputFiles(path);
		},
		resize: (width, height) => page.setViewportSize({ width, height }),
		close: () => browser.close(),
	};
}
