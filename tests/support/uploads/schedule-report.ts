import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { ScheduleOutcome } from "./schedule-run";

/** Bytes that reached the backend beyond the file's own. */
export const wasted = ({ bytesAtHost, size }: Pick<ScheduleOutcome, "bytesAtHost" | "size">): number =>
	bytesAtHost - size;

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

function ofSize(size: number, all: readonly ScheduleOutcome[]) {
	const outcomes = all.filter((one) => one.size === size);
	return {
		size,
		uploads: outcomes.length,
		wastedBytes: sum(outcomes.map(wasted)),
		mostWastedBytes: Math.max(...outcomes.map(wasted)),
		sentTwiceBytes: sum(outcomes.map(({ bytesSent }) => Math.max(0, bytesSent - size))),
		faults: sum(outcomes.map(({ faults }) => faults.length)),
		costs: sum(outcomes.map(({ costs }) => costs.length)),
		longestMilliseconds: Math.max(...outcomes.map(({ milliseconds }) => milliseconds)),
	};
}

/** Writes down what the uploads cost, by the files' sizes and for each seed. */
export async function writeReport(path: string, outcomes: readonly ScheduleOutcome[]): Promise<void> {
	const sizes = [...new Set(outcomes.map(({ size }) => size))].toSorted((a, b) => a - b);
	const schedules = outcomes
		.toSorted((a, b) => a.seed - b.seed)
		.map(({ row, ...one }) => ({ ...one, status: row?.status, code: row?.errorMessage, wasted: wasted(one) }));
	const report = { sizes: sizes.map((size) => ofSize(size, outcomes)), schedules };
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, JSON.stringify(report, null, "\t"));
}
