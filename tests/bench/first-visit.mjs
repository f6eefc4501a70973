/**
 * The first and the second page of a visit to a job, on slow lines: when the page appears, when its largest part does, when
 * the form answers to a candidate who touches it as soon as it is there. `--against FOLDER` measures another build in turn,
 * and the ratios of this one to it.
 *
 * "Slow 4G" is what Lighthouse applies with `devtools` throttling, which delays each request by 562 ms, with a processor
 * that is four times slower. The line of 1.6 Mbit/s and 150 ms is a real one between browser and site (`lib/link.mjs`).
 */
import { parseArgs } from "node:util";
import { launchBrowser } from "./lib/browser.mjs";
import { fixed, median, printIfMain, table } from "./lib/report.mjs";
import { ROOT, startHelper, startSite } from "./lib/site.mjs";
import { warm } from "./lib/warm.mjs";

const { values: options } = parseArgs({
	strict: false,
	options: { against: { type: "string" }, rounds: { type: "string", default: "7" } },
});
const [FIRST, SECOND] = ["/p/ORBIT1", "/p/ORBIT2"];
const SLOWER = 4;
const LINE = { bytesPerSecond: 200_000, rttMs: 150 };
/** Lighthouse's mobile settings: latency × 3.75, throughput × 0.9. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const MOMENTS = { fcp: "First paint", lcp: "Largest paint", answers: "Form answers" };

/** Notes in a page when it appears; touches the form as soon as it is on the screen, and notes when it answers. */
function noteMoments() {
	window.moments = { shift: 0 };
	const note = (type, read) =>
		new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
	note("paint", ({ name, startTime }) => {
		if (name !== "first-contentful-paint") return;
		window.moments.fcp = startTime;
		const touch = () => document.querySelector("[name=fullname]")?.focus({ preventScroll: true });
		touch();
	});
	note("largest-contentful-paint", ({ startTime }) => {
		window.moments.lcp = startTime;
	});
	note("layout-shift", ({ value, hadRecentInput }) => {
		if (!hadRecentInput) window.moments.shift += value;
	});
	new MutationObserver(() => {
		if (!window.moments.answers && document.querySelector("form[novalidate]"))
			window.moments.answers = performance.now();
	}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["novalidate"] });
}

async function visit(page, address) {
	await page.goto(address, { waitUntil: "commit" });
	await page.waitForFunction(() => window.moments?.answers && window.moments.lcp, undefined, { timeout: 60_000 });
	await page.waitForLoadState("networkidle");
	return page.evaluate(() => window.moments);
}

/** One visit with an empty cache; `slow4g` emulates that line in the browser. */
async function visitTwice(browser, origin, slow4g) {
	const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: "en-GB" });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	await session.send("Network.enable");
	if (slow4g) await session.send("Network.emulateNetworkConditions", SLOW_4G);
	await page.addInitScript(noteMoments);
	const first = await visit(page, origin + FIRST);
	const second = await visit(page, origin + SECOND);
	await context.close();
	return { first, second };
}

async function openWay(root) {
	const site = await startSite({}, root);
	const link = await startHelper("link.mjs", { type: "open", port: site.port, ...LINE });
	await warm(site.origin, [FIRST, SECOND]);
	const lines = { "slow 4G": [site.origin, true], "1.6 Mbit/s, 150 ms": [link.origin, false] };
	return { lines, rounds: [], stop: async () => void (await Promise.all([site.stop(), link.stop()])) };
}

async function round(browser, { lines, rounds }) {
	const results = {};
	for (const [line, [origin, slow4g]] of Object.entries(lines))
		results[line] = await visitTwice(browser, origin, slow4g);
	rounds.push(results);
}

function row([line, visit, moment], [own, other]) {
	const of = ({ rounds }) => median(rounds.map((one) => one[line][visit][moment]));
	const name = [line, visit === "first" ? "First page" : "Second page", MOMENTS[moment]];
	const shift = fixed(Math.max(...own.rounds.map((one) => one[line][visit].shift)), 3);
	if (!other) return [...name, fixed(of(own), 0), shift];
	const ratio = median(own.rounds.map((one, at) => one[line][visit][moment] / other.rounds[at][line][visit][moment]));
	return [...name, fixed(of(other), 0), fixed(of(own), 0), fixed(ratio), shift];
}

export async function measure() {
	const browser = await launchBrowser();
	const ways = [];
	try {
		for (const root of [ROOT, options.against].filter(Boolean)) ways.push(await openWay(root));
		for (let count = 0; count < Number(options.rounds); count += 1) for (const way of ways) await round(browser, way);
		const rows = Object.keys(ways[0].lines).flatMap((line) =>
			["first", "second"].flatMap((visit) => Object.keys(MOMENTS).map((moment) => row([line, visit, moment], ways))),
		);
		const figures = ways.length > 1 ? ["Before (ms)", "After (ms)", "Ratio"] : ["ms"];
		return table(["Line", "Page", "Moment", ...figures, "Shift at most"], rows);
	} finally {
		for (const way of ways) await way.stop();
		await browser.close();
	}
}

await printIfMain(import.meta.url, measure);
