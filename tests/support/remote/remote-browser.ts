/** A real browser that a test drives from outside, by whatever protocol it speaks. */
export interface RemoteBrowser {
	/** Name and version as the browser tells them. */
	name: string;
	/** The narrowest window that it opens, pixels. */
	narrowest: number;
	open(address: string): Promise<void>;
	reload(): Promise<void>;
	/** Runs the body of a function in the page and gives what it returns. */
	run<Value>(body: string, ...values: unknown[]): Promise<Value>;
	/** Presses an element as a person would: in view, and at its middle. */
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

/** What a page says of itself: its address, its messages and files, and how it begins. */
const SHOWN = `
	const said = [...document.querySelectorAll("[role=alert], [data-status]")].map((one) => one.innerText);
	const wrong = [...document.querySelectorAll("form :invalid[name]")].map(({ name }) => name);
	return [location.href, "invalid: " + wrong, ...said, document.body.innerText.slice(0, 400)].join("\\n");
`;

/** Waits until the body of a function gives something true in the page, and gives it. Throws with what the page shows. */
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
 * Brings an element to the middle of the window and waits until it can be pressed and stands still there, as a person
 * does: while a small file is sent the form is locked, and what is read from a CV moves all that is below. Gives its own
 * middle.
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

/** Waits until the page says something. */
export const says = (browser: RemoteBrowser, text: string): Promise<boolean> =>
	until(browser, "return document.body.innerText.includes(arguments[0])", text);
