import { lines } from "@/tests/cv/lines";
import { readEmployment } from "../history/employment";
import { textOf } from "../line";
import { linesOf, sectionsOf } from "./sections";
import { withShortPeriods } from "./short-periods";

const written = (text: string) => withShortPeriods(lines(text)).map(textOf);
const jobs = (text: string) => {
	const sections = sectionsOf({ top: [], side: [], main: lines(`Experience\n${text}`) });
	return readEmployment(linesOf(sections, "experience")).map(({ job_title, start_date }) => [job_title, start_date]);
};

it("writes years out in a cell of their own, and where several lines are written so", () => {
	expect(written("Baker, Fold Hearth || Jan 15 – Sep 16")).toEqual(["Baker, Fold Hearth Jan 2015 – Sep 2016"]);
	expect(written("Baker, Jan 15 – now\nCook, Mar 12 - Dec 14")).toEqual([
		"Baker, Jan 2015 – now",
		"Cook, Mar 2012 – Dec 2014",
	]);
});

it.each([
	"Baker, Jan 15 – Sep 16",
	"• Bread, Jan 15 – Sep 16\n• Salt, Mar 12 – Dec 14",
	"Baker, 2019 – 2021\nFestival, July 10 – July 24\nMarket, Aug 02 – Aug 12",
])("leaves days as they are: %j", (text) => {
	expect(written(text)).toEqual(lines(text).map(textOf));
});

it("makes no position of days in a description", () => {
	const job = "Baker, Fold Hearth || Jan 2019 – Dec 2021\nMade bread for";
	expect(jobs(`${job}\nStreet bread festival, July 10 – July 24`)).toEqual([["Baker", "2019-01"]]);
	expect(jobs(`${job}\nStreet bread festival\nJuly 10 – July 24`)).toEqual([["Baker", "2019-01"]]);
	expect(jobs("Baker, Fold Hearth || Jan 15 – Sep 16\nCook, Saint Mill || Mar 12 – Dec 14")).toEqual([
		["Baker", "2015-01"],
		["Cook", "2012-03"],
	]);
});
