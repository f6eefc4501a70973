import { dueReminder } from "./schedule";

const END = "2026-12-10T16:59:59.000Z";
const EARLY = "2026-11-01T00:00:00.000Z";
const due = (now: string, sentAt = EARLY) => dueReminder(END, sentAt, new Date(now));

describe("dueReminder", () => {
	it.each([
		["before three days", "2026-12-07T16:59:58.000Z", undefined],
		["three days before", "2026-12-07T16:59:59.000Z", { days: 3, isLast: false }],
		["two days before, after a break", "2026-12-08T16:59:59.000Z", { days: 3, isLast: false }],
		["a day before", "2026-12-09T16:59:59.000Z", { days: 1, isLast: true }],
		["in the last hour", "2026-12-10T16:30:00.000Z", { days: 1, isLast: true }],
		["at the end", END, undefined],
	])("%s", (_, now, expected) => expect(due(now)).toEqual(expected));

	it("leaves out a reminder that would come soon after the application", () => {
		expect(due("2026-12-08T00:00:00.000Z", "2026-12-07T15:30:00.000Z")).toBeUndefined();
		expect(due("2026-12-08T00:00:00.000Z", "2026-12-07T14:30:00.000Z")).toMatchObject({ days: 3 });
		expect(due("2026-12-09T17:00:00.000Z", "2026-12-07T15:30:00.000Z")).toMatchObject({ days: 1 });
		expect(due("2026-12-10T10:00:00.000Z", "2026-12-10T09:00:00.000Z")).toBeUndefined();
	});
});
