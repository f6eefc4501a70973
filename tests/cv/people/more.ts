import type { Person } from "../person";
import { AMELIA } from "./english";

/** Long enough to fill several pages. */
export const LONG: Person = {
	...AMELIA,
	name: "Margarethe van der Berg",
	email: "margarethe@example.nl",
	phones: ["+31 6 12345678"],
	location: "Utrecht, Netherlands",
	linkedin: undefined,
	jobs: ["Polderland Energy", "Waterweg Solutions", "Tulip Retail Group", "Zuiderzee Insurance"].map(
		(company, index) => ({
			company,
			title: ["Programme Manager", "Senior Project Manager", "Project Manager", "Project Coordinator"][index] ?? "",
			place: "Utrecht",
			from: `${2019 - index * 4}-02`,
			to: index === 0 ? undefined : `${2022 - index * 4 + 1}-01`,
			points: Array.from(
				{ length: 7 },
				(_, point) =>
					`Delivered release ${point + 1} of the ${["grid", "lock", "till", "claims"][index]} programme together with ${12 + point} people from operations, finance and two outside suppliers, on time and ${3 + point} percent below its budget, and wrote down what the next team should know about it.`,
			),
		}),
	),
};

/** Letters beyond Europe. */
export const MULTI: Person = {
	language: "en",
	name: "王小明",
	email: "xiaoming@example.cn",
	phones: ["+86 138 0013 8000"],
	location: "Shanghai, China",
	jobs: [
		{
			company: "华为技术有限公司",
			title: "Software Engineer",
			place: "Shenzhen",
			from: "2019-07",
			points: ["Built 5G test tools."],
		},
	],
	schools: [
		{
			name: "Fudan University",
			degree: "Bachelor of Engineering",
			field: "Electronics",
			from: "2015-09",
			to: "2019-06",
		},
	],
	soft: ["Teamwork"],
	hard: ["C++", "Python"],
	languages: [
		{ name: "Mandarin", level: "Native" },
		{ name: "English", level: "Fluent" },
	],
	certificates: [],
	achievements: [],
};

export const NGUYEN: Person = {
	language: "en",
	name: "Nguyễn Thị Hương",
	headline: "Accountant",
	email: "huong.nguyen@example.vn",
	phones: ["+84 90 123 45 67"],
	location: "Hanoi, Vietnam",
	jobs: [
		{
			company: "Công ty Sao Mai",
			title: "Chief Accountant",
			place: "Hanoi",
			from: "2016-04",
			points: ["Closed the books of four entities each month."],
		},
	],
	schools: [
		{
			name: "Foreign Trade University",
			degree: "Bachelor of Economics",
			field: "Accounting",
			from: "2008-09",
			to: "2012-06",
		},
	],
	soft: ["Integrity"],
	hard: ["IFRS", "SAP"],
	languages: [
		{ name: "Vietnamese", level: "Native" },
		{ name: "French", level: "Intermediate" },
	],
	certificates: [{ name: "ACCA", date: "2015-12" }],
	achievements: [],
};

/** A student; works and studies still. */
export const STUDENT: Person = {
	language: "en",
	name: "Tomás Silva",
	email: "tomas.silva@example.pt",
	phones: ["+351 912 345 678"],
	location: "Lisbon, Portugal",
	jobs: [
		{
			company: "Café Miradouro",
			title: "Barista",
			place: "Lisbon",
			from: "2023-05",
			points: ["Serve up to 200 guests a day."],
		},
	],
	schools: [{ name: "University of Lisbon", degree: "Bachelor of Arts", field: "History", from: "2022-09" }],
	soft: ["Flexibility"],
	hard: ["Latte art"],
	languages: [
		{ name: "Portuguese", level: "Native" },
		{ name: "English", level: "Fluent" },
	],
	certificates: [],
	achievements: [],
};
