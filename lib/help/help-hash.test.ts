import { HELP_ANSWERS } from "./help";
import { helpGoal } from "./help-hash";

describe("a hash of the help centre", () => {
	it.each([...HELP_ANSWERS.faq, ...HELP_ANSWERS.htu])("#%s opens its panel and its answer", (answer) => {
		expect(helpGoal(`#${answer}`)).toEqual({ panel: answer.slice(0, 3), answer });
	});

	it.each([
		["#faq", "faq"],
		["#htu", "htu"],
	])("%s opens a panel without an answer", (hash, panel) => {
		expect(helpGoal(hash)).toEqual({ panel, answer: null });
	});

	it.each([
		["#faq-of-long-ago", "faq", "faq-of-long-ago"],
		["#htu%20new", "htu", "htu new"],
		["#htu-%", "htu", "htu-%"],
	])("%s opens a panel, whether or not it has the answer", (hash, panel, answer) => {
		expect(helpGoal(hash)).toEqual({ panel, answer });
	});

	it.each(["#htu-Reports", "#HTU-REPORTS", "#htu%2dreports", "htu-reports"])("%s is read as #htu-reports", (hash) => {
		expect(helpGoal(hash)).toEqual({ panel: "htu", answer: "htu-reports" });
	});

	it.each(["", "#", "#content", "#enter-code", "#%", "#faketopic", "#toString", "#:~:text=faq"])(
		"%j changes nothing",
		(hash) => {
			expect(helpGoal(hash)).toBeNull();
		},
	);
});
