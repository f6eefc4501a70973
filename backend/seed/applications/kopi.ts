import type { SeedApplication } from "../entry";
import { DESKTOP_ONLY, HEAD_ROASTER, MOBILE_ONLY, STRAIGHT_ON } from "../jobs/kopi";
import { ORBIT3 } from "../jobs/orbit3";

const FILM = "backend/seed/media/films/candidate.mp4";

/** A complete one: a CV, a document, and a history. */
const SARI: SeedApplication = {
	id: "5eed0001-0000-4000-8000-000000000001",
	job: HEAD_ROASTER,
	code: "DEMOSARI",
	fullname: "Sari Maharani Tresna",
	preferredName: "Sari",
	email: "sari.tresna@example.com",
	phone: "628129900011",
	daysAgo: 1,
	files: [
		{
			name: "CV Sari Tresna.pdf",
			at: "cv",
			lines: [
				"Sari Maharani Tresna",
				"Bandung, sari.tresna@example.com, +62 812 0000 011",
				"",
				"Experience",
				"Roaster, Sangrai Pagi, Bandung, 2020 to now",
				"Assistant roaster, Kedai Lereng, Garut, 2017 to 2020",
				"",
				"Education",
				"Food technology, Politeknik Parahyangan, 2017",
			],
		},
		{
			name: "Roast log Gayo.pdf",
			at: { document: "Roast log" },
			lines: [
				"Roast log, natural Gayo, 15 kg",
				"Charge 195 C, first crack 8:40, drop 10:55 at 212 C",
				"Cup: plum, cocoa, clean",
			],
		},
	],
	values: {
		location: "Bandung",
		employment_history: [
			{ company_name: "Sangrai Pagi", job_title: "Roaster", start_date: "2020-03", is_current_job: true },
			{ company_name: "Kedai Lereng", job_title: "Assistant roaster", start_date: "2017-08", end_date: "2020-02" },
		],
		education_background: [
			{ institutional_name: "Politeknik Parahyangan", field_of_study: "Food technology", graduation_date: "2017-07" },
		],
		languages: ["Indonesian", "Sundanese", "English"],
		hard_skills: ["Roast profiles", "Cupping"],
	},
};

/** With a film, invited, and the interview is done. */
const BAGAS: SeedApplication = {
	id: "5eed0001-0000-4000-8000-000000000002",
	job: STRAIGHT_ON,
	code: "DEMOBAGAS",
	fullname: "Bagas Prayoga Lintang",
	preferredName: "Bagas",
	email: "bagas.lintang@example.com",
	phone: "628129900012",
	daysAgo: 2,
	files: [
		{
			name: "CV Bagas.pdf",
			at: "cv",
			lines: ["Bagas Prayoga Lintang", "Jakarta", "", "Two years at the counter of Warung Senja"],
		},
		{ name: "My favourite drink.mp4", at: { question: "Show us how you explain your favourite drink" }, film: FILM },
	],
	status: "invited",
	interviewDaysAgo: 1,
	answer: {
		daysAgo: 1,
		subject: "Come and make a coffee with us",
		body: "Hello Bagas,\n\nYour film made us smile. Can you come to our shop in Kemang on Thursday at 10?\n\nRani, Kopi Nusantara",
	},
};

const INTAN: SeedApplication = {
	id: "5eed0001-0000-4000-8000-000000000003",
	job: STRAIGHT_ON,
	code: "DEMOINTAN",
	fullname: "Intan Kirana Puspita",
	preferredName: "Intan",
	email: "intan.puspita@example.com",
	phone: "628129900013",
	daysAgo: 2,
	files: [
		{
			name: "cv-intan.pdf",
			at: "cv",
			lines: ["Intan Kirana Puspita", "Bekasi", "", "School leaver, volunteer at the village fair"],
		},
	],
	status: "declined",
	answer: {
		daysAgo: 1,
		subject: "Your application as a barista",
		body: "Hello Intan,\n\nThank you for your application. This time we chose somebody who can start at once. Please apply again in spring.\n\nRani, Kopi Nusantara",
	},
};

/** The least that a job asks for. */
const YOGA: SeedApplication = {
	id: "5eed0001-0000-4000-8000-000000000004",
	job: MOBILE_ONLY,
	code: "DEMOYOGA",
	fullname: "Yoga",
	preferredName: "Yoga",
	email: "yoga.rider@example.com",
	phone: "628129900014",
	daysAgo: 0,
	files: [{ name: "CV.pdf", at: "cv", lines: ["Yoga", "Bandung", "", "SIM C since 2019"] }],
};

const NURUL: SeedApplication = {
	id: "5eed0001-0000-4000-8000-000000000005",
	job: DESKTOP_ONLY,
	code: "DEMONURUL",
	fullname: "Nurul Ramadhani Lestari",
	preferredName: "Nurul",
	email: "nurul.lestari@example.com",
	phone: "628129900015",
	daysAgo: 6,
	files: [
		{
			name: "CV Nurul.pdf",
			at: "cv",
			lines: ["Nurul Ramadhani Lestari", "Jakarta", "", "Analyst, Toko Rempah Online, since 2023"],
		},
	],
	withdrawnDaysAgo: 4,
};

/** In Indonesian, with answers to the job's questions. */
const GALIH: SeedApplication = {
	id: "5eed0001-0000-4000-8000-000000000006",
	job: ORBIT3,
	code: "DEMOGALIH",
	fullname: "Galih Wicaksana Bayu",
	preferredName: "Galih",
	email: "galih.bayu@example.com",
	phone: "628129900016",
	daysAgo: 1,
	files: [
		{
			name: "CV Galih Bayu.pdf",
			at: "cv",
			lines: ["Galih Wicaksana Bayu", "Bandung", "", "Wakil kepala gerai, Kopi Tepi Sungai, 2021 sampai sekarang"],
		},
	],
	values: {
		custom_fields: [
			{
				id: "31",
				label: "Ceritakan tamu yang paling kamu ingat",
				input_type: 1,
				is_mandatory: true,
				value:
					"Seorang bapak datang setiap pagi dan selalu memesan teh. Suatu hari ia memesan kopi, karena cucunya lahir. Sejak itu kami hafal nama cucunya.",
			},
			{ id: "32", label: "Shift yang kamu sukai", input_type: 5, is_mandatory: false, value: "Pagi" },
		],
	},
	status: "review",
};

/** Applications to the coffee company, on which the demo account opens. */
export const KOPI_APPLICATIONS: readonly SeedApplication[] = [SARI, BAGAS, INTAN, YOGA, NURUL, GALIH];
