import { lines } from "@/tests/cv/lines";
import { parseCv } from "../parse";

const jobs = (home: string, text: string) =>
	parseCv({
		top: [],
		side: [],
		main: lines(`Jane Doe\njane@mail.example || ${home}\nExperience\n${text}\nSkills\nJava`),
	})?.employment_history.map((job) => [job.job_title, job.company_name]);

it.each([
	["Ōhope", "Baker\nHearth & Sons, Ōhope\nJan 2019 – Present"],
	["Ōhope", "Baker — Hearth & Sons, Ōhope || 2019 – 2021\n• Made bread."],
	["Ōhope", "Baker, Hearth & Sons, Ōhope (2019 – 2021)\n• Made bread."],
	["Ōhope, New Zealand", "Hearth & Sons (Ōhope)\nBaker, 2019 – 2021\n• Made bread."],
	["Ōhope, New Zealand", "Hearth & Sons\nŌhope, New Zealand\nBaker, 2019 – 2021\n• Made bread."],
	["Ōhope, New Zealand", "2019 – 2021 || Ōhope\nBaker\nHearth & Sons"],
])("takes the candidate's town for no company: %s, %j", (home, text) => {
	expect(jobs(home, text)).toEqual([["Baker", "Hearth & Sons"]]);
});

it.each([
	["Ōhope", "Baker — Ōhope Hearth || 2019 – 2021\n• Made bread.", "Ōhope Hearth"],
	["Ōhope", "Baker — Hearth, Ōhope Mill || 2019 – 2021\n• Made bread.", "Hearth, Ōhope Mill"],
	["Kulai", "Baker — Hearth, Ōhope || 2019 – 2021\n• Made bread.", "Hearth, Ōhope"],
])("keeps names that only begin like the candidate's town: %s, %j", (home, text, company) => {
	expect(jobs(home, text)?.[0]?.[1]).toBe(company);
});
