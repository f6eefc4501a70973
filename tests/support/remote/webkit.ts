import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BROWSERS, XVFB } from "@/scripts/lib/other-browsers.mjs";
import type { RemoteBrowser } from "./remote-browser";
import { startWebDriver } from "./web-driver";

/** A virtual display. Returns its name once it is ready. */
async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
	const display = spawn(XVFB, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
		stdio: ["ignore", "ignore", "ignore", "pipe"],
	});
	const number = await new Promise<string>((resolve, reject) => {
		display.stdio[3]?.once("data", (data) => resolve(String(data).trim()));
		display.once("exit", () => reject(new Error("Xvfb did not start")));
	});
	return { name: `:${number}`, process: display };
}

/** Starts WebKitGTK's MiniBrowser in a separate display. */
export async function startWebkit(): Promise<RemoteBrowser> {
	const display = await startDisplay();
	const options = { binary: BROWSERS.webkit.program(), args: ["--automation"] };
	const browser = await startWebDriver({
		name: "WebKitGTK",
		driver: "WebKitWebDriver",
		capabilities: { browserName: "MiniBrowser", "webkitgtk:browserOptions": options },
		// Without a graphics card its compositor needs software.
		variables: { DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: "1" },
		narrowest: 450,
		hasWindow: true,
	});
	const close = async () => {
		await browser.close();
		display.process.kill();
	};
	return { ...browser, close };
}

/** Starts WPE WebKit in Cog, without a display. */
export async function startWpe(): Promise<RemoteBrowser> {
	const options = { binary: BROWSERS.wpe.program(), args: ["--automation", "--platform=headless"] };
	return startWebDriver({
		name: "WPE WebKit",
		driver: "WPEWebDriver",
		capabilities: { "wpe:browserOptions": options },
		variables: { XDG_RUNTIME_DIR: mkdtempSync(join(tmpdir(), "wpe-")) },
		narrowest: 800,
		hasWindow: false,
	});
}
