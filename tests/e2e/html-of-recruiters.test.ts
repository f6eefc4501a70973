import { type Browser, test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";
import { violationsOn } from "../support/browser/axe";
import { frameOf, look, type Seen, watch } from "../support/wild-html/page";
import { startWildSite, type WildSite } from "../support/wild-html/site";

const JOBS = 500;

/** Pages that are open at a time. */
const TABS = 4;

/** Of the pages, those that run the site's own scripts and that axe looks at: every kind's first, and each so-manyth. */
const WHOLE_STEP = 20;

const test = base.extend<object, { wild: WildSite }>({
	wild: [
		async ({}, use) => {
			const started = await startWildSite(JOBS);
			await use(started);
			await started.site.stop();
		},
		{ scope: "worker", timeout: 90_000 },
	],
});

test.describe.configure({ timeout: 600_000 });

/** Runs `work` on all of `items`, so many at a time. */
async function inTurn<T>(items: readonly T[], lanes: number, work: (item: T, lane: number) => Promise<void>) {
	const waiting = items.entries();
	const lane = async (number: number) => {
		for (const [, item] of waiting) await work(item, number);
	};
	await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
}

interface Tab {
	page: Page;
	/** Everything that reached beyond its page. */
	noise: string[];
}

/** The site's own scripts. */
const OWN_SCRIPTS = "/_next/static/*.js";

/**
 * Keeps the site's own scripts from a page: the most of a page's time is theirs. The browser itself does so, as a route
 * would have it ask for each of them, and load styles and fonts anew with every page.
 */
async function blockOwnScripts(page: Page, origin: string) {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.setBlockedURLs", { urls: [origin + OWN_SCRIPTS] });
}

/** What the browser says of each script that is kept from the page. */
const isBlockedScript = (message: ConsoleMessage, origin: string) =>
	message.text().endsWith("net::ERR_BLOCKED_BY_CLIENT") && message.location().url.startsWith(`${origin}/_next/static/`);

/** A tab in which the site's own scripts run, or don't. */
async function openTab(browser: Browser, origin: string, isWhole: boolean): Promise<Tab> {
	const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
	const page = await context.newPage();
	await watch(page);
	if (!isWhole) await blockOwnScripts(page, origin);
	const noise: string[] = [];
	page.on("console", (message) => {
		if (isWhole || !isBlockedScript(message, origin)) noise.push(`console: ${message.text()}`);
	});
	page.on("pageerror", (error) => noise.push(`error: ${error.message}`));
	page.on("dialog", (dialog) => noise.push(`dialog: ${dialog.message()}`));
	page.on("popup", () => noise.push("a window opened"));
	page.on("request", (request) => {
		if (!request.url().startsWith(`${origin}/`)) noise.push(`request: ${request.url()}`);
	});
	return { page, noise };
}

async function inaccessible(page: Page): Promise<string[]> {
	// Texts can't choose their colours, and looking at those takes most of the time.
	const violations = await violationsOn(page, (axe) =>
		axe.include("main").exclude("form").disableRules("color-contrast"),
	);
	return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

/** How a page differs from the plain job's, and what else should not be. */
const differences = (seen: Seen, plain: Seen, code: string, plainCode: string): string[] => [
	...seen.happened,
	...(seen.landmarks.join() === plain.landmarks.join() ? [] : [`landmarks: ${seen.landmarks.join(", ")}`]),
	...(seen.form === plain.form.replace(plainCode, code) ? [] : [`form: ${seen.form}`]),
	...(seen.over > 0 ? [`${seen.over} px too wide`] : []),
];

test(`the HTML of ${JOBS} wild job descriptions is built like a plain job's: one h1, one main, the same form; in a browser nothing runs, calls out or covers; with the site's own scripts and axe, colours aside, on each ${WHOLE_STEP}th and on every kind`, async ({
	browser,
	wild: { site, plain, wild },
}) => {
	const isNewKind = (index: number) => wild.findIndex(({ kind }) => kind === wild[index]?.kind) === index;
	const pages = wild.map((job, index) => ({ ...job, isWhole: index % WHOLE_STEP === 0 || isNewKind(index) }));
	const open = async ({ page }: Tab, code: string) => {
		const answer = await page.goto(`${site.origin}/p/${code}`);
		expect(page.url()).toBe(`${site.origin}/p/${code}`);
		return { frame: frameOf((await answer?.text()) ?? "", code), seen: await look(page) };
	};
	const wrong: string[] = [];
	for (const isWhole of [true, false]) {
		const first = await openTab(browser, site.origin, isWhole);
		const others = Array.from({ length: TABS - 1 }, () => openTab(browser, site.origin, isWhole));
		const tabs = [first, ...(await Promise.all(others))];
		const expected = await open(first, plain);
		expect(expected.frame.filter((tag) => /^<(?:main|h1|form)\b/.test(tag))).toHaveLength(3);
		expect(expected.seen.landmarks.filter((landmark) => landmark === "main")).toHaveLength(1);
		const chosen = pages.filter((job) => job.isWhole === isWhole);
		await inTurn(chosen, TABS, async ({ code, kind }, lane) => {
			const tab = tabs[lane] ?? first;
			const { frame, seen } = await open(tab, code);
			const found = differences(seen, expected.seen, code, plain);
			if (frame.join() !== expected.frame.join()) found.push(`built otherwise: ${frame.join("")}`);
			if (isWhole) found.push(...(await inaccessible(tab.page)));
			wrong.push(...[...found, ...tab.noise.splice(0)].map((what) => `${kind}, ${code}: ${what}`));
		});
		// What would have been noted, had anything run.
		await first.page.evaluate("canary()");
		expect((await look(first.page)).happened).toEqual(["a script ran"]);
		await Promise.all(tabs.map(({ page }) => page.context().close()));
	}
	expect(wrong).toEqual([]);
});
