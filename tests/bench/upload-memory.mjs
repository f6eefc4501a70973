/**
 * The cost of large and many uploads: memory of the site's process during a gigabyte, and during twenty files at once;
 * and the longest task on the browser's main thread while somebody types during a large upload.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchProfile } from "./lib/browser.mjs";
import { idleRss, peakRss } from "./lib/process-stats.mjs";
import { makePdf } from "./lib/random-pdf.mjs";
import { against, fixed, printIfMain, table } from "./lib/report.mjs";
import { companyOf, startHelper, startSite } from "./lib/site.mjs";
import { openForm, uploadInForm } from "./lib/upload-form.mjs";

const WARM_UP = 16_000_000;
/** The largest size that the form accepts without a question. */
const LARGE = 1_000_000_000;
const LARGE_BAR_MB = 64;
const MANY = { count: 20, size: 30_000_000 };
const MANY_BAR_MB = 200;
const TYPED_BESIDE = 268_435_456;
const LONGEST_TASK_MS = 50;
const IDLE_MS = 5_000;
const KEY_EVERY_MS = 60;

async function sendOne(context, site, file) {
	const page = await openForm(context, site.origin);
	const { ends } = await uploadInForm(page, [file]);
	await page.close();
	return ends[0];
}

const row = (name, ms, { added, bar }) => [name, fixed(ms / 1_000, 1), against(fixed(added, 0), added <= bar), bar];

/** A gigabyte by the form, after a small file that loads what there is to load. */
async function measureLarge(context, folder, encoding) {
	const site = await startSite({ UPLOAD_ENCODING: encoding });
	const file = makePdf(folder, LARGE, "large.pdf");
	try {
		await sendOne(context, site, makePdf(folder, WARM_UP, "small.pdf"));
		const idle = await idleRss(site.pid, IDLE_MS);
		const { result, peak } = await peakRss(site.pid, () => sendOne(context, site, file));
		return row(`1 GB by the form, ${encoding}`, result, { added: peak - idle, bar: LARGE_BAR_MB });
	} finally {
		await site.stop();
		rmSync(file.path);
	}
}

async function measureMany(encoding) {
	const site = await startSite({ UPLOAD_ENCODING: encoding });
	const sender = await startHelper("many-uploads.mjs", {});
	try {
		const path = `/api/companies/${await companyOf(site)}/upload`;
		const task = { type: "send", origin: site.origin, path };
		await sender.ask({ ...task, count: 1, size: WARM_UP });
		const idle = await idleRss(site.pid, IDLE_MS);
		const { result, peak } = await peakRss(site.pid, () => sender.ask({ ...task, ...MANY }));
		if (result.wrong.length > 0) throw new Error(`answered with ${result.wrong.join(", ")}`);
		const name = `${MANY.count} files of 30 MB at once, ${encoding}`;
		return row(name, result.ms, { added: peak - idle, bar: MANY_BAR_MB });
	} finally {
		await sender.stop();
		await site.stop();
	}
}

/** Browsers tell tasks from 50 ms on. */
function watchTasks() {
	window.longTasks = [];
	const note = (list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
	new PerformanceObserver(note).observe({ type: "longtask" });
}

/** Types into the form until a large file has been sent. Gives the keys pressed and the longest task. */
async function typeBeside(context, site, file) {
	const page = await openForm(context, site.origin);
	await page.evaluate(watchTasks);
	let isOver = false;
	const uploading = uploadInForm(page, [file]).finally(() => {
		isOver = true;
	});
	await page.locator("[data-status=loading]").waitFor();
	await page.locator("[name=fullname]").focus();
	let keys = 0;
	for (; !isOver; keys += 1)
		await page.keyboard.press(keys % 30 === 29 ? "ControlOrMeta+A" : "a", { delay: KEY_EVERY_MS });
	await uploading;
	const tasks = await page.evaluate(() => window.longTasks);
	await page.close();
	return { keys, longest: Math.max(0, ...tasks), count: tasks.length };
}

async function measureTyping(context, folder) {
	const site = await startSite();
	try {
		const { keys, longest, count } = await typeBeside(context, site, makePdf(folder, TYPED_BESIDE, "beside.pdf"));
		const text = longest === 0 ? "none" : fixed(longest, 0);
		return ["Typing beside an upload of 256 MB", keys, count, against(text, longest <= LONGEST_TASK_MS)];
	} finally {
		await site.stop();
	}
}

export async function measure() {
	const folder = mkdtempSync(join(tmpdir(), "astronaut-bench-"));
	const { context, close } = await launchProfile();
	try {
		const rows = [];
		for (const encoding of ["binary", "base64"]) rows.push(await measureLarge(context, folder, encoding));
		for (const encoding of ["binary", "base64"]) rows.push(await measureMany(encoding));
		const head = ["", "Seconds", "Memory added at the site (MB)", "Bar"];
		const typingHead = ["", "Keys", "Tasks from 50 ms on", "Longest task (ms)"];
		return [table(head, rows), table(typingHead, [await measureTyping(context, folder)])].join("\n\n");
	} finally {
		await close();
		rmSync(folder, { recursive: true, force: true });
	}
}

await printIfMain(import.meta.url, measure);
