/** The kernel's statistics of a process. */
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const TICK_MS = 10;

/** Resident memory, megabytes (2^20 bytes). */
export function rss(pid) {
	const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	return Number(kilobytes) / 1_024;
}

/** Time spent on a processor so far, milliseconds. */
export function cpuMs(pid) {
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
	return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function startedFrom(pid) {
	try {
		return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")[0];
	} catch {
		return "";
	}
}

/** Parent of each running process. */
function parents() {
	const found = new Map();
	for (const name of readdirSync("/proc")) {
		if (!/^\d+$/.test(name)) continue;
		try {
			found.set(Number(name), Number(readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1).split(" ")[1]));
		} catch {
			// It has ended meanwhile.
		}
	}
	return found;
}

/** Processes that descend from this one and were started from a file whose name has `part` in it. */
export function descendants(part) {
	const all = parents();
	const isOurs = (pid) => pid === process.pid || (pid > 1 && isOurs(all.get(pid) ?? 0));
	return [...all.keys()].filter((pid) => pid !== process.pid && isOurs(pid) && startedFrom(pid).includes(part));
}

/** Samples resident memory every 50 ms while `task` runs; returns its result and the maximum in megabytes. */
export async function peakRss(pid, task) {
	let highest = rss(pid);
	const timer = setInterval(() => {
		highest = Math.max(highest, rss(pid));
	}, 50);
	try {
		const result = await task();
		return { result, peak: Math.max(highest, rss(pid)) };
	} finally {
		clearInterval(timer);
	}
}

/** Waits, then reads resident memory; the lowest of five readings, a second apart. */
export async function idleRss(pid, ms) {
	await wait(ms);
	const readings = [rss(pid)];
	while (readings.length < 5) {
		await wait(1_000);
		readings.push(rss(pid));
	}
	return Math.min(...readings);
}
