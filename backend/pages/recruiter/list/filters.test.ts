import type { JobRow } from "../../../store/schema";
import { type Filters, filterQuery, isNarrowed, listedBy, readFilters } from "./filters";

const NOW = new Date("2026-06-10T12:00:00.000Z");
const job = (id: number, closes_at: string | null, invite = 1) => ({ id, closes_at, invite }) as JobRow;
const JOBS = [job(1, null), job(2, "2026-06-01T00:00:00.000Z"), job(3, "2026-07-01T00:00:00.000Z"), job(4, null, 0)];

const read = (text: string) => readFilters(new URLSearchParams(text));
const idsOf = (text: string) => listedBy(read(text), JOBS, NOW).jobIds;

describe("application list filters", () => {
	it.each([
		["", []],
		["job=open", [2, 4]],
		["job=closed", [1, 3]],
		["job=3", [1, 2, 4]],
		["job=77", [1, 2, 3, 4]],
		["job=x", []],
	])("for %j exclude the jobs %j", (text, left) => {
		expect(idsOf(text)).toEqual([1, 2, 3, 4].filter((id) => !left.includes(id)));
	});

	it("cover exactly the chosen number of days", () => {
		expect(listedBy(read("sent=7"), JOBS, NOW).since).toBe("2026-06-03T12:00:00.000Z");
		expect(listedBy(read("sent=8"), JOBS, NOW).since).toBeUndefined();
	});

	it("ignore invalid parameters", () => {
		const odd = read(`q=${"x".repeat(5_000)}&order=by%20hand&sent=never&job=-1`);
		expect(odd).toEqual({
			searched: "x".repeat(100),
			order: "newest",
			span: undefined,
			job: undefined,
			status: undefined,
		});
	});

	it.each<[string, Filters, boolean]>([
		["", { searched: "", job: undefined, span: undefined, status: undefined, order: "newest" }, false],
		["?order=name", { searched: "", job: undefined, span: undefined, status: undefined, order: "name" }, false],
		[
			"?q=a+%26b&job=open&sent=1&status=withdrawn&order=oldest",
			{ searched: "a &b", job: "open", span: "1", status: "withdrawn", order: "oldest" },
			true,
		],
		["?job=12", { searched: "", job: 12, span: undefined, status: undefined, order: "newest" }, true],
	])("produce the query %j, which parses to the same filters", (address, filters, narrowed) => {
		expect(filterQuery(filters)).toBe(address);
		expect(read(address)).toEqual(filters);
		expect(isNarrowed(filters)).toBe(narrowed);
	});
});
