import { formatDay, readDueDate, readMoment } from "./due-date";
import { isClosed } from "./view";

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

	it.each([
		["WIB", "2026-12-24T23:59:59+07:00"],
		["WITA", "2026-12-24T23:59:59+08:00"],
		["Jayapura (wit)", "2026-12-24T23:59:59+09:00"],
		["(GMT+7) WITA", "2026-12-24T23:59:59+07:00"],
		["GMT-03:30", "2026-12-24T23:59:59-03:30"],
		["(GMT -9:30)", "2026-12-24T23:59:59-09:30"],
		["UTC\u22125", "2026-12-24T23:59:59-05:00"],
		["utc+0545", "2026-12-24T23:59:59+05:45"],
		["+05:30", "2026-12-24T23:59:59+05:30"],
		["(UTC)", "2026-12-24T23:59:59+00:00"],
		["GMT", "2026-12-24T23:59:59+00:00"],
		["GMT+14", "2026-12-24T23:59:59+14:00"],
		["Etc/GMT-7", "2026-12-24T23:59:59+07:00"],
		["(Asia/Kolkata)", "2026-12-24T23:59:59+05:30"],
		["Asia/Kathmandu", "2026-12-24T23:59:59+05:45"],
		["Pacific/Chatham", "2026-12-24T23:59:59+13:45"],
		["Pacific/Apia", "2026-12-24T23:59:59+13:00"],
		["Pacific/Pago_Pago", "2026-12-24T23:59:59-11:00"],
		["Europe/Amsterdam (GMT+2)", "2026-12-24T23:59:59+01:00"],
		["Mars/Olympus (GMT+3)", "2026-12-24T23:59:59+03:00"],
	])("reads the zone %j: the day ends at %s", (timezone, iso) => {
		expect(readDueDate("2026-12-24", timezone)).toMatchObject({ day: "2026-12-24", iso });
	});

	it.each([
		"",
		" ",
		"soon",
		"GMT+15",
		"GMT+7.5",
		"GMT+7:99",
		"GMT+70",
		"WIBU",
		"()",
		"local",
		`GMT${" ".repeat(200)}+9`,
	])("treats %j as an unknown zone: GMT+7", (timezone) => {
		expect(readDueDate("2026-12-24", timezone)).toMatchObject({
			suffix: "(GMT+7)",
			iso: "2026-12-24T23:59:59+07:00",
		});
	});

	it.each([
		["Europe/Amsterdam", "2026-03-28", "2026-03-28T23:59:59+01:00"],
		["Europe/Amsterdam", "2026-03-29", "2026-03-29T23:59:59+02:00"],
		["Europe/Amsterdam", "2026-10-24", "2026-10-24T23:59:59+02:00"],
		["Europe/Amsterdam", "2026-10-25", "2026-10-25T23:59:59+01:00"],
		["America/New_York", "2026-03-07", "2026-03-07T23:59:59-05:00"],
		["America/New_York", "2026-03-08", "2026-03-08T23:59:59-04:00"],
		["America/New_York", "2026-10-31", "2026-10-31T23:59:59-04:00"],
		["America/New_York", "2026-11-01", "2026-11-01T23:59:59-05:00"],
		["Australia/Lord_Howe", "2026-04-04", "2026-04-04T23:59:59+11:00"],
		["Australia/Lord_Howe", "2026-04-05", "2026-04-05T23:59:59+10:30"],
		["Australia/Lord_Howe", "2026-10-03", "2026-10-03T23:59:59+10:30"],
		["Australia/Lord_Howe", "2026-10-04", "2026-10-04T23:59:59+11:00"],
		["Africa/Cairo", "2026-10-29", "2026-10-29T23:59:59+02:00"],
		["America/Santiago", "2026-04-04", "2026-04-04T23:59:59-04:00"],
		["America/Nuuk", "2026-03-28", "2026-03-28T22:59:59-02:00"],
	])("in %s, near a clock change, %s ends at %s", (timezone, day, iso) => {
		const due = readDueDate(day, timezone);
		expect(due).toMatchObject({ day, iso });
		expect(due?.endsAt.getTime()).toBe(Date.parse(iso) + 999);
	});

	it.each([
		["2028-02-29", "2028-02-29T23:59:59+07:00"],
		["2000-02-29", "2000-02-29T23:59:59+07:00"],
		["2026-12-31", "2026-12-31T23:59:59+07:00"],
	])("accepts the day %s", (day, iso) => {
		expect(readDueDate(day, "WIB")?.iso).toBe(iso);
	});

	it.each([
		undefined,
		"",
		"soon",
		"0000-00-00",
		"2026-02-29",
		"2100-02-29",
		"2026-02-30",
		"2026-04-31",
		"2026-13-01",
		"2026-00-10",
		"24-12-2026",
		"2026-12-241",
		" 2026-12-24",
	])("has no date for %s", (value) => {
		expect(readDueDate(value, undefined)).toBeNull();
		expect(readMoment(value)).toBeNull();
	});
});

describe("a job's last day", () => {
	afterEach(() => jest.useRealTimers());

	it.each([
		["WIB", "2026-12-24T16:59:59.999Z"],
		["Europe/Amsterdam", "2026-12-24T22:59:59.999Z"],
		["Pacific/Apia", "2026-12-24T10:59:59.999Z"],
		["Pacific/Pago_Pago", "2026-12-25T10:59:59.999Z"],
		["Asia/Kathmandu", "2026-12-24T18:14:59.999Z"],
	])("in %s is over one millisecond after %s", (timezone, last) => {
		const due = readDueDate("2026-12-24", timezone);
		const closedAt = (moment: number) => {
			jest.useFakeTimers({ now: moment });
			return isClosed({ due }, new Date());
		};
		expect(closedAt(Date.parse(last) - 86_399_999)).toBe(false);
		expect(closedAt(Date.parse(last))).toBe(false);
		expect(closedAt(Date.parse(last) + 1)).toBe(true);
	});

	it("never comes for a job without a due date", () => {
		expect(isClosed({ due: readDueDate("0000-00-00", "WIB") }, new Date("2999-01-01"))).toBe(false);
	});
});

describe("formatDay", () => {
	it.each([
		["2026-12-04", "en", "04 Dec 2026"],
		["2026-05-24", "id", "24 Mei 2026"],
		["2026-05-24", "ja", "2026年5月24日"],
		["2026-05-24", "zh", "2026年5月24日"],
		["2026-05-24", "th", "24 พ.ค. 2026"],
	])("writes %s in %s as %s", (day, language, text) => {
		expect(formatDay(day, language)).toBe(text);
	});
});
