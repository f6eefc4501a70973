import { lines } from "@/tests/cv/lines";
import { parseCv } from "../parse";

const jobs = (text: string) =>
	parseCv({ top: [], side: [], main: lines(text) })?.employment_history.map((job) => [job.job_title, job.company_name]);

const BREAD = "• Made bread.";
const TEACHING = `Teaching Experience\nBaking Teacher, 2016 – 2019\nMill College, Austin, TX\n${BREAD}`;

it("reads each section of positions in its own style", () => {
	expect(jobs(`${TEACHING}\nIndustry Experience\nFold Hearth, Austin, TX\nBaker, 2019 – 2021\n${BREAD}`)).toEqual([
		["Baking Teacher", "Mill College"],
		["Baker", "Fold Hearth"],
	]);
});

it("reads sections of student teaching and of related experience", () => {
	const first = `Student Teaching\nStudent Teacher, Mill School, Austin, TX\nJanuary 2019 – April 2019\n${BREAD}`;
	expect(jobs(`${first}\nRelated Experience\nFold Hearth, Austin, TX\nBaker, 2016 – 2018`)).toEqual([
		["Student Teacher", "Mill School"],
		["Baker", "Fold Hearth"],
	]);
});

it("goes on with a section whose heading stands above its next page too", () => {
	const first = `Work Experience\nFold Hearth, Austin, TX\nBaker, 2019 – 2021\n${BREAD}`;
	expect(jobs(`${first}\nWork Experience (continued)\n• Led a team.\nSaint Mill\nCook, 2016 – 2019`)).toEqual([
		["Baker", "Fold Hearth"],
		["Cook", "Saint Mill"],
	]);
});

it("tells a section without dates from no entry of its own", () => {
	const first = `Work Experience\nFold Hearth, Austin, TX\nBaker, 2019 – 2021\n${BREAD}`;
	expect(jobs(`${first}\nInternships\nNone yet.`)).toEqual([["Baker", "Fold Hearth"]]);
});
