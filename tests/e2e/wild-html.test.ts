import AxeBuilder from "@axe-core/playwright";
import { type Browser, test as base, expect, type Page } from "@playwright/test";
import { frameOf, look, type Seen, watch } from "../support/wild-html-page";
import { startWildSite, type WildSite } from "../support/wild-html-site";

const JOBS = 500;

/** Pages that are open at a time. */
const TABS = 4;

/** Of the pages, those that axe looks at: every kind's first one, and each so-manyth. */
const AXE_STEP = 20;

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

test.describe.configure({ mode: "serial", timeout: 600_000 });

/** Runs `work` on all of `items`, so many at a time. */
async function inTurn<T>(items: readonly T[], lanes: number, work: (item: T, lane: number) => Promise<void>) {
	const waiting = items.entries();
	const lane = async (number: number) => {
		for (const [, item] of waiting) await work(item, number);
	};
	await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
}

/** A tab that notes everything that reaches beyond the page. */
async function openTab(browser: Browser, origin: string): Promise<{ page: Page; noise: string[] }> {
	const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
	const page = await context.newPage();
	await watch(page);
	const noise: string[] = [];
	page.on("console", (message) => noise.push(`console: ${message.text()}`));
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
	const axe = new AxeBuilder({ page }).include("main").exclude("form").disableRules("color-contrast");
	const { violations } = await axe.analyze();
	return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

/** How a page differs from the plain job's, and what else should not be. */
const differences = (seen: Seen, plain: Seen, code: string, plainCode: string): string[] => [
	...seen.happened,
	...(seen.landmarks.join() === plain.landmarks.join() ? [] : [`landmarks: ${seen.landmarks.join(", ")}`]),
	...(seen.form === plain.form.replace(plainCode, code) ? [] : [`form: ${seen.form}`]),
	...(seen.over > 0 ? [`${seen.over} px too wide`] : []),
];

test(`the HTML of ${JOBS} wild job descriptions is built like a plain job's: one h1, one main, the same form`, async ({
	wild: { site, plain, wild },
}) => {
	const frame = async (code: string) => frameOf(await (await fetch(`${site.origin}/p/${code}`)).text(), code);
	const expected = await frame(plain);
	expect(expected.filter((tag) => /^<(?:main|h1|form)\b/.test(tag))).toHaveLength(3);
	const wrong: string[] = [];
	await inTurn(wild, TABS, async ({ code, kind }) => {
		const found = await frame(code);
		if (found.join() !== expected.join()) wrong.push(`${kind}: ${found.join("")}`);
	});
	expect(wrong).toEqual([]);
});

test(`${JOBS} wild job descriptions in a browser: nothing runs, calls out or covers; axe, colours aside, on each ${AXE_STEP}th and on every kind`, async ({
	browser,
	wild: { site, plain, wild },
}) => {
	const isNewKind = (index: number) => wild.findIndex(({ kind }) => kind === wild[index]?.kind) === index;
	const pages = wild.map((job, index) => ({ ...job, isAxed: index % AXE_STEP === 0 || isNewKind(index) }));
	const tabs = await Promise.all(Array.from({ length: TABS }, () => openTab(browser, site.origin)));
	const open = async (page: Page, code: string) => {
		await page.goto(`${site.origin}/p/${code}`);
		expect(page.url()).toBe(`${site.origin}/p/${code}`);
		return look(page);
	};
	const [first] = tabs;
	if (!first) throw new Error("there is no tab");
	const expected = await open(first.page, plain);
	expect(expected.landmarks.filter((landmark) => landmark === "main")).toHaveLength(1);
	const wrong: string[] = [];
	await inTurn(pages, TABS, async ({ code, kind, isAxed }, lane) => {
		const { page, noise } = tabs[lane] ?? first;
		const seen = await open(page, code);
		const found = [...differences(seen, expected, code, plain), ...(isAxed ? await inaccessible(page) : [])];
		wrong.push(...[...found, ...noise.splice(0)].map((what) => `${kind}, ${code}: ${what}`));
	});
	// What would have been noted, had anything run.
	await first.page.evaluate("canary()");
	expect((await look(first.page)).happened).toEqual(["a script ran"]);
	await Promise.all(tabs.map(({ page }) => page.context().close()));
	expect(wrong).toEqual([]);
});
