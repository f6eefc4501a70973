import { calendarOf } from "./calendar";

const appointment = {
	uid: "ABCD2345@astronaut",
	at: new Date("2027-01-08T16:59:59.999Z"),
	made: new Date("2026-11-24T08:00:00.000Z"),
	title: "Interview",
	text: "Code",
	url: "https://example.com/application/abc",
};

describe("calendarOf", () => {
	it("gives one appointment with a reminder, each line ended as RFC 5545 demands", () => {
		const lines = calendarOf(appointment).split("\r\n");
		expect(lines.at(-1)).toBe("");
		expect(lines.slice(0, -1)).toEqual([
			"BEGIN:VCALENDAR",
			"VERSION:2.0",
			"PRODID:-//Astronaut//Interview//EN",
			"BEGIN:VEVENT",
			"UID:ABCD2345@astronaut",
			"DTSTAMP:20261124T080000Z",
			"DTSTART:20270108T165959Z",
			"SUMMARY:Interview",
			"DESCRIPTION:Code",
			"URL:https://example.com/application/abc",
			"BEGIN:VALARM",
			"ACTION:DISPLAY",
			"DESCRIPTION:Interview",
			"TRIGGER:-P1DT12H",
			"END:VALARM",
			"END:VEVENT",
			"END:VCALENDAR",
		]);
	});

	it("escapes what would end a text, so that a job's title adds no line of its own", () => {
		const file = calendarOf({ ...appointment, title: "Cook; 2,\r\nBEGIN:VEVENT", text: "a\\b\nc" });
		expect(file).toContain("\r\nSUMMARY:Cook\\; 2\\,\\nBEGIN:VEVENT\r\n");
		expect(file).toContain("\r\nDESCRIPTION:a\\\\b\\nc\r\n");
	});

	it("folds lines of more than 75 bytes between characters", () => {
		const title = "Kepala Gerai – ".repeat(12);
		const file = calendarOf({ ...appointment, title });
		expect(Math.max(...file.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
		expect(file.replaceAll("\r\n ", "")).toContain(`\r\nSUMMARY:${title}\r\n`);
	});
});
