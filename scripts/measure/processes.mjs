/** Processor time of a process and everything below it, read from /proc. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
// In component tests the global timers are jsdom's, which lack `unref`.
import { clearInterval, setInterval } from "node:timers";

const SAMPLE_MS = 50;

const TICK_MS = 10;

/** A process by its line in /proc: its parent, when it started, and its own processor time in milliseconds. */
function readProcess(pid) {
	try {
		const line = readFileSync(join("/proc", String(pid), "stat"), "utf8");
		const [, parent, ...fields] = line.slice(line.lastIndexOf(")") + 2).split(" ");
		return { parent: Number(parent), since: fields[17], ms: (Number(fields[9]) + Number(fields[10])) * TICK_MS };
	} catch {
		return null;
	}
}

function readProcesses() {
	const processes = new Map();
	for (const pid of readdirSync("/proc").map(Number).filter(Boolean)) {
		const found = readProcess(pid);
		if (found) processes.set(pid, found);
	}
	return processes;
}

/**
 * Sums the processor time of `root` and all its descendants, including finished ones. The kernel's own sum doesn't
 * suffice: a browser exits without waiting for its renderers, which need most of the time. `processorMs()` returns the
 * sum since the start, `stop()` ends the sampling and returns the final sum.
 */
export function watchProcesses(root) {
	const seen = new Map();
	function sample() {
		const processes = readProcesses();
		const isBelow = (pid) => pid === root || (processes.has(pid) && isBelow(processes.get(pid).parent));
		for (const [pid, { since, ms }] of processes) {
			const key = `${pid} ${since}`;
			// An orphaned process has another parent, but stays in the sum.
			if (seen.has(key) || isBelow(pid)) seen.set(key, ms);
		}
	}
	function processorMs() {
		sample();
		return [...seen.values()].reduce((sum, ms) => sum + ms, 0);
	}
	const timer = setInterval(sample, SAMPLE_MS);
	timer.unref();
	return {
		processorMs,
		stop() {
			clearInterval(timer);
			return processorMs();
		},
	};
}
