import puppeteer from "puppeteer-core";
import { BROWSERS } from "@/scripts/lib/other-browsers.mjs";
import { type RemoteBrowser, settle } from "./remote-browser";

/** Notes in the page whether the next press hits an element. */
const WATCH_PRESS = `
	window.hasHit = false;
	const note = ({ target }) => {
		const element = document.querySelector(arguments[0]);
		window.hasHit ||= !element || element.contains(target) || target.closest("label")?.control === element;
	};
	window.addEventListener("pointerdown", note, { capture: true, once: true });
`;

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
			// A busy page may move between the look at it and the press, which then hits something else.
			for (let hasHit: boolean | undefined = false; hasHit === false; ) {
				const { x, y } = await settle(run, selector);
				await run(WATCH_PRESS, selector);
				await page.mouse.click(x, y);
				// A press may have led to another page, which knows nothing of it.
				hasHit = await run<boolean | undefined>("return window.hasHit").catch(() => undefined);
			}
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
