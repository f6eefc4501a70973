import puppeteer from "puppeteer-core";
import { BROWSERS } from "@/scripts/lib/other-browsers.mjs";
import { type RemoteBrowser, settle } from "./remote-browser";

/** Starts Firefox, driven through WebDriver BiDi. */
export async function startFirefox(): Promise<RemoteBrowser> {
	const executablePath = BROWSERS.firefox.program();
	const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
	const [page = await browser.newPage()] = await browser.pages();
	// Firefox asks before a form is left; the other drivers leave without asking.
	page.on("dialog", (dialog) => void dialog.accept());
	const find = async (selector: string) => {
		const found = await page.waitForSelector(selector);
		if (!found) throw new Error(`no ${selector}`);
		return found;
	};
	const run: RemoteBrowser["run"] = (body, ...values) =>
		page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(values)})`) as never;
	return {
		name: `Firefox ${(await browser.version()).split("/")[1]}`,
		narrowest: 360,
		open: async (address) => void (await page.goto(address)),
		reload: async () => void (await page.reload()),
		run,
		click: async (selector) => {
			const { x, y } = await settle(run, selector);
			await page.mouse.click(x, y);
		},
		type: async (selector, text) => (await find(selector)).type(text),
		tab: () => page.keyboard.press("Tab"),
		pick: async (selector, path) => {
			const field = await page.waitForSelector(selector);
			await (field as Awaited<ReturnType<typeof page.$<"input">>>)?.uploadFile(path);
		},
		resize: (width, height) => page.setViewport({ width, height }),
		close: () => browser.close(),
	};
}
