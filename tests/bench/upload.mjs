/**
 * A large upload from headless Chromium through the site to its embedded backend, and to a host that writes nothing,
 * against a bare streaming PUT from the same browser in the same run: throughput ratios, and the memory that the
 * site's process takes on top of what it holds idle after a first upload.
 */
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchBrowser } from "./lib/browser.mjs";
import { idleRss, peakRss } from "./lib/process-stats.mjs";
import { against, fixed, median, printIfMain, table } from "./lib/report.mjs";
import { startHelper, startSite } from "./lib/site.mjs";
import { openUploader, sendFile } from "./lib/upload-page.mjs";

const MEGABYTES = 256;
const SIZE = MEGABYTES * 1_048_576;
const WARM_UP = 16 * 1_048_576;
const ROUNDS = 3;
const SLOWEST_RATIO = 0.2;
const MOST_ADDED_MB = 64;
const IDLE_MS = 3_000;
const ENCODINGS = ["binary", "base64"];

/** A PDF by its signature, and its SHA-256. */
function makeFile(folder, size) {
	const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(size - 9)]);
	const path = join(folder, `portfolio-${size}.pdf`);
	writeFileSync(path, bytes);
	return { path, size, sha256: createHash("sha256").update(bytes).digest("hex") };
}

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

const companyOf = async (site) => (await (await fetch(`${site.origin}/api/public/ORBIT1`)).json()).company.id;

/** A way through the site: sends a file and gives megabytes per second and, if asked, the memory added. */
async function through(browser, name, variables, companyId, files) {
	const site = await startSite(variables);
	const url = `/api/companies/${companyId ?? (await companyOf(site))}/upload`;
	const pages = new Map();
	for (const file of files) pages.set(file, await openUploader(browser, site.origin, "/no/such/page", file.path));
	const send = async (file) => {
		const headers = uploadHeaders(file.size);
		const { ms, body } = await sendFile(pages.get(file), { method: "POST", url, headers });
		if (body.sha256 && body.sha256 !== file.sha256) throw new Error("other bytes arrived than were sent");
		return file.size / 1_048_576 / (ms / 1_000);
	};
	const [small, large] = files;
	await send(small);
	const idle = await idleRss(site.pid, IDLE_MS);
	const round = async () => {
		const { result, peak } = await peakRss(site.pid, () => send(large));
		return { speed: result, added: peak - idle };
	};
	return { name, round, stop: site.stop };
}

async function plainPut(browser, name, folder, file) {
	const server = await startHelper("sink.mjs", { folder });
	const page = await openUploader(browser, server.origin, "/", file.path);
	const headers = { "Content-Type": "application/octet-stream" };
	const round = async () => {
		const { ms } = await sendFile(page, { method: "PUT", url: "/", headers });
		return { speed: file.size / 1_048_576 / (ms / 1_000), added: 0 };
	};
	return { name, round, stop: server.stop, origin: server.origin };
}

/** Opens every way that is compared; the two plain ones come first. */
async function openWays(browser, folder, files) {
	const toDisk = await plainPut(browser, "Bare PUT to a file", folder, files[1]);
	const toNowhere = await plainPut(browser, "Bare PUT to nowhere", null, files[1]);
	const ways = [toDisk, toNowhere];
	for (const encoding of ENCODINGS) {
		const settings = { UPLOAD_ENCODING: encoding };
		ways.push(await through(browser, `Site, ${encoding}, embedded backend`, settings, null, files));
		const sink = { ...settings, ...hostVariables(toNowhere.origin) };
		ways.push(await through(browser, `Site, ${encoding}, host that writes nothing`, sink, 1, files));
	}
	return ways;
}

function row({ name, rounds }, plain) {
	const speed = median(rounds.map((one) => one.speed));
	const isPlain = name.startsWith("Bare");
	const isToSink = name.endsWith("nothing");
	const base = plain[isToSink ? 1 : 0];
	const ratio = median(rounds.map((one, index) => one.speed / base.rounds[index].speed));
	const added = Math.max(...rounds.map((one) => one.added));
	if (isPlain) return [name, fixed(speed, 0), "", ""];
	return [
		name,
		fixed(speed, 0),
		isToSink ? fixed(ratio) : against(fixed(ratio), ratio >= SLOWEST_RATIO),
		against(fixed(added, 0), added < MOST_ADDED_MB),
	];
}

export async function measure() {
	const folder = mkdtempSync(join(tmpdir(), "astronaut-bench-"));
	const browser = await launchBrowser();
	const ways = [];
	try {
		const files = [makeFile(folder, WARM_UP), makeFile(folder, SIZE)];
		ways.push(...(await openWays(browser, folder, files)));
		for (const way of ways) way.rounds = [];
		for (let count = 0; count < ROUNDS; count += 1) {
			for (const way of ways) way.rounds.push(await way.round());
		}
		const rows = ways.map((way) => row(way, ways));
		return table(["Way", "MB/s", "Ratio to the bare PUT", "Memory added at most (MB)"], rows);
	} finally {
		for (const way of ways) await way.stop();
		await browser.close();
		rmSync(folder, { recursive: true, force: true });
	}
}

await printIfMain(import.meta.url, measure);
