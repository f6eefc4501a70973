import { formatDay, readDueDate, readMoment } from "./due-date";

describe("readDueDate", () => {
	it.each([
		["2026-12-24", undefined, "(GMT+7)", "2026-12-24T16:59:59.999Z"],
		["2026-12-24", "(GMT+7)", "(GMT+7)", "2026-12-24T16:59:59.999Z"],
		["2026-12-24", "Asia/Jakarta (GMT+7)", "(GMT+7)", "2026-12-24T16:59:59.999Z"],
		["2026-12-24 23:59:00", "Asia/Makassar", "(GMT+8)", "2026-12-24T15:59:59.999Z"],
		["2026-07-01T00:00:00Z", "Europe/Berlin", "(GMT+2)", "2026-07-01T21:59:59.999Z"],
		["2026-12-01", "Europe/Berlin", "(GMT+1)", "2026-12-01T22:59:59.999Z"],
		["2026-12-01", "America/St_Johns", "(GMT-3:30)", "2026-12-02T03:29:59.999Z"],
		["2026-12-01", "UTC", "(GMT+0)", "2026-12-01T23:59:59.999Z"],
		["2026-12-01", "Mars/Olympus", "(GMT+7)", "2026-12-01T16:59:59.999Z"],
		["2026-12-01", "GMT+99", "(GMT+7)", "2026-12-01T16:59:59.999Z"],
	])("reads %s in %s as ending %s at %s", (value, timezone, suffix, endsAt) => {
		const due = readDueDate(value, timezone);
		expect(due?.suffix).toBe(suffix);
		expect(due?.endsAt.toISOString()).toBe(endsAt);
	});

	it.each([undefined, "", "soon", "0000-00-00", "2026-02-30", "2026-13-01", "24-12-2026"])(
		"has no date for %s",
		(value) => {
			expect(readDueDate(value, undefined)).toBeNull();
			expect(readMoment(value)).toBeNull();
		},
	);
});

describe("formatDay", () => {
	it.each([
		["2026-12-04", "en", "04 Dec 2026"],
		["2026-05-24", "id", "24 Mei 2026"],
	])("writes %s in %s as %s", (day, language, text) => {
		expect(formatDay(day, language)).toBe(text);
	});
});
