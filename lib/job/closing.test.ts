import { endOfPage, secondsToEnd } from "./closing";
import { readDueDate } from "./due-date";

const due = readDueDate("2026-12-24", "WIB");
const LAST = Date.parse("2026-12-24T16:59:59.999Z");

describe("endOfPage", () => {
	it.each([
		["the due date of an open job", due, true, LAST, "2026-12-24T23:59:59+07:00"],
		["nothing once the job is closed", due, true, LAST + 1, undefined],
		["nothing where the due date isn't shown", due, false, LAST, undefined],
		["nothing without a due date", null, true, LAST, undefined],
	])("is %s", (_, date, showsDueDate, now, end) => {
		expect(endOfPage({ due: date, showsDueDate }, new Date(now))).toBe(end);
	});
});

describe("secondsToEnd", () => {
	it.each([
		["a day before", LAST - 86_400_000, 86_400],
		["ten and a half seconds before", LAST - 10_500, 10],
		["at the last moment", LAST, 1],
		["afterwards", LAST + 1, undefined],
	])("%s", (_, now, seconds) => {
		expect(secondsToEnd({ due }, new Date(now))).toBe(seconds);
	});

	it("is unknown without a due date", () => {
		expect(secondsToEnd({ due: null }, new Date(LAST))).toBeUndefined();
	});
});
