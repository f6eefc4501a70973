import { CHUNK_BYTES } from "@/lib/contract/limits";
import { ENDS, endOf, type Schedule, scheduleOf } from "../support/uploads/schedule";
import { UploadProcesses } from "../support/uploads/schedule-processes";
import { wasted, writeReport } from "../support/uploads/schedule-report";
import { runSchedule, type ScheduleOutcome } from "../support/uploads/schedule-run";
import { storedCounts, storedHash } from "../support/uploads/schedule-stored";

/** One schedule of faults each. To run a single one, put its number here instead of all. */
const SEEDS = Array.from({ length: 200 }, (_, index) => index + 1);

const rankOf = (schedule: Schedule) => {
	const end = endOf(schedule);
	return end ? ENDS.indexOf(end) : ENDS.length;
};

/** Those that end the same process are neighbours, the small files first, so that they meet. */
const inOrder = SEEDS.map(scheduleOf).toSorted((one, other) => rankOf(one) - rankOf(other) || one.size - other.size);

/** Uploads that run side by side over one site and one backend. */
const LANES = 6;

const REPORT = ".build/reports/upload-faults.json";

let processes: UploadProcesses;
const outcomes: ScheduleOutcome[] = [];

beforeAll(async () => {
	processes = await UploadProcesses.start();
	const left = [...inOrder];
	async function lane() {
		for (let schedule = left.shift(); schedule; schedule = left.shift())
			outcomes.push(await runSchedule(schedule, processes));
	}
	await Promise.all(Array.from({ length: LANES }, lane));
	await processes.stop();
	await writeReport(REPORT, outcomes);
}, 900_000);
afterAll(() => processes.clear());

/** Names a schedule by its seed, with what went wrong in it. */
const describeProblem = ({ seed, size, faults, costs }: ScheduleOutcome, problem: string) =>
	`seed ${seed}, ${size} bytes: ${problem} (${[...faults, ...costs].join(", ")})`;

describe(`${SEEDS.length} uploads through random faults of network and processes`, () => {
	it("end with exactly the file's bytes at the backend, stored once", async () => {
		const counts = storedCounts(processes.dataDir);
		const wrong: string[] = [];
		for (const outcome of outcomes.filter(({ size }) => size > 0)) {
			const { row, sha256, name } = outcome;
			if (row?.status !== "finish") wrong.push(describeProblem(outcome, `ended ${row?.status} ${row?.errorMessage}`));
			if ((await storedHash(processes.dataDir, row?.filepath ?? "")) !== sha256)
				wrong.push(describeProblem(outcome, "other bytes"));
			const count = counts.get(name) ?? 0;
			if (count !== 1) wrong.push(describeProblem(outcome, `stored ${count} times`));
		}
		expect(wrong).toEqual([]);
	});

	it("cover every kind of fault", () => {
		const met = new Set(outcomes.flatMap(({ faults }) => faults));
		const kinds = [
			...["drop", "stall", "delay", "answer-lost"].map((kind) => `connection ${kind}`),
			...["drop", "answer-lost", "delay", "twice", "again-later", "hang", "status"].map((kind) => `host ${kind}`),
			...["backend-kill", "site-restart", "site-kill", "offline", "reload"],
		];
		expect(kinds.filter((kind) => !met.has(kind))).toEqual([]);
	});

	it("reject an empty file with a message without sending it", () => {
		const empty = outcomes.filter(({ size }) => size === 0);
		const wrong = empty.filter(
			({ row, bytesSent }) => row?.status !== "unsupported" || row.errorMessage !== "FILE_EMPTY" || bytesSent > 0,
		);
		expect(wrong.map((outcome) => describeProblem(outcome, "not refused"))).toEqual([]);
	});

	it("send the backend at most one extra chunk per fault", () => {
		const wrong = outcomes.filter((one) => one.size > 0 && wasted(one) > one.costs.length * CHUNK_BYTES);
		expect(wrong.map((outcome) => describeProblem(outcome, `${wasted(outcome)} bytes too much`))).toEqual([]);
	});
});
