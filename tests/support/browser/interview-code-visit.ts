import type { Page } from "@playwright/test";
import { expect, expectAccessible } from "./e2e";

/** A device as a browser shows itself on it. */
export interface VisitDevice {
	name: string;
	userAgent?: string;
	touchPoints: number;
}

const SAFARI = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0";

export const ANDROID: VisitDevice = {
	name: "an Android phone",
	userAgent:
		"Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
	touchPoints: 5,
};
export const IPHONE: VisitDevice = {
	name: "an iPhone",
	userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`,
	touchPoints: 5,
};
export const IPAD: VisitDevice = {
	name: "an iPad that poses as a Mac",
	userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`,
	touchPoints: 5,
};
export const COMPUTER: VisitDevice = { name: "a computer", touchPoints: 0 };

/** The moment at which a visit's clock stays until a test moves it. */
const BEGIN = new Date("2026-11-20T08:00:00Z");

const DAY_MS = 86_400_000;

interface Recorded extends Window {
	destinations: string[];
}

/**
 * Records the navigations to other sites and apps, with their time since the page's start, and prevents them. The
 * page's clock stays until a test moves it.
 */
export async function recordVisit(page: Page, { touchPoints, userAgent }: VisitDevice): Promise<void> {
	await page.clock.install({ time: BEGIN.getTime() - 3_600_000 });
	await page.clock.pauseAt(BEGIN);
	await page.addInitScript(
		({ touchPoints, isSafari }) => {
			const recorded = window as unknown as Recorded;
			recorded.destinations = [];
			let begin = 0;
			// At the first node: a clock that was moved before jumps only after scripts such as this one.
			new MutationObserver((_, observer) => {
				begin = Date.now();
				observer.disconnect();
			}).observe(document, { childList: true, subtree: true });
			Object.defineProperty(navigator, "maxTouchPoints", { value: touchPoints });
			if (isSafari) Object.defineProperty(navigator, "userAgentData", { value: undefined });
			navigation.addEventListener("navigate", (event) => {
				const { url } = event.destination;
				if (url.startsWith(`${location.origin}/`)) return;
				event.preventDefault();
				recorded.destinations.push(`${url} at ${Date.now() - begin} (${event.navigationType})`);
			});
		},
		{ touchPoints, isSafari: userAgent?.includes("Version/18.0") ?? false },
	);
}

/**
 * Opens another address on a page whose visits are recorded, a day after the visit before: the clock stands still again,
 * also after a look at accessibility.
 */
export async function visitNext(page: Page, path: string): Promise<void> {
	await page.clock.pauseAt((await page.evaluate(() => Date.now())) + DAY_MS);
	await page.goto(path);
}

/** Has a page's next documents come from another device or another browser on it. */
export async function changeUserAgent(page: Page, userAgent: string): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setUserAgentOverride", { userAgent });
}

/** The recorded navigations. */
export const destinationsOf = (page: Page): Promise<string[]> =>
	page.evaluate(() => (window as unknown as Recorded).destinations);

/** Passes when the page has sent the browser to these places, in this order, and nowhere else. */
export const expectDestinations = (page: Page, places: readonly unknown[]): Promise<void> =>
	expect.poll(() => destinationsOf(page)).toEqual(places);

/** Lets so many milliseconds pass on the page's clock, once the page is hydrated: before that it waits for nothing yet. */
export async function pass(page: Page, ms: number): Promise<void> {
	await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
	await page.clock.runFor(ms);
}

/** Makes the page go out of sight, as another app in front of it does, and come back. */
export const hideAndShow = (page: Page): Promise<void> =>
	page.evaluate(() => {
		for (const state of ["hidden", "visible"]) {
			Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
			document.dispatchEvent(new Event("visibilitychange"));
		}
	});

/** Fails if axe finds anything on the page, whose clock runs from now on, because axe itself waits now and then. */
export async function expectAccessibleVisit(page: Page): Promise<void> {
	await page.clock.resume();
	await expectAccessible(page);
}
