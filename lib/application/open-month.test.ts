import { blankAchievement, blankEducation, blankEmployment } from "./blank";
import { openMonth, openMonths, sentMonth, yearOf } from "./open-month";
import { lastMonthProblem, monthProblem } from "./rules/dates";

describe("a year whose month is still to be chosen", () => {
	it("is no mistake, and isn't sent", () => {
		const open = openMonth("2016");
		expect([yearOf(open), yearOf("2016-05"), yearOf("2016")]).toEqual(["2016", undefined, undefined]);
		expect([monthProblem(open), lastMonthProblem("2018-02", open)]).toEqual([undefined, undefined]);
		expect([monthProblem("2016"), monthProblem("2016-13")]).toEqual(["ERROR_INVALID_MONTH", "ERROR_INVALID_MONTH"]);
		expect([sentMonth(open), sentMonth("2016-05"), sentMonth("")]).toEqual(["", "2016-05", ""]);
	});

	it("is found in all lists", () => {
		const open = openMonth("2016");
		expect(
			openMonths({
				employment_history: [{ ...blankEmployment(), start_date: open, end_date: "2019-01" }],
				education_background: [{ ...blankEducation(), date_attended: open, graduation_date: open }],
				key_achievements: [{ ...blankAchievement(), date: "2016-01" }],
			}),
		).toEqual([
			"employment_history.0.start_date",
			"education_background.0.date_attended",
			"education_background.0.graduation_date",
		]);
	});
});
