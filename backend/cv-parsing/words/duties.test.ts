import { lines } from "@/tests/cv/lines";
import { readEmployment } from "../history/employment";
import { isDuty } from "./duties";

it.each([
	"Responsibilities",
	"Key duties",
	"Duties and responsibilities:",
	"Hauptaufgaben",
	"Missions principales :",
	"Tareas realizadas",
	"Mansioni",
	"Zakres obowiązków",
	"Ansvarsområder:",
	"Tanggung Jawab",
	"工作内容",
	"Tasks: bread and soup",
	"Technologies used",
	"Summary of Clients:",
	"Notable breads:",
])("takes %j above a description for no company", (label) => {
	const jobs = readEmployment(
		lines(`2021 – 2023 || Baker\n${label}\n• Made bread.\n2018 – 2021 || Cook\n${label}\n• Made soup.`),
	);
	expect(jobs.map((job) => [job.job_title, job.company_name])).toEqual([
		["Baker", undefined],
		["Cook", undefined],
	]);
});

it("reads a name before a colon", () => {
	const names = (text: string) => readEmployment(lines(text)).map((one) => [one.job_title, one.company_name]);
	expect(names("Baker || 2019 – 2021\nHearth Ltd:\n• Made bread.")).toEqual([["Baker", "Hearth Ltd"]]);
	expect(names("Hearth\n2019 – 2021\nBaker:\n• Made bread.")).toEqual([["Baker", "Hearth"]]);
});

it.each(["Task Force Ltd", "Mission Bakery", "Responsibility Group", "Taken Together", "Duty Manager"])(
	"takes %j for a name",
	(name) => {
		expect(isDuty(name)).toBe(false);
	},
);
