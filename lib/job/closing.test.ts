import { endOfPage } from "./closing";
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
