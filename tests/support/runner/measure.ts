import { appendFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { watchProcesses } from "../../../scripts/measure/processes.mjs";

/** One thing that a test run spent time on. */
export interface Measure {
	kind: "test" | "file" | "site" | "form";
	name: string;
	/** Duration, milliseconds. */
	ms: number;
	/** Processor time of this process and all below it, milliseconds; other tests of the same worker are not in it. */
	processorMs: number;
}

/** Collects measures, one JSON line each. `npm test -- measure` makes the file; without it nothing is measured. */
const FILE = join(process.cwd(), ".build/reports/measures.jsonl");

/** Samples the processes during any measurement: Jest loads this file again for each test file. */
let watch: ReturnType<typeof watchProcesses> | null = null;
let running = 0;

/** Starts a measurement; returns a function that ends and records it. */
export function measure(kind: Measure["kind"], name: string): () => void {
	if (!existsSync(FILE)) return () => undefined;
	watch ??= watchProcesses(process.pid);
	running += 1;
	const processes = watch;
	const [startedAt, before] = [Date.now(), processes.processorMs()];
	return () => {
		const found: Measure = { kind, name, ms: Date.now() - startedAt, processorMs: processes.processorMs() - before };
		running -= 1;
		if (running === 0) {
			processes.stop();
			watch = null;
		}
		appendFileSync(FILE, `${JSON.stringify(found)}\n`);
	};
}
