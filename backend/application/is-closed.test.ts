import { isClosed } from "./is-closed";

const END = "2027-01-31T16:59:59.999Z";
const later = (ms: number) => new Date(Date.parse(END) + ms);

describe("a job's applications", () => {
	it.each<[string, number, string | null, Date, boolean]>([
		["taken before its end", 1, END, later(-1), false],
		["taken for ten minutes more from who was just sending", 1, END, later(600_000), false],
		["refused from then on", 1, END, later(600_001), true],
		["taken for good without an end", 1, null, later(1e12), false],
		["refused at any time by a job without a form", 0, null, later(-1), true],
	])("are %s", (_, invite, closes_at, now, closed) => {
		expect(isClosed({ invite, closes_at }, now)).toBe(closed);
	});
});
