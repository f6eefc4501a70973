/**
 * Uploads over slow lines: the real form behind an emulated line, against a bare PUT of the same file over the same
 * line. Then a line whose connections are all cut after 20 s, and three files at once.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launchProfile } from "./lib/browser.mjs";
import { inOwnNetwork } from "./lib/own-network.mjs";
import { makePdf } from "./lib/random-pdf.mjs";
import { against, bytes, fixed, printIfMain, table } from "./lib/report.mjs";
import { startHelper, startSite } from "./lib/site.mjs";
import { openForm, uploadInForm } from "./lib/upload-form.mjs";
import { openUploader, putFile } from "./lib/upload-page.mjs";

const BAR = 0.9;
const CUT_BAR = 0.85;
const CUT_MS = 20_000;
const FAIR = 0.15;

/** Lines by kilobits per second and round trip, with a file that needs half a minute. */
const LINES = [
	{ kbits: 300, rttMs: 80, size: 1_200_000 },
	{ kbits: 300, rttMs: 300, size: 1_200_000 },
	{ kbits: 2_000, rttMs: 80, size: 6_000_000 },
	{ kbits: 10_000, rttMs: 80, size: 30_000_000 },
	{ kbits: 10_000, rttMs: 300, size: 30_000_000 },
];
const CUT_LINE = { kbits: 300, rttMs: 80, size: 2_500_000 };
const SHARED_LINE = { kbits: 2_000, rttMs: 80, size: 3_000_000 };

const rateOf = ({ kbits }) => (kbits * 1_000) / 8;
const nameOf = ({ kbits, rttMs }) => `${kbits < 1_000 ? `${kbits} kbit/s` : `${kbits / 1_000} Mbit/s`}, ${rttMs} ms`;

const lead = (link, line, port) => link.tell({ type: "open", port, bytesPerSecond: rateOf(line), rttMs: line.rttMs });

/** Bytes per second of a bare PUT over a line. */
async function barePut(context, sink, line, file) {
	const link = await startHelper("link.mjs", {});
	lead(link, line, sink.port);
	try {
		const page = await openUploader(context, link.origin, file.path);
		const ms = await putFile(page);
		await page.close();
		return file.size / (ms / 1_000);
	} finally {
		await link.stop();
	}
}

/**
 * Uploads files over a line by the form. Gives bytes per second, when each file was there, the pauses, and what
 * crossed the line beyond the files themselves: headers, questions, and bytes that were sent twice.
 */
async function byForm(context, line, files, cutMs = 0) {
	const link = await startHelper("link.mjs", {});
	const site = await startSite({ SITE_ORIGIN: link.origin });
	lead(link, line, site.port);
	try {
		const page = await openForm(context, link.origin);
		link.tell({ type: "cut", ms: cutMs });
		const before = await link.ask({ type: "count" });
		const { ends, pauses } = await uploadInForm(page, files);
		const after = await link.ask({ type: "count" });
		await page.close();
		const size = files.reduce((sum, file) => sum + file.size, 0);
		const speed = size / (Math.max(...ends) / 1_000);
		return { speed, ends, pauses, beyond: after.up - before.up - size };
	} finally {
		await site.stop();
		await link.stop();
	}
}

const kbits = (speed) => bytes((speed * 8) / 1_000);
const judged = (ratio, bar) => against(fixed(ratio), ratio >= bar);

async function measureLine(context, sink, folder, line) {
	const file = makePdf(folder, line.size);
	const put = await barePut(context, sink, line, file);
	const form = await byForm(context, line, [file]);
	const cells = [kbits(put), kbits(form.speed), judged(form.speed / put, BAR), form.pauses, bytes(form.beyond)];
	return [nameOf(line), ...cells];
}

async function measureCut(context, folder) {
	const file = makePdf(folder, CUT_LINE.size);
	const form = await byForm(context, CUT_LINE, [file], CUT_MS);
	const ratio = form.speed / rateOf(CUT_LINE);
	const name = `${nameOf(CUT_LINE)}, every connection cut after 20 s`;
	return [name, kbits(form.speed), judged(ratio, CUT_BAR), form.pauses, bytes(form.beyond)];
}

async function measureShared(context, sink, folder) {
	const files = [1, 2, 3].map((count) => makePdf(folder, SHARED_LINE.size, `portfolio-${count}.pdf`));
	const put = await barePut(context, sink, SHARED_LINE, makePdf(folder, 2 * SHARED_LINE.size));
	const form = await byForm(context, SHARED_LINE, files);
	const spread = 1 - Math.min(...form.ends) / Math.max(...form.ends);
	const ends = form.ends.toSorted((a, b) => a - b).map((ms) => fixed(ms / 1_000, 1));
	const isFair = against(fixed(spread), spread <= FAIR);
	return [nameOf(SHARED_LINE), judged(form.speed / put, BAR), ends.join(", "), isFair, form.pauses, bytes(form.beyond)];
}

async function measureHere() {
	const folder = mkdtempSync(join(tmpdir(), "astronaut-bench-"));
	const { context, close } = await launchProfile();
	const sink = await startHelper("sink.mjs", { folder: null });
	try {
		const rows = [];
		for (const line of LINES) rows.push(await measureLine(context, sink, folder, line));
		const head = ["Line", "Bare PUT (kbit/s)", "Form (kbit/s)", "Ratio", "Pauses", "Bytes beyond the file"];
		const cutHead = ["Line", "Form (kbit/s)", "Of the line", "Pauses", "Bytes beyond the file"];
		const sharedHead = ["Three files at once", "Ratio", "Ends (s)", "Spread", "Pauses", "Bytes beyond the files"];
		return [
			table(head, rows),
			table(cutHead, [await measureCut(context, folder)]),
			table(sharedHead, [await measureShared(context, sink, folder)]),
		].join("\n\n");
	} finally {
		await sink.stop();
		await close();
		rmSync(folder, { recursive: true, force: true });
	}
}

export const measure = () => inOwnNetwork(fileURLToPath(import.meta.url), measureHere);

await printIfMain(import.meta.url, measure);
