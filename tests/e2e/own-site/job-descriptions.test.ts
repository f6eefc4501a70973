import { type Browser, type ConsoleMessage, expect, type Page } from "@playwright/test";
import { violationsOn } from "../../support/browser/axe";
import { testWithOwn } from "../../support/browser/own-site";
import { frameOf, look, type Seen, type SeenMain, watch } from "../../support/wild-html/page";
import { startWildSite, type WildSite } from "../../support/wild-html/site";

const JOBS = 500;

/** Every so-manyth page, and the first of every kind, is opened as it is. */
const WHOLE_STEP = 20;

/** The number of the others that are inspected together. */
const TOGETHER = 40;

/** The site's own scripts. */
const OWN_SCRIPTS = "/_next/static/*.js";

const WINDOW = { width: 360, height: 740 };

const MAIN = /<main\b[\s\S]*<\/main>/;

const test = testWithOwn({
	start: () => startWildSite(JOBS),
	stop: ({ site }) => site.stop(),
	originOf: ({ site }) => site.origin,
	timeout: 90_000,
});

// One worker, so that the jobs are imported once.
test.describe.configure({ mode: "default", timeout: 600_000 });

type Job = WildSite["wild"][number];

/** HTML of the pages that were opened as they are, by code: the site needn't make it again. */
const documents = new Map<string, string>();

interface Tab {
	page: Page;
	/** Everything that reached beyond its page. */
	noise: string[];
}

/** Keeps the site's own scripts from a page: most of a page's time is theirs. */
async function blockOwnScripts(page: Page, origin: string) {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.setBlockedURLs", { urls: [origin + OWN_SCRIPTS] });
}

/** The browser's message about each blocked script. */
const isBlockedScript = (message: ConsoleMessage, origin: string) =>
	message.text().endsWith("net::ERR_BLOCKED_BY_CLIENT") && message.location().url.startsWith(`${origin}/_next/static/`);

/** A tab with or without the site's own scripts. */
async function openTab(browser: Browser, origin: string, isWhole: boolean): Promise<Tab> {
	const context = await browser.newContext({ viewport: WINDOW });
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

/** Puts the `main` of a job's document in the place of the page's own. */
const showMain = (page: Page, html: string): Promise<void> =>
	page.evaluate((text) => {
		const main = new DOMParser().parseFromString(text, "text/html").querySelector("main");
		if (!main) throw new Error("no main");
		document.querySelector("main")?.replaceWith(document.adoptNode(main));
	}, html);

async function inaccessible(page: Page): Promise<string[]> {
	// Texts can't choose their colours, and checking those takes most of the time.
	const violations = await violationsOn(page, (axe) =>
		axe.include("main").exclude("form").disableRules("color-contrast"),
	);
	return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.target.join(" ")}`);
}

/** The difference of a job's part of a page from the plain job's. */
const differences = (seen: SeenMain | undefined, wanted: SeenMain): string[] => [
	...(seen?.landmarks.join() === wanted.landmarks.join() ? [] : [`landmarks: ${seen?.landmarks.join(", ")}`]),
	...(seen?.form === wanted.form ? [] : [`form: ${seen?.form}`]),
];

/** Content that should not be on a page, however many jobs it holds. */
const wrongAround = ({ happened, around, over }: Seen, plain: Seen): string[] => [
	...happened,
	...(around.join() === plain.around.join() ? [] : [`around the jobs: ${around.join(", ")}`]),
	...(over > 0 ? [`${over} px too wide`] : []),
];

/** The part of the plain job's page, as it is for another job. */
function partFor(code: string, { mains }: Seen, plain: string): SeenMain {
	const [main = { landmarks: [], form: "" }] = mains;
	return { ...main, form: main.form.replace(plain, code) };
}

/** The record that any executed script would have left. */
async function expectToNote(page: Page): Promise<void> {
	await page.evaluate("canary()");
	expect((await look(page)).happened).toEqual(["a script ran"]);
}

/** Jobs whose pages are opened as they are, and those whose pages are looked at together. */
function divide(jobs: readonly Job[]): { whole: Job[]; others: Job[] } {
	const isNewKind = (index: number) => jobs.findIndex(({ kind }) => kind === jobs[index]?.kind) === index;
	const isWhole = (index: number) => index % WHOLE_STEP === 0 || isNewKind(index);
	return { whole: jobs.filter((_, index) => isWhole(index)), others: jobs.filter((_, index) => !isWhole(index)) };
}

test(`the pages of ${JOBS} wild job descriptions, of every kind and each ${WHOLE_STEP}th, have a plain job's landmarks and form; nothing in them runs, calls out or covers, and axe has nothing against them, colours aside`, async ({
	browser,
	own: { site, plain, wild },
}) => {
	const { page, noise } = await openTab(browser, site.origin, true);
	const open = async (code: string) => {
		const answer = await page.goto(`${site.origin}/p/${code}`);
		expect(page.url()).toBe(`${site.origin}/p/${code}`);
		documents.set(code, (await answer?.text()) ?? "");
		return look(page);
	};
	const expected = await open(plain);
	expect(expected.mains).toHaveLength(1);
	const wrong: string[] = [];
	for (const { code, kind } of divide(wild).whole) {
		const seen = await open(code);
		const found = [...wrongAround(seen, expected), ...differences(seen.mains[0], partFor(code, expected, plain))];
		if (seen.mains.length !== 1) found.push(`${seen.mains.length} mains`);
		wrong.push(...[...found, ...noise.splice(0)].map((problem) => `${kind}, ${code}: ${problem}`));
	}
	expect(wrong).toEqual([]);
	await expectToNote(page);
	await page.context().close();

	// One page for all looks at accessibility: bringing axe into a page takes longer than the look.
	const shown = await browser.newPage({ viewport: WINDOW, bypassCSP: true });
	await blockOwnScripts(shown, site.origin);
	await shown.goto(`${site.origin}/p/${plain}`);
	for (const { code, kind } of divide(wild).whole) {
		await showMain(shown, documents.get(code) ?? "");
		wrong.push(...(await inaccessible(shown)).map((problem) => `${kind}, ${code}: ${problem}`));
	}
	expect(wrong).toEqual([]);
	await shown.close();
});

test(`the HTML of all ${JOBS} is built like a plain job's: one h1, one main, the same form; in a browser, ${TOGETHER} at a time, nothing of it runs, calls out or covers`, async ({
	browser,
	own: { site, plain, wild },
}) => {
	// Packing and unpacking pages takes a while.
	const unpacked = { headers: { "accept-encoding": "identity" } };
	const read = async (code: string) =>
		documents.get(code) ?? (await fetch(`${site.origin}/p/${code}`, unpacked)).text();
	const plainAnswer = await fetch(`${site.origin}/p/${plain}`);
	const plainHtml = await plainAnswer.text();
	// The policy belongs to this rendering: a later one may put the same data in another order.
	const headers = {
		"content-type": "text/html; charset=utf-8",
		"content-security-policy": plainAnswer.headers.get("content-security-policy") ?? "",
	};
	const plainFrame = frameOf(plainHtml, plain);
	expect(plainFrame.filter((tag) => /^<(?:main|h1|form)\b/.test(tag))).toHaveLength(3);

	const wrong: string[] = [];
	const mains = new Map<string, string>();
	for (const { code, kind } of wild) {
		const html = await read(code);
		const frame = frameOf(html, code);
		if (frame.join() !== plainFrame.join()) wrong.push(`${kind}, ${code}: built otherwise: ${frame.join("")}`);
		mains.set(code, html.match(MAIN)?.[0] ?? "");
	}
	expect(wrong).toEqual([]);

	const { page, noise } = await openTab(browser, site.origin, false);
	const address = `${site.origin}/p/${plain}`;
	await page.goto(address);
	const expected = await look(page);
	const { others } = divide(wild);
	for (let from = 0; from < others.length; from += TOGETHER) {
		const jobs = others.slice(from, from + TOGETHER);
		const body = plainHtml.replace(MAIN, () => jobs.map(({ code }) => mains.get(code)).join(""));
		await page.route(address, (route) => route.fulfill({ headers, body }), { times: 1 });
		await page.goto(address);
		const seen = await look(page);
		const together = jobs.map(({ code, kind }) => `${kind} ${code}`).join(", ");
		wrong.push(
			...[...wrongAround(seen, expected), ...noise.splice(0)].map((problem) => `${problem} in one of ${together}`),
		);
		expect(seen.mains).toHaveLength(jobs.length);
		for (const [index, { code, kind }] of jobs.entries()) {
			const found = differences(seen.mains[index], partFor(code, expected, plain));
			wrong.push(...found.map((problem) => `${kind}, ${code}: ${problem}`));
		}
	}
	expect(wrong).toEqual([]);
	await expectToNote(page);
	await page.context().close();
});
