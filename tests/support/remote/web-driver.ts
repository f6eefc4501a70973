import { type ChildProcess, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { freePorts } from "../sites/free-port";
import { type RemoteBrowser, settle } from "./remote-browser";

/** Under this name WebDriver hands elements over. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** The key in WebDriver's words. */
const TAB = "\uE004";

const PATIENCE_MS = 20_000;

const LOOK_MS = 50;

/** A browser that speaks WebDriver, and how it is started. */
export interface DriverSetup {
	/** The browser's name in tables. */
	name: string;
	/** The driver's program. */
	driver: string;
	capabilities: object;
	/** Variables of its processes. */
	variables: Record<string, string>;
	narrowest: number;
	/** True where the browser has a window that can be resized. */
	hasWindow: boolean;
}

/** A call of WebDriver. Throws with the driver's message. */
async function call(address: string, method: string, body?: object): Promise<unknown> {
	const answer = await fetch(address, { method, body: body && JSON.stringify(body) });
	const { value } = (await answer.json()) as { value: unknown };
	if (!answer.ok) throw new Error(JSON.stringify(value).slice(0, 500));
	return value;
}

/** Tries until it succeeds; throws the last error when patience ends. */
async function eventually<Value>(go: () => Promise<Value>): Promise<Value> {
	const end = Date.now() + PATIENCE_MS;
	for (;;) {
		try {
			return await go();
		} catch (error) {
			if (Date.now() > end) throw error;
		}
		await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
	}
}

async function startDriver({ driver, variables }: DriverSetup): Promise<{ origin: string; process: ChildProcess }> {
	const [port = 0] = await freePorts(1);
	const program = spawn(driver, [`--port=${port}`], {
		stdio: "ignore",
		env: { NODE_ENV: "test", PATH: "/usr/bin:/bin", HOME: tmpdir(), ...variables },
	});
	const origin = `http://127.0.0.1:${port}`;
	await eventually(() => call(`${origin}/status`, "GET"));
	return { origin, process: program };
}

/** Starts a browser with its own driver. */
export async function startWebDriver(setup: DriverSetup): Promise<RemoteBrowser> {
	const driver = await startDriver(setup);
	const session = (await call(`${driver.origin}/session`, "POST", {
		capabilities: { alwaysMatch: setup.capabilities },
	})) as { sessionId: string; capabilities: { browserVersion: string } };
	const at = `${driver.origin}/session/${session.sessionId}`;
	const send = (path: string, body: object) => call(`${at}/${path}`, "POST", body);

	async function find(selector: string): Promise<string> {
		const found = await eventually(() => send("element", { using: "css selector", value: selector }));
		return `element/${(found as Record<string, string>)[ELEMENT]}`;
	}

	const run: RemoteBrowser["run"] = (script, ...args) => send("execute/sync", { script, args }) as never;

	return {
		name: `${setup.name} ${session.capabilities.browserVersion}`,
		narrowest: setup.narrowest,
		open: async (address) => void (await send("url", { url: address })),
		reload: async () => void (await send("refresh", {})),
		run,
		click: async (selector) => {
			await settle(run, selector);
			await send(`${await find(selector)}/click`, {});
		},
		type: async (selector, text) => void (await send(`${await find(selector)}/value`, { text })),
		tab: async () => {
			const keys = [
				{ type: "keyDown", value: TAB },
				{ type: "keyUp", value: TAB },
			];
			await send("actions", { actions: [{ type: "key", id: "keyboard", actions: keys }] });
		},
		pick: async (selector, path) => void (await send(`${await find(selector)}/value`, { text: path })),
		resize: async (width, height) => {
			if (setup.hasWindow) await send("window/rect", { width, height });
		},
		close: async () => {
			await call(at, "DELETE").catch(() => undefined);
			driver.process.kill();
		},
	};
}
