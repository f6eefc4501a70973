import { dayAhead, isDayOver, isDayTooFar, todayIn } from "./today";

const AT = Date.parse("2026-03-01T20:30:00Z");

describe("todayIn", () => {
	it.each([
		["UTC", "2026-03-01"],
		["Asia/Jakarta", "2026-03-02"],
		["Pacific/Kiritimati", "2026-03-02"],
		["America/Los_Angeles", "2026-03-01"],
		["Pacific/Pago_Pago", "2026-03-01"],
		["Mars/Olympus", null],
		["", null],
	])("in %s is %s", (zone, day) => {
		expect(todayIn(zone, AT)).toBe(day);
	});
});

describe("isDayOver", () => {
	it.each([
		["2026-03-01", "Asia/Jakarta", true],
		["2026-03-02", "Asia/Jakarta", false],
		["2026-03-01", "UTC", false],
		["2026-02-28", "UTC", true],
		["2026-02-30", "UTC", false],
		["soon", "UTC", false],
		["2020-01-01", "Mars/Olympus", false],
	])("of %s in %s is %s", (day, zone, over) => {
		expect(isDayOver(day, zone, AT)).toBe(over);
	});
});

describe("dayAhead", () => {
	it.each([
		["UTC", 1, "2026-03-02"],
		["Asia/Jakarta", 365, "2027-03-02"],
		["Mars/Olympus", 1, null],
	])("in %s, %i days on, is %s", (zone, days, day) => {
		expect(dayAhead(zone, AT, days)).toBe(day);
	});
});

describe("isDayTooFar", () => {
	it.each([
		["2027-03-01", "UTC", false],
		["2027-03-02", "UTC", true],
		["2027-03-02", "Asia/Jakarta", false],
		["9999-12-31", "Asia/Jakarta", true],
		["9999-12-32", "UTC", false],
		["9999-12-31", "Mars/Olympus", false],
	])("of %s in %s, with a year to choose from, is %s", (day, zone, far) => {
		expect(isDayTooFar(day, zone, AT, 365)).toBe(far);
	});
});
