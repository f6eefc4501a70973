import { basename } from "node:path";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { type LinkedPages, startLinkedPages } from "../hosts/linked-pages";
import { PlainVisit } from "../pages/plain-visit";
import { measure } from "../runner/measure";
import { type Site, startSite } from "../sites/site";
import { violationsOn } from "./axe";
import { mapOwnLinesOnly } from "./quick-stacks";

mapOwnLinesOnly();

/** Browsers report a failed request themselves; tests that make one fail on purpose allow it by this. */
type Allowed = RegExp[];

interface PerTest {
	/** A visit without script and without a browser. */
	visit: PlainVisit;
	/** Console output that the test expects; anything else fails it. */
	allowedConsole: Allowed;
	/** Measures what the test costs. */
	cost: undefined;
}

interface PerWorker {
	site: Site;
	/** The target of candidates' links. */
	linkHost: LinkedPages;
}

type Narrow = Parameters<typeof violationsOn>[1];

/** `test` with a running site, and a page that fails the test on any console output, error or policy violation. */
export const test = base.extend<PerTest, PerWorker>({
	linkHost: [
		async ({}, use) => {
			const host = await startLinkedPages();
			await use(host);
			host.stop();
		},
		{ scope: "worker" },
	],
	site: [
		async ({ linkHost }, use) => {
			const site = await startSite(linkHost.variables);
			await use(site);
			await site.stop();
		},
		{ scope: "worker" },
	],
	cost: [
		async ({ baseURL: _ }, use, { file, title }) => {
			const end = measure("test", `${basename(file)}: ${title}`);
			await use(undefined);
			end();
		},
		{ auto: true },
	],
	baseURL: async ({ site }, use) => use(site.origin),
	visit: async ({ request }, use) => use(new PlainVisit(request)),
	allowedConsole: async ({ baseURL: _ }, use) => use([]),
	page: async ({ page, allowedConsole }, use) => {
		const noise: string[] = [];
		// What a test allows from one of its steps on isn't allowed before.
		const hear = (line: string) => allowedConsole.some((pattern) => pattern.test(line)) || noise.push(line);
		page.on("console", (message) => {
			// The browser confirms what a page asked for on purpose.
			if (!message.text().startsWith("Clear-Site-Data header on")) hear(`${message.type()}: ${message.text()}`);
		});
		page.on("pageerror", (error) => hear(`error: ${error.message}`));
		page.on("request", (request) => {
			const isCall = request.url().includes("/api/") && ["fetch", "xhr"].includes(request.resourceType());
			const tells = /^\d+x\d+$/.test(request.headers()["x-screen-resolution"] ?? "");
			if (isCall && !tells) hear(`a call without the device: ${request.url()}`);
		});
		await use(page);
		expect(noise).toEqual([]);
	},
});

/** Waits until React has taken the page over, after which a press or a key finds its handlers. */
export const untilHydrated = (page: Page): Promise<void> =>
	page.locator("html[data-hydrated]").waitFor({ state: "attached" });

/** Opens a page, and waits until React has taken it over; returns the page's answer. */
export async function openHydrated(page: Page, path: string) {
	const answer = await page.goto(path);
	await untilHydrated(page);
	return answer;
}

/** For tests without reduced motion: videos that start automatically, smooth scrolling. */
export const WITH_MOTION = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** What a look at accessibility looks at: a page, or the part of it that differs from what another look has seen. */
type Seen = Page | Locator;

const pageOf = (seen: Seen): Page => ("page" in seen ? seen.page() : seen);

const MARK = "data-seen";

/** The violations on a page or in a part of it. */
async function violationsIn(seen: Seen, narrow: Narrow = (axe) => axe) {
	if (!("page" in seen)) return violationsOn(seen, narrow);
	const setMark = (isMarked: boolean) =>
		seen.evaluateAll((all, [name, isSet]) => all.map((one) => one.toggleAttribute(name, isSet)), [
			MARK,
			isMarked,
		] as const);
	expect(await setMark(true)).not.toEqual([]);
	const found = await violationsOn(seen.page(), (axe) => narrow(axe).include(`[${MARK}]`), true);
	await setMark(false);
	return found;
}

/** Fails if axe finds anything on the current page, or in a part of it. */
export async function expectAccessible(seen: Seen, narrow?: Narrow): Promise<void> {
	const found = (await violationsIn(seen, narrow)).map(
		({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
	);
	expect(found).toEqual([]);
}

const COLOURS = ["color-contrast", "link-in-text-block"];

/** Fails if axe finds anything about the colours of the current page, or of a part of it. */
export const expectAccessibleColours = (seen: Seen): Promise<void> =>
	expectAccessible(seen, (axe) => axe.withRules(COLOURS));

/** Fails if axe finds anything but colours: for a language or a width after another, whose colours are the same. */
export const expectAccessibleButColours = (seen: Seen): Promise<void> =>
	expectAccessible(seen, (axe) => axe.disableRules(COLOURS));

/** Fails when axe finds anything in light colours, or anything about colours in dark ones: the schemes differ in nothing else. */
export async function expectAccessibleInBothSchemes(seen: Seen): Promise<void> {
	await pageOf(seen).emulateMedia({ colorScheme: "dark" });
	await expectAccessibleColours(seen);
	await pageOf(seen).emulateMedia({ colorScheme: "light" });
	await expectAccessible(seen);
}

/** Fails when the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
	// A press returns once the next document is there, which may still be empty.
	await page.waitForLoadState("domcontentloaded");
	const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
	expect(over).toBeLessThanOrEqual(0);
}

/** Fails when the page can be scrolled sideways in any of these windows; leaves it in the last one. */
export async function expectFits(page: Page, widths: readonly number[] = [320, 1280, 360]): Promise<void> {
	for (const width of widths) {
		await page.setViewportSize({ width, height: 740 });
		await expectNoSidewaysScroll(page);
	}
}

/** Fails when text of twice the size has the page scroll sideways on phones, or takes its menu out of sight. */
export async function expectFitsAtTwiceText(page: Page): Promise<void> {
	const setSize = (size: string) =>
		page.evaluate((fontSize) => {
			document.documentElement.style.fontSize = fontSize;
			window.scrollTo({ top: 0, behavior: "instant" });
		}, size);
	await setSize("32px");
	for (const width of [320, 360]) {
		await page.setViewportSize({ width, height: 740 });
		await expectNoSidewaysScroll(page);
		await expect(page.locator("header button[popovertarget=menu-all]")).toBeInViewport({ ratio: 1 });
	}
	await setSize("");
}

export { expect };
