/**
 * A large upload from headless Chromium through the application form to the embedded backend, against a bare streaming
 * PUT from the same browser in the same run; and by one bare XMLHttpRequest to the site with a host that writes
 * nothing, which isolates the proxy. Measures throughput ratios, processor time, and the memory of the site's process
 * above its idle memory after a first upload.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchProfile } from "./lib/browser.mjs";
import { cpuMs, descendants, idleRss, peakRss } from "./lib/process-stats.mjs";
import { makePdf } from "./lib/random-pdf.mjs";
import { against, fixed, median, printIfMain, table } from "./lib/report.mjs";
import { startHelper, startSite } from "./lib/site.mjs";
import { openForm, uploadInForm } from "./lib/upload-form.mjs";
import { openUploader, putFile, sendFile } from "./lib/upload-page.mjs";

const MEGABYTE = 1_048_576;
const SIZE = 256 * MEGABYTE;
const WARM_UP = 16 * MEGABYTE;
const ROUNDS = 3;
const MOST_ADDED_MB = 64;
const IDLE_MS = 3_000;
/** Least ratio to the bare PUT, by how chunks travel to the host. */
const BARS = { binary: 0.45, base64: 0.2 };

/** Every role on one host that writes nothing. */
function hostVariables(origin) {
	const roles = "API EU_API API_V2 LINK_CHECKER RECRUITER INTERVIEW INTERVIEW_UTC EU_INTERVIEW BLOG DEVELOPER";
	return Object.fromEntries(roles.split(" ").map((role) => [`${role}_HOST`, origin]));
}

const uploadHeaders = (size) => ({
	"X-Job-Code": "ORBIT1",
	"Content-Type": "application/octet-stream",
	"Upload-Identifier": randomUUID(),
	"Upload-Offset": "0",
	"Upload-Length": String(size),
	"Upload-Slot": "1",
	"Upload-New": "1",
	"Upload-Name": "portfolio.pdf",
});

/** Processor seconds of the browser and some servers during a task. */
async function withCpu(servers, task) {
	const read = (pids) => new Map(pids.map((pid) => [pid, cpuMs(pid)]));
	const spent = (before, after) => [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0) / 1_000;
	const clients = () => read(descendants("chrom"));
	const before = [clients(), ...servers.map((pid) => read([pid]))];
	const result = await task();
	const after = [clients(), ...servers.map((pid) => read([pid]))];
	return { result, cpu: after.map((one, index) => spent(before[index], one)) };
}

const speedOf = ({ size }, ms) => size / MEGABYTE / (ms / 1_000);

/** The form of a site over its embedded backend. */
async function byForm(context, encoding, [small, large]) {
	const site = await startSite({ UPLOAD_ENCODING: encoding });
	const send = async (file) => {
		const page = await openForm(context, site.origin);
		const { result, cpu } = await withCpu([site.pid, site.backendPid], () => uploadInForm(page, [file]));
		await page.close();
		return { speed: speedOf(file, result.ends[0]), cpu };
	};
	await send(small);
	const idle = await idleRss(site.pid, IDLE_MS);
	const round = async () => {
		const { result, peak } = await peakRss(site.pid, () => send(large));
		return { ...result, added: peak - idle };
	};
	return { name: `Form, ${encoding}, embedded backend`, bar: BARS[encoding], base: 0, round, stop: site.stop };
}

/** The site's API proxy only: one request from a page, to a host that writes nothing. */
async function byProxy(context, encoding, sink, [small, large]) {
	const site = await startSite({ UPLOAD_ENCODING: encoding, ...hostVariables(sink.origin) });
	const send = async (file) => {
		const page = await openUploader(context, `${site.origin}/no/such/page`, file.path);
		const call = { method: "POST", url: "/api/companies/1/upload", headers: uploadHeaders(file.size) };
		const { result, cpu } = await withCpu([site.pid, sink.pid], () => sendFile(page, call));
		await page.close();
		return { speed: speedOf(file, result.ms), cpu };
	};
	await send(small);
	const idle = await idleRss(site.pid, IDLE_MS);
	const round = async () => {
		const { result, peak } = await peakRss(site.pid, () => send(large));
		return { ...result, added: peak - idle };
	};
	return { name: `Proxy, ${encoding}, host that writes nothing`, base: 1, round, stop: site.stop };
}

async function byPut(context, name, folder, file) {
	const server = await startHelper("sink.mjs", { folder });
	const round = async () => {
		const page = await openUploader(context, server.origin, file.path);
		const { result, cpu } = await withCpu([server.pid], () => putFile(page));
		await page.close();
		return { speed: speedOf(file, result), cpu: [cpu[0], 0, cpu[1]] };
	};
	return { name, round, stop: server.stop, origin: server.origin, pid: server.pid };
}

/** Opens every way that is compared; the two plain ones come first. */
async function openWays(context, folder, files, ways) {
	ways.push(await byPut(context, "Bare PUT to a file", folder, files[1]));
	ways.push(await byPut(context, "Bare PUT to nowhere", null, files[1]));
	for (const encoding of Object.keys(BARS)) {
		ways.push(await byForm(context, encoding, files));
		ways.push(await byProxy(context, encoding, ways[1], files));
	}
}

function row({ name, rounds, base, bar }, ways) {
	const of = (pick) => median(rounds.map(pick));
	const cells = [
		name,
		fixed(
			of(({ speed }) => speed),
			0,
		),
	];
	const cpu = [0, 1, 2].map((index) =>
		fixed(
			of((one) => one.cpu[index]),
			1,
		),
	);
	if (base === undefined) return [...cells, "", ...cpu, ""];
	const ratio = median(rounds.map(({ speed }, index) => speed / ways[base].rounds[index].speed));
	const added = Math.max(...rounds.map((one) => one.added));
	const judged = bar ? against(fixed(ratio), ratio >= bar) : fixed(ratio);
	return [...cells, judged, ...cpu, against(fixed(added, 0), added < MOST_ADDED_MB)];
}

/** Every other round goes back: what a way leaves to the machine, such as pages to write, burdens each neighbour once. */
const inTurn = (ways, round) => (round % 2 === 0 ? ways : ways.toReversed());

export async function measure() {
	const folder = mkdtempSync(join(tmpdir(), "astronaut-bench-"));
	const { context, close } = await launchProfile();
	const ways = [];
	try {
		const files = [makePdf(folder, WARM_UP), makePdf(folder, SIZE)];
		await openWays(context, folder, files, ways);
		for (const way of ways) way.rounds = [];
		for (let count = 0; count < ROUNDS; count += 1) {
			for (const way of inTurn(ways, count)) way.rounds.push(await way.round());
		}
		const cpu = ["Browser CPU (s)", "Site CPU (s)", "Host CPU (s)"];
		const head = ["Way", "MB/s", "Ratio to the bare PUT", ...cpu, "Memory added at most (MB)"];
		return table(
			head,
			ways.map((way) => row(way, ways)),
		);
	} finally {
		for (const way of ways) await way.stop();
		await close();
		rmSync(folder, { recursive: true, force: true });
	}
}

await printIfMain(import.meta.url, measure);
