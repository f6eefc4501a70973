import { lines } from "@/tests/cv/lines";
import { readEmployment } from "./employment";

const names = (text: string) =>
	readEmployment(lines(text)).map(({ job_title, company_name }) => [job_title, company_name]);

const BOTH = [
	["Senior Engineer", "Nimbus"],
	["Junior Engineer", "Nimbus"],
	["Baker", "Fold Hearth"],
];

it.each([
	"Nimbus || Berlin\nSenior Engineer || Mar 2021 – Apr 2023\n• Built.\nJunior Engineer || Jan 2019 – Feb 2021\n• Ran.\nFold Hearth || Paris\nBaker || Jan 2015 – Feb 2017\n• Baked.",
	"Nimbus || Jan 2019 – Apr 2023\nSenior Engineer || Mar 2021 – Apr 2023\n• Built.\nJunior Engineer || Jan 2019 – Feb 2021\n• Ran.\nFold Hearth || 2015 – 2017\nBaker || Jan 2015 – Feb 2017\n• Baked.",
	"Nimbus || Jan 2019 – Present\n• Senior Engineer || Mar 2021 – Present\n• Junior Engineer || Jan 2019 – Feb 2021\nFold Hearth || 2015 – 2017\n• Baker || 2015 – 2017",
])("gives a company above several positions to each of them: %j", (text) => {
	expect(names(text)).toEqual(BOTH);
});

it("gives a company beside the first dates to the position beside the next ones", () => {
	const text =
		"2021 – 2023 || Fold Hearth\nHead Baker\n• Built an oven.\n2018 – 2021 || Baker\n• Baked.\n2015 – 2017 || Saint Mill\nMiller\n• Milled.";
	expect(names(text)).toEqual([
		["Head Baker", "Fold Hearth"],
		["Baker", "Fold Hearth"],
		["Miller", "Saint Mill"],
	]);
});

it("gives nobody's work to the company before it", () => {
	const text =
		"Nimbus || Berlin\nSenior Engineer || Mar 2021 – Apr 2023\n• Built.\nFreelance Designer || Jan 2019 – Feb 2021\n• Drew.";
	expect(names(text)[1]).toEqual(["Freelance Designer", undefined]);
});

it("gives no company beside one position to the next one", () => {
	const text = "Senior Engineer, Nimbus Ltd || Mar 2021 – Apr 2023\n• Built.\nBaker || Jan 2019 – Feb 2021\n• Baked.";
	expect(names(text)[1]).toEqual(["Baker", undefined]);
});

it("gives a company to the position that began with the one above it, if a description is only below", () => {
	const read = (first: string, second: string) =>
		names(`Engineer || Mar 2018 – Apr 2021\nNimbus Ltd\n${first}Junior Engineer || Mar 2018 – May 2019\n${second}`)[1];
	expect(read("", "• Built.\n• Ran.")).toEqual(["Junior Engineer", "Nimbus Ltd"]);
	expect(read("• Built.\n", "• Ran.")).toEqual(["Junior Engineer", undefined]);
	expect(read("", "")).toEqual(["Junior Engineer", undefined]);
});

it.each([
	"Nurse, Fold Ltd || 2019 – 2023\nVolunteer Nurse || 2019 – 2022\n• Helped.\nTutor || 2016 – 2018\n• Taught maths",
	"Engineer, Fold Ltd || 2019 – 2023\nVolunteer Firefighter || 2019 – 2022\n• Fought fires\nTutor || 2016 – 2018\n• Taught maths",
	"Manajer Toko, PT Lipat || 2019 – 2023\nKasir || 2019 – 2020\n• Melayani\nGuru Les || 2015 – 2018\n• Mengajar",
	"Leiterin Vertrieb, Fold GmbH || 01/2019 – 12/2023\nTrainerin || 01/2019 – 12/2020\n• Turnen\nKellnerin || 2015 – 2016",
])("gives no company to another occupation that began at the same time, or to one before: %j", (text) => {
	const [, ...others] = names(text);
	expect(others.map(([, company]) => company)).toEqual([undefined, undefined]);
});

it("gives the company of a first role to no position before it", () => {
	const text =
		"Engineer, Nimbus Ltd || 2018 – 2021\nJunior Engineer || 2018 – 2019\n• Built.\nEngineer || 2015 – 2018\n• Ran.";
	expect(names(text).map(([, company]) => company)).toEqual(["Nimbus Ltd", "Nimbus Ltd", undefined]);
});
