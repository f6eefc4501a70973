import { CHUNK_BYTES } from "@/lib/contract/limits";
import { ENDS, endOf, type Schedule, scheduleOf } from "../support/uploads/schedule";
import { UploadProcesses } from "../support/uploads/schedule-processes";
import { wasted, writeReport } from "../support/uploads/schedule-report";
import { runSchedule, type ScheduleOutcome } from "../support/uploads/schedule-run";
import { storedCounts, storedHash } from "../support/uploads/schedule-stored";

/** One schedule of faults each. To run a single one, put its number here instead of all. */
const SEEDS = Array.from({ length: 200 }, (_, index) => index + 1);

const schedules = SEEDS.map(scheduleOf);
const bySize = (one: Schedule, other: Schedule) => one.size - other.size;

/** The schedules that end a process: those that end the same one are neighbours, small files first, so that they meet. */
const ending = ENDS.flatMap((end) => schedules.filter((one) => endOf(one) === end).toSorted(bySize));
const others = schedules.filter((one) => endOf(one) === undefined);

/**
 * Uploads that run side by side over one site and one backend. Some lanes leave the ends of processes to the rest, so that
 * each end also meets uploads that don't expect it. The more there are, the fewer starts of processes they need for as many
 * meetings of an upload and an end.
 */
const ENDING_LANES = 7;
const OTHER_LANES = 4;

const REPORT = ".build/reports/upload-faults.json";

let processes: UploadProcesses;
const outcomes: ScheduleOutcome[] = [];

beforeAll(async () => {
	processes = await UploadProcesses.start();
	const [endingLeft, othersLeft] = [[...ending], [...others]];
	async function lane(first: Schedule[], then: Schedule[]) {
		const next = () => first.shift() ?? then.shift();
		for (let schedule = next(); schedule; schedule = next()) outcomes.push(await runSchedule(schedule, processes));
	}
	await Promise.all([
		...Array.from({ length: ENDING_LANES }, () => lane(endingLeft, othersLeft)),
		...Array.from({ length: OTHER_LANES }, () => lane(othersLeft, endingLeft)),
	]);
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

	it("meet ends of processes that are other schedules' own", () => {
		const seeds = new Set(others.map(({ seed }) => seed));
		const met = outcomes.filter(({ seed, costs }) => seeds.has(seed) && costs.includes("end of a process"));
		expect(met.length).toBeGreaterThan(5);
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
