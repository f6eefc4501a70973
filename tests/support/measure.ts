import { appendFileSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

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

const TICK_MS = 10;

interface Process {
	parent: number;
	ticks: number;
}

/** A process by its line in /proc: the parent, and ticks of its own and of children that have ended. */
function readProcess(pid: string): Process | null {
	try {
		const line = readFileSync(join("/proc", pid, "stat"), "utf8");
		const [, parent, ...fields] = line.slice(line.lastIndexOf(")") + 2).split(" ");
		const ticks = fields.slice(9, 13).reduce((sum, field) => sum + Number(field), 0);
		return { parent: Number(parent), ticks };
	} catch {
		return null;
	}
}

/** Processor time of this process and all below it so far, milliseconds. */
function processorTime(): number {
	const processes = new Map<number, Process>();
	for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
		const found = readProcess(pid);
		if (found) processes.set(Number(pid), found);
	}
	const isBelow = (pid: number): boolean =>
		pid === process.pid || (processes.has(pid) && isBelow(processes.get(pid)?.parent ?? 0));
	return [...processes].reduce((sum, [pid, { ticks }]) => (isBelow(pid) ? sum + ticks * TICK_MS : sum), 0);
}

/** Starts a measure; what it gives ends it and writes it down. */
export function measure(kind: Measure["kind"], name: string): () => void {
	if (!existsSync(FILE)) return () => undefined;
	const [startedAt, before] = [Date.now(), processorTime()];
	return () => {
		const found: Measure = { kind, name, ms: Date.now() - startedAt, processorMs: processorTime() - before };
		appendFileSync(FILE, `${JSON.stringify(found)}\n`);
	};
}
