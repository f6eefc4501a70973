import { daysOverdue } from "./overdue";

const NOW = new Date("2026-06-20T12:00:00.000Z");
const waiting = {
	status: "unread",
	withdrawn_at: null,
	created_at: "2026-06-01T12:00:00.000Z",
	last_answer_at: null,
} as const;

describe("daysOverdue", () => {
	it.each([
		["unread for 19 days", {}, 19],
		["in review", { status: "review" }, 19],
		["sent exactly 14 days ago", { created_at: "2026-06-06T12:00:00.000Z" }, undefined],
		["sent a moment more than 14 days ago", { created_at: "2026-06-06T11:59:59.999Z" }, 14],
		["answered yesterday", { last_answer_at: "2026-06-19T12:00:00.000Z" }, undefined],
		["answered 15 days ago and still in review", { status: "review", last_answer_at: "2026-06-05T12:00:00.000Z" }, 15],
		["invited", { status: "invited" }, undefined],
		["declined", { status: "declined" }, undefined],
		["withdrawn", { withdrawn_at: "2026-06-02T00:00:00.000Z" }, undefined],
	] as const)("of an application %s", (_, more, days) => {
		expect(daysOverdue({ ...waiting, ...more }, NOW)).toBe(days);
	});
});
