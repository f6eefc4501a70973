/**
 * What one step of a candidate costs: processor time of site and backend, against a bare `node:http` server that
 * answers with the bytes of a page. From that, the needs of a job that a million people open in a day.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { cpuMs, idleRss, peakRss } from "./lib/process-stats.mjs";
import { bytes, fixed, printIfMain, table } from "./lib/report.mjs";
import { apply, startHelper, startSite } from "./lib/site.mjs";
import { get, warm } from "./lib/warm.mjs";

const JOB = "/p/ORBIT1";
const FILE_BYTES = 2_000_000;
const CHUNK_BYTES = 1_000_024;
const PDF_START = Buffer.from("%PDF-1.7\n");

/** The million: how many of them come in the busiest hour, what each loads, and how many apply. */
const VISITS = 1_000_000;
const BUSIEST_HOUR = 0.1;
const FILES_PER_VISIT = 12;
const VISIT_BYTES = 160_000;
const APPLY = 0.05;
const HOUR_S = 3_600;

/** A chunk costs a PUT, a GET and a DELETE, and six chunks one more PUT. */
const storeCalls = (size) => Math.ceil(size / CHUNK_BYTES) * 3 + Math.ceil(size / (6 * CHUNK_BYTES));

async function upload({ origin }) {
	const answer = await fetch(`${origin}/api/companies/2/upload`, {
		method: "POST",
		body: Buffer.concat([PDF_START, randomBytes(FILE_BYTES - PDF_START.length)]),
		headers: {
			origin,
			"sec-fetch-site": "same-origin",
			"content-type": "application/octet-stream",
			"x-job-code": "ORBIT1",
			"upload-identifier": randomUUID(),
			"upload-offset": "0",
			"upload-length": String(FILE_BYTES),
			"upload-slot": "1",
			"upload-new": "1",
			"upload-name": "cv.pdf",
		},
	});
	if (answer.status !== 200) throw new Error(`an upload got ${answer.status}`);
}

async function open(url) {
	const { answer } = await get(url);
	if (answer.statusCode !== 200) throw new Error(`${url} got ${answer.statusCode}`);
}

/** Runs a step some times; returns the processor milliseconds that each process spent on one. */
async function costOf(pids, count, step) {
	await step(0);
	const before = pids().map(cpuMs);
	const all = pids();
	for (let number = 1; number <= count; number += 1) await step(number);
	return all.map((pid, index) => (cpuMs(pid) - before[index]) / count);
}

async function steps(site) {
	const { body } = await get(`${site.origin}${JOB}`);
	const bare = await startHelper("same-bytes.mjs", { status: 200, headers: {}, body: body.toString("base64") });
	const script = /src="(\/_next\/static\/chunks\/[^"]+\.js)"/.exec(
		(await get(`${site.origin}${JOB}`, "identity")).body.toString(),
	)?.[1];
	const [reference] = await costOf(
		() => [bare.pid],
		2_000,
		() => open(bare.origin),
	);
	await bare.stop();
	const both = () => [site.pid, site.backendPid];
	const rows = [
		["a cached job page", 2_000, () => open(`${site.origin}${JOB}`)],
		["a script", 2_000, () => open(`${site.origin}${script}`)],
		["a page of an interview code, never cached", 100, () => open(`${site.origin}/code/DEMO1234`)],
		["a search in the company list", 100, (number) => open(`${site.origin}/public/companies?q=kopi${number}`)],
		["a file of 2 MB", 20, () => upload(site)],
		["an application with its receipt", 50, (number) => apply({ backend: `${site.origin}/api` }, number)],
	];
	const costs = [];
	for (const [name, count, step] of rows) costs.push([name, ...(await costOf(both, count, step))]);
	return { reference, costs };
}

function million(costs) {
	const [page, file, , , sent, applied] = costs.map(([, site, backend]) => site + backend);
	const visits = (VISITS * BUSIEST_HOUR) / HOUR_S;
	const applications = visits * APPLY;
	const cpuMsPerSecond = visits * (page + FILES_PER_VISIT * file) + applications * (sent + applied);
	return [
		["visits a second", fixed(visits, 0)],
		["applications a second, each with a file of 2 MB", fixed(applications, 1)],
		["processors kept busy", fixed(cpuMsPerSecond / 1_000)],
		["sent, MB/s", fixed((visits * VISIT_BYTES) / 1e6, 1)],
		["received, MB/s", fixed((applications * FILE_BYTES) / 1e6, 1)],
		["calls of the object store a second", fixed(applications * storeCalls(FILE_BYTES), 0)],
		["stored a day, GB", fixed((VISITS * APPLY * FILE_BYTES) / 1e9, 0)],
	];
}

export async function measure() {
	const site = await startSite();
	try {
		await warm(site.origin, [JOB]);
		const idle = await Promise.all([site.pid, site.backendPid].map((pid) => idleRss(pid, 2_000)));
		const { reference, costs } = await steps(site);
		const many = await peakRss(site.pid, () => Promise.all(Array.from({ length: 20 }, () => upload(site))));
		const first = table(
			["step", "site, ms", "backend, ms", "together, bare answers"],
			costs.map(([name, ...ms]) => [
				name,
				...ms.map((value) => fixed(value, 2)),
				fixed((ms[0] + ms[1]) / reference, 1),
			]),
		);
		const memory = `A bare answer took ${fixed(reference, 2)} ms. Memory: site ${fixed(idle[0], 0)} MB and backend ${fixed(idle[1], 0)} MB at rest; the site ${fixed(many.peak, 0)} MB at most during 20 uploads at once.`;
		const people = `${bytes(VISITS)} visits a day, ${fixed(BUSIEST_HOUR * 100, 0)} % of them in the busiest hour, ${FILES_PER_VISIT} files each, ${fixed(APPLY * 100, 0)} % apply:`;
		return `${first}\n\n${memory}\n\n${people}\n\n${table(["in the busiest hour", "value"], million(costs))}`;
	} finally {
		await site.stop();
	}
}

await printIfMain(import.meta.url, measure);
