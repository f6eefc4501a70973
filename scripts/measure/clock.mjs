/** Measures the duration of a test run's steps and the load of the processors. */

import { spawn } from "node:child_process";
import { cpus } from "node:os";
import { watchProcesses } from "./processes.mjs";

const SAMPLE_MS = 1_000;

/** Milliseconds that all processors together have been busy and idle since the machine started. */
function ticks() {
	const times = cpus().map((cpu) => cpu.times);
	const sum = (name) => times.reduce((total, cpu) => total + cpu[name], 0);
	return { busy: sum("user") + sum("nice") + sum("sys") + sum("irq"), idle: sum("idle") };
}

/** Samples the number of busy processors until `stop()` returns the samples, one per second. */
function watchProcessors(startedAt) {
	const samples = [];
	let last = ticks();
	const timer = setInterval(() => {
		const now = ticks();
		const [busy, idle] = [now.busy - last.busy, now.idle - last.idle];
		last = now;
		if (busy + idle > 0) samples.push({ at: Date.now() - startedAt, share: busy / (busy + idle) });
	}, SAMPLE_MS);
	timer.unref();
	return () => {
		clearInterval(timer);
		return samples;
	};
}

/** Starts a program in `root`; `quiet` collects what it writes instead of printing it. */
function start(root, [command, ...args], quiet) {
	const output = quiet ? "pipe" : "inherit";
	return spawn(command, args, { cwd: root, stdio: [quiet ? "ignore" : "inherit", output, output] });
}

/**
 * A clock for the steps of a run. `step` runs a program and returns its exit code and, if `quiet`, its output; `end`
 * returns the steps (start, duration in milliseconds, processor time in seconds) and the samples of the processors.
 * Sampling costs a little processor time, so only a measured run has the processors' figures.
 */
export function createClock(root, { isMeasured = false } = {}) {
	const startedAt = Date.now();
	const steps = [];
	const stopWatching = isMeasured ? watchProcessors(startedAt) : () => [];
	const step = (name, program, { quiet = false } = {}) =>
		new Promise((resolve) => {
			const from = Date.now() - startedAt;
			const child = start(root, program, quiet);
			const processes = isMeasured ? watchProcesses(child.pid) : null;
			const written = [];
			for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => written.push(data));
			child.once("close", (code) => {
				steps.push({ name, from, ms: Date.now() - startedAt - from, processor: (processes?.stop() ?? 0) / 1_000 });
				resolve({ code: code ?? 1, output: Buffer.concat(written).toString() });
			});
		});
	return { step, end: () => ({ ms: Date.now() - startedAt, steps, samples: stopWatching() }) };
}
