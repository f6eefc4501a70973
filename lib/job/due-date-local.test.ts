import { readDueDate } from "./due-date";
import { localEnd } from "./due-date-local";

function endIn(day: string, zone: string, visitor: string, language = "en") {
	const due = readDueDate(day, zone);
	return due && localEnd(due.iso, due.day, language, visitor);
}

describe("localEnd", () => {
	it.each([
		["2026-12-24", "WIB", "Pacific/Auckland", { date: "25 Dec 2026", time: "05:59" }],
		["2026-12-24", "WIB", "Asia/Makassar", { date: "25 Dec 2026", time: "00:59" }],
		["2026-12-31", "WIB", "Asia/Tokyo", { date: "01 Jan 2027", time: "01:59" }],
		["2026-12-24", "America/New_York", "Asia/Jakarta", { date: "25 Dec 2026", time: "11:59" }],
		["2026-12-24", "Pacific/Apia", "America/Los_Angeles", null],
		["2026-12-24", "Pacific/Apia", "Pacific/Pago_Pago", { date: "23 Dec 2026", time: "23:59" }],
		["2026-12-24", "Pacific/Auckland", "America/Los_Angeles", null],
		["2026-12-24", "Pacific/Auckland", "Pacific/Honolulu", null],
		["2026-12-24", "GMT+14", "Pacific/Pago_Pago", { date: "23 Dec 2026", time: "22:59" }],
		["2028-02-29", "WIB", "Asia/Kathmandu", null],
		["2028-02-28", "WIB", "Asia/Jayapura", { date: "29 Feb 2028", time: "01:59" }],
		["2026-12-24", "WIB", "Asia/Jakarta", null],
		["2026-12-24", "WIB", "America/Los_Angeles", null],
		["2026-12-24", "WIB", "Europe/London", null],
		["2026-10-24", "Europe/Amsterdam", "Europe/London", null],
		["2026-10-24", "Europe/London", "Europe/Amsterdam", { date: "25 Oct 2026", time: "00:59" }],
	])("%s in %s, for somebody in %s: %j", (day, zone, visitor, expected) => {
		expect(endIn(day, zone, visitor)).toEqual(expected);
	});

	it("uses the page's language", () => {
		expect(endIn("2026-05-24", "WIB", "Pacific/Auckland", "id")).toEqual({ date: "25 Mei 2026", time: "04:59" });
		expect(endIn("2026-05-24", "WIB", "Pacific/Auckland", "ja")).toEqual({ date: "2026年5月25日", time: "04:59" });
	});

	it("compares days of one calendar, whatever the language's calendar", () => {
		expect(endIn("2026-12-24", "WIB", "Asia/Jakarta", "th")).toBeNull();
		expect(endIn("2026-12-24", "WIB", "Pacific/Auckland", "fa")?.date).not.toBe("");
	});
});
