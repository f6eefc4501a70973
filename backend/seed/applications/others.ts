import type { SeedApplication } from "../entry";
import { ORBIT1 } from "../jobs/orbit1";
import { ORBIT1_EU } from "../jobs/orbit1-eu";

const answer = (id: string, label: string, input_type: number, value: string | string[]) => ({
	id,
	label,
	input_type,
	is_mandatory: false,
	value,
});

/** Answers to questions of all kinds, a report and a link. */
const LARAS: SeedApplication = {
	id: "5eed0001-0000-4000-8000-000000000011",
	job: ORBIT1,
	code: "DEMOLARAS",
	fullname: "Laras Anggraini Samudra",
	preferredName: "Laras",
	email: "laras.samudra@example.com",
	phone: "628129900021",
	daysAgo: 3,
	files: [
		{
			name: "CV Laras.pdf",
			at: "cv",
			lines: [
				"Laras Anggraini Samudra",
				"Bogor",
				"",
				"Site planner, Atap Hijau, since 2022",
				"Dispatcher, Kurir Lintas, 2019 to 2022",
			],
		},
		{
			name: "Site report.pdf",
			at: { question: "Site report you have written", id: "17" },
			lines: ["Site report, school roof in Depok", "All panels mounted, two cables to be replaced", "No accidents"],
		},
	],
	values: {
		whatsapp_notification: true,
		custom_fields: [
			answer("11", "Current city", 0, "Bogor"),
			answer(
				"12",
				"Why solar energy",
				1,
				"I like to see a day's work stand on a roof when the evening comes, and to know that the school below it pays less for light.",
			),
			answer("13", "Regions you know well", 2, ["West Java", "Bali"]),
			answer("14", "Largest crew you have coordinated", 3, "24"),
			answer("77", "Experience in field operations", 4, "2"),
			answer("15", "Driving licence", 5, "SIM A"),
		],
		document_candidate: [
			{
				document_type: "Portfolio",
				link_input: [{ value: "https://portfolio.example.com/laras", change: false, type: "link" }],
			},
		],
	},
	status: "review",
};

/** In the EU region, whose data stays there. */
const FEMKE: SeedApplication = {
	id: "5eed0001-0000-4000-8000-000000000012",
	job: ORBIT1_EU,
	code: "DEMOFEMKE+EU",
	fullname: "Femke van der Wiel",
	preferredName: "Femke",
	email: "femke.wiel@example.com",
	phone: "31200000001",
	daysAgo: 2,
	files: [
		{
			name: "CV Femke.pdf",
			at: "cv",
			lines: ["Femke van der Wiel", "Rotterdam", "", "Bicycle mechanic, De Ketting, since 2021"],
		},
	],
};

export const SOLAR_APPLICATIONS: readonly SeedApplication[] = [LARAS];
export const EU_APPLICATIONS: readonly SeedApplication[] = [FEMKE];
