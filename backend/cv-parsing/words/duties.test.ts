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
])("takes %j above a description for no company", (label) => {
	const jobs = readEmployment(
		lines(`2021 – 2023 || Baker\n${label}\n• Made bread.\n2018 – 2021 || Cook\n${label}\n• Made soup.`),
	);
	expect(jobs.map((job) => [job.job_title, job.company_name])).toEqual([
		["Baker", undefined],
		["Cook", undefined],
	]);
});

it.each(["Task Force Ltd", "Mission Bakery", "Responsibility Group", "Taken Together", "Duty Manager"])(
	"takes %j for a name",
	(name) => {
		expect(isDuty(name)).toBe(false);
	},
);
