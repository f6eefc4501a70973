/** A real browser that a test drives from outside, with its own protocol. */
export interface RemoteBrowser {
	/** Name and version as the browser reports them. */
	name: string;
	/** The narrowest window that it opens, pixels. */
	narrowest: number;
	open(address: string): Promise<void>;
	reload(): Promise<void>;
	/** Runs the body of a function in the page and returns its result. */
	run<Value>(body: string, ...values: unknown[]): Promise<Value>;
	/** Presses an element like a person: in view, and at its centre. */
	click(selector: string): Promise<void>;
	/** Types into a field by keys. */
	type(selector: string, text: string): Promise<void>;
	/** Presses Tab. */
	tab(): Promise<void>;
	/** Picks a file in a file field. */
	pick(selector: string, path: string): Promise<void>;
	resize(width: number, height: number): Promise<void>;
	close(): Promise<void>;
}

const PATIENCE_MS = 20_000;
const LOOK_MS = 50;

/** A page's state: its address, its messages and files, and the start of its text. */
const SHOWN = `
	const messages = [...document.querySelectorAll("[role=alert], [data-status]")].map((one) => one.innerText);
	const wrong = [...document.querySelectorAll("form :invalid[name]")].map(({ name }) => name);
	return [location.href, "invalid: " + wrong, ...messages, document.body.innerText.slice(0, 400)].join("\\n");
`;

/**
 * Waits until the body of a function returns something truthy in the page, and returns it. Throws with the page's text.
 */
export async function until<Value>(browser: RemoteBrowser, body: string, ...values: unknown[]): Promise<Value> {
	const end = Date.now() + PATIENCE_MS;
	while (Date.now() < end) {
		// A page that is being left can't answer.
		const found = await browser.run<Value>(body, ...values).catch(() => null);
		if (found) return found;
		await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
	}
	const shown = await browser.run<string>(SHOWN);
	throw new Error(`${browser.name} waited in vain for: ${body} ${JSON.stringify(values)}\n${shown}`);
}

const PLACE = `
	const element = document.querySelector(arguments[0]);
	if (!element || element.matches(":disabled")) return null;
	element.scrollIntoView({ behavior: "instant", block: "center" });
	const { x, y, width, height } = element.getBoundingClientRect();
	return { x: x + width / 2, y: y + height / 2 };
`;

/**
 * Scrolls an element to the centre of the window and waits until it is enabled and stops moving, like a person: the
 * form is locked while a small file is sent, and a parsed CV moves everything below. Returns the element's centre.
 */
export async function settle(run: RemoteBrowser["run"], selector: string): Promise<{ x: number; y: number }> {
	const end = Date.now() + PATIENCE_MS;
	let before: { x: number; y: number } | null = null;
	while (Date.now() < end) {
		const now = await run<{ x: number; y: number } | null>(PLACE, selector).catch(() => null);
		if (now && before && now.x === before.x && now.y === before.y) return now;
		before = now;
		await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
	}
	throw new Error(`${selector} isn't there, can't be pressed or doesn't stand still`);
}

/** Waits until an element of this kind is seen. */
export const seen = (browser: RemoteBrowser, selector: string): Promise<boolean> =>
	until(
		browser,
		"const all = [...document.querySelectorAll(arguments[0])]; return all.some((one) => one.getClientRects().length > 0)",
		selector,
	);

/** Waits until the page shows a text. */
export const says = (browser: RemoteBrowser, text: string): Promise<boolean> =>
	until(browser, "return document.body.innerText.includes(arguments[0])", text);
