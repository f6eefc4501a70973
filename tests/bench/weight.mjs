/** Bytes and requests of a page as Chromium gets them: bodies as they come over the line, in Brotli. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchBrowser } from "./lib/browser.mjs";
import { against, bytes, printIfMain, table } from "./lib/report.mjs";
import { ROOT, startSite } from "./lib/site.mjs";
import { warm } from "./lib/warm.mjs";

/** JavaScript of an empty page of this version of Next, Brotli, bytes. */
const FLOOR = 116_007;
const KIB = 1_024;
const TOTAL = 350 * KIB;

const NOWHERE = "/no/such/page";

const PAGES = [
	{ name: "Home", path: "/", scripts: FLOOR + 10 * KIB },
	{ name: "How it works", path: "/how-it-works", scripts: FLOOR + 10 * KIB },
	{ name: "Pricing", path: "/pricing", scripts: FLOOR + 10 * KIB },
	{ name: "About", path: "/about", scripts: FLOOR + 10 * KIB },
	{ name: "Audience page", path: "/astronaut-for/campuses", scripts: FLOOR + 10 * KIB },
	{ name: "Audience page, form", path: "/astronaut-for/campuses", scripts: FLOOR + 85 * KIB, act: touchTrial },
	{ name: "Demo", path: "/demo", scripts: FLOOR + 10 * KIB },
	{ name: "Demo, form", path: "/demo", scripts: FLOOR + 85 * KIB, act: touchRequest },
	{ name: "Training", path: "/training", scripts: FLOOR + 10 * KIB },
	{ name: "Partners", path: "/partners", scripts: FLOOR + 10 * KIB },
	{ name: "Security", path: "/security", scripts: FLOOR + 10 * KIB },
	{ name: "Accessibility", path: "/accessibility", scripts: FLOOR + 10 * KIB },
	{ name: "Help", path: "/help", scripts: FLOOR + 10 * KIB },
	{ name: "Help, answers", path: "/help/faq", scripts: FLOOR + 10 * KIB },
	{ name: "Candidate FAQ", path: "/faq", scripts: FLOOR + 10 * KIB },
	{ name: "Terms", path: "/termsofservice", scripts: FLOOR + 10 * KIB },
	{ name: "Sign-up", path: "/register", scripts: FLOOR + 85 * KIB },
	{ name: "Job page, untouched", path: "/p/ORBIT1", scripts: FLOOR + 16 * KIB },
	{ name: "Job page, whole form", path: "/p/ORBIT1", scripts: FLOOR + 85 * KIB, act: touchForm },
	{ name: "Job page of another company", path: "/p/ORBIT2", scripts: FLOOR + 16 * KIB },
	{ name: "Company list", path: "/public/companies", scripts: FLOOR + 10 * KIB },
	{ name: "Company page", path: "/public/companies/kopi-nusantara", scripts: FLOOR + 10 * KIB },
	{ name: "Company page in an app", path: "/mobile/companies/kopi-nusantara", scripts: FLOOR + 10 * KIB },
	{ name: "Shared answer", path: "/public/candidates/video/answer-1", scripts: FLOOR + 10 * KIB },
	{ name: "Document request", path: "/multiupload/candidates/doc-open", scripts: FLOOR + 85 * KIB },
	// A page with a note stays where it is.
	{ name: "Interview code", path: "/code/DEMO1234?on=app", scripts: FLOOR + 16 * KIB },
	{ name: "Interview check", path: "/interview-check", scripts: FLOOR + 10 * KIB },
	// After a failed try it stays where it is.
	{ name: "Company switch", path: "/companies/1/switch?result=failed", scripts: FLOOR + 16 * KIB },
	{ name: "Not found", path: NOWHERE, scripts: FLOOR + 10 * KIB },
];

/** Pages that are cached long enough for the best compression. */
const WARM = [...new Set(PAGES.map(({ path }) => path))].filter((path) => path !== NOWHERE);

const KINDS = { Document: "html", Script: "js", Stylesheet: "css", Font: "fonts", Image: "images" };

/** The transferred size of a body: as declared, or else as received without the headers. */
function bodyBytes({ response, received, data }) {
	const length = response.headers["content-length"] ?? response.headers["Content-Length"];
	return length === undefined ? Math.max(data, received - response.encodedDataLength) : Number(length);
}

/** Collects every answer of a page's requests. */
async function watch(page) {
	const session = await page.context().newCDPSession(page);
	const found = new Map();
	await session.send("Network.enable");
	await session.send("Network.setCacheDisabled", { cacheDisabled: true });
	session.on("Network.responseReceived", ({ requestId, type, response }) => {
		found.set(requestId, { type, response, received: 0, data: 0 });
	});
	session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
		const one = found.get(requestId);
		if (one) one.data += encodedDataLength;
	});
	session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		const one = found.get(requestId);
		if (one) one.received = encodedDataLength;
	});
	return found;
}

function sum(found, origin) {
	const total = { html: 0, js: 0, css: 0, fonts: 0, images: 0, other: 0, all: 0, company: 0, requests: 0 };
	for (const one of found.values()) {
		if (one.response.url.startsWith("data:") || one.response.url.startsWith("blob:")) continue;
		const size = bodyBytes(one);
		total.requests += 1;
		if (!one.response.url.startsWith(origin)) {
			total.company += size;
			continue;
		}
		total[KINDS[one.type] ?? "other"] += size;
		total.all += size;
	}
	return total;
}

/** Does what makes the form load all of itself: touches it, makes a mistake, picks a file. */
async function touchForm(page) {
	await page.locator("[name=fullname]").focus();
	await page.waitForLoadState("networkidle");
	await page.locator("[name=email]").fill("no address");
	await page.locator("[name=email]").blur();
	const buffer = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(200_000, 32)]);
	const stored = page.waitForResponse(/store_and_extract_document/);
	await page
		.locator("input[type=file][name=cv]")
		.setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer });
	await stored;
	await page.waitForLoadState("networkidle");
}

/** Has a form that recruiters fill in load all of itself: fills in a field, and sends it with the others empty. */
async function touchSales(page, name) {
	const field = page.locator(`main [name=${name}]`);
	await field.focus();
	await page.waitForLoadState("networkidle");
	await field.fill("Kopi Nusantara");
	await field.press("Enter");
	await page.locator("main [aria-invalid=true]").first().waitFor();
	await page.waitForLoadState("networkidle");
}

function touchTrial(page) {
	return touchSales(page, "company_name");
}

function touchRequest(page) {
	return touchSales(page, "company");
}

/** Loads one page in a fresh browser profile; returns its sums and the scripts by size. */
async function weigh(browser, origin, { path, act }) {
	const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: "en-GB" });
	const page = await context.newPage();
	const found = await watch(page);
	await page.goto(origin + path, { waitUntil: "networkidle" });
	if (act) await act(page);
	const scripts = [...found.values()]
		.filter(({ type }) => type === "Script")
		.map((one) => [bodyBytes(one), one.response.url]);
	const total = sum(found, origin);
	await context.close();
	return { ...total, files: scripts.toSorted((a, b) => b[0] - a[0]) };
}

/** Writes what the page on security shows of the weights. */
function record(weights) {
	const pages = weights.map(({ name, js, all, fits }) => ({ name, script: js, total: all, fits }));
	const results = { date: new Date().toISOString().slice(0, 10), most: TOTAL, pages };
	writeFileSync(join(ROOT, "lib/proof/results/weights.json"), `${JSON.stringify(results, null, "\t")}\n`);
}

/** `isRecorded` also writes the weights for the page on security. */
export async function measure({ isRecorded = false } = {}) {
	const site = await startSite();
	const browser = await launchBrowser();
	try {
		await warm(site.origin, WARM);
		const [rows, weights] = [[], []];
		for (const page of PAGES) {
			const { html, js, css, fonts, images, other, all, company, requests, files } = await weigh(
				browser,
				site.origin,
				page,
			);
			weights.push({ name: page.name, js, all, fits: js <= page.scripts && all <= TOTAL });
			const scripts = [against(bytes(js), js <= page.scripts), bytes(page.scripts)];
			rows.push([
				page.name,
				bytes(html),
				...scripts,
				...[css, fonts, images, other].map(bytes),
				against(bytes(all), all <= TOTAL),
				bytes(company),
				requests,
			]);
			if (process.argv.includes("--files")) for (const [size, url] of files) console.log(page.name, size, url);
		}
		if (isRecorded) record(weights);
		const head = [
			"Page",
			"HTML",
			"JS",
			"JS bar",
			"CSS",
			"Fonts",
			"Images",
			"Other",
			"Total",
			"Company's own",
			"Requests",
		];
		return table(head, rows);
	} finally {
		await browser.close();
		await site.stop();
	}
}

await printIfMain(import.meta.url, () => measure());
