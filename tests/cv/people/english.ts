import type { Person } from "../person";

export const AMELIA: Person = {
	language: "en",
	name: "Amelia Hartono",
	headline: "Senior Backend Engineer",
	email: "amelia.hartono@example.com",
	phones: ["+62 812-3456-7890"],
	location: "Jakarta, Indonesia",
	linkedin: "linkedin.com/in/amelia-hartono",
	summary:
		"Backend engineer with a focus on payment systems, who enjoys taking slow services apart and putting them back together faster.",
	jobs: [
		{
			company: "Tokoria Technologies",
			title: "Senior Backend Engineer",
			place: "Jakarta, Indonesia",
			from: "2021-03",
			points: [
				"Led the move of the payment service from a monolith to six services, which cut failed payments by 38 percent within a year.",
				"Mentored four engineers and set up the review guild.",
				"Reduced the monthly cloud bill from 41,000 to 27,500 US dollars.",
			],
		},
		{
			company: "PT Nusantara Digital",
			title: "Software Engineer",
			place: "Bandung, Indonesia",
			from: "2018-07",
			to: "2021-02",
			points: [
				"Built the order API in Go and PostgreSQL.",
				"Wrote load tests that found three outages before they happened.",
			],
		},
	],
	schools: [
		{
			name: "Institut Teknologi Bandung",
			degree: "Bachelor of Science",
			field: "Computer Science",
			from: "2014-08",
			to: "2018-06",
			score: "3.72",
			scale: "4.00",
		},
	],
	soft: ["Leadership", "Mentoring", "Problem Solving"],
	hard: ["Go", "PostgreSQL", "Kubernetes", "Redis", "gRPC"],
	languages: [
		{ name: "Indonesian", level: "Native" },
		{ name: "English", level: "Fluent" },
	],
	certificates: [
		{ name: "AWS Certified Solutions Architect", date: "2022-05" },
		{ name: "Certified Kubernetes Administrator" },
	],
	achievements: [{ text: "Winner of the company hackathon with a fraud detector", date: "2022-11" }],
};

export const SUHARTO: Person = {
	language: "en",
	name: "Suharto",
	headline: "Logistics Supervisor",
	email: "suharto88@example.co.id",
	phones: ["081234567890", "021-5551234"],
	location: "Surabaya",
	jobs: [
		{
			company: "PT Lintas Samudra Logistik",
			title: "Warehouse Supervisor",
			place: "Surabaya",
			from: "2016-01",
			points: ["Supervise 24 staff in two shifts", "Keep stock accuracy above 99.4 percent"],
		},
		{
			company: "CV Mitra Angkut",
			title: "Dispatcher",
			place: "Gresik",
			from: "2011-09",
			to: "2015-12",
			points: ["Planned routes for 18 trucks"],
		},
	],
	schools: [{ name: "SMK Negeri 5 Surabaya", field: "Teknik Mesin", from: "2008-07", to: "2011-06" }],
	soft: ["Teamwork", "Time Management"],
	hard: ["SAP WM", "Microsoft Excel", "Forklift"],
	languages: [
		{ name: "Indonesian", level: "Native" },
		{ name: "Javanese", level: "Native" },
	],
	certificates: [{ name: "Forklift Operator License", date: "2013-04" }],
	achievements: [],
};

export const ZOE: Person = {
	language: "en",
	name: "Zoë Müller-Łoś",
	headline: "UX Designer",
	email: "zoe.mueller@beispiel.de",
	phones: ["+49 30 901820"],
	location: "Berlin, Germany",
	nationality: "German",
	linkedin: "https://www.linkedin.com/in/zoe-mueller-los",
	jobs: [
		{
			company: "Blaufaden GmbH",
			title: "Lead UX Designer",
			place: "Berlin",
			from: "2019-04",
			to: "2023-12",
			points: [
				"Ran 140 usability tests in five countries.",
				"Introduced a design system used by eleven product teams.",
			],
		},
		{
			company: "Studio Nordlicht",
			title: "Interaction Designer",
			place: "Hamburg",
			from: "2015-10",
			to: "2019-03",
			points: ["Designed the booking flow of a ferry line."],
		},
	],
	schools: [
		{
			name: "Universität der Künste Berlin",
			degree: "Master of Arts",
			field: "Visual Communication",
			from: "2013-10",
			to: "2015-09",
		},
		{
			name: "Politechnika Łódzka",
			degree: "Bachelor of Engineering",
			field: "Industrial Design",
			from: "2010-10",
			to: "2013-07",
		},
	],
	soft: ["Empathy", "Public Speaking"],
	hard: ["Figma", "Prototyping", "User Research", "HTML", "CSS"],
	languages: [
		{ name: "German", level: "C2" },
		{ name: "Polish", level: "C1" },
		{ name: "English", level: "C1" },
	],
	certificates: [],
	achievements: [{ text: "Red Dot Award for the ferry booking app" }],
};

export const JAMES: Person = {
	language: "en",
	name: "James O'Connor",
	headline: "Registered Nurse",
	email: "james.oconnor@mail.example.org",
	phones: ["(415) 555-0132"],
	location: "San Francisco, CA",
	jobs: [
		{
			company: "Bayview General Hospital",
			title: "Registered Nurse",
			place: "San Francisco, CA",
			from: "2017-06",
			points: [
				"Care for up to six patients per shift on a 32-bed surgical ward.",
				"Trained nine new nurses in medication safety.",
			],
		},
		{
			company: "Golden Gate Clinic",
			title: "Nursing Assistant",
			place: "Oakland, CA",
			from: "2014-02",
			to: "2017-05",
			points: ["Supported the night team of the emergency room."],
		},
	],
	schools: [
		{
			name: "San Jose State University",
			degree: "Bachelor of Science",
			field: "Nursing",
			from: "2010-08",
			to: "2014-05",
			score: "3.6",
			scale: "4.0",
		},
	],
	soft: ["Patience", "Communication"],
	hard: ["Wound Care", "IV Therapy", "Epic EHR"],
	languages: [
		{ name: "English", level: "Native" },
		{ name: "Spanish", level: "Intermediate" },
	],
	certificates: [{ name: "Basic Life Support (BLS)", date: "2023-01" }, { name: "Advanced Cardiac Life Support" }],
	achievements: [],
};

export const PRIYA: Person = {
	language: "en",
	name: "Priya Raghunathan",
	preferred: "Priya",
	headline: "Data Analyst",
	email: "priya_r@example.in",
	phones: ["+91 98450 12345"],
	location: "Bengaluru, India",
	address: "14 Residency Road, Bengaluru 560025",
	birth: { place: "Chennai", date: "1994-09-03" },
	nationality: "Indian",
	linkedin: "www.linkedin.com/in/priyar",
	jobs: [
		{
			company: "Sundari Foods Ltd",
			title: "Data Analyst",
			place: "Bengaluru",
			from: "2019-11",
			points: [
				"Forecast weekly demand for 420 products with an error of 6 percent.",
				"Replaced 31 spreadsheets by one warehouse.",
			],
			industry: "Food and Beverage",
		},
		{
			company: "Kaveri Bank",
			title: "Junior Analyst",
			place: "Chennai",
			from: "2016-06",
			to: "2019-10",
			points: ["Prepared daily liquidity reports."],
			industry: "Banking",
		},
	],
	schools: [
		{
			name: "Anna University",
			degree: "B.Sc.",
			field: "Statistics",
			from: "2013-06",
			to: "2016-05",
			score: "8.4",
			scale: "10",
		},
	],
	soft: ["Critical Thinking", "Presentation Skills"],
	hard: ["SQL", "Python", "Tableau", "Excel"],
	languages: [
		{ name: "Tamil", level: "Native" },
		{ name: "English", level: "Fluent" },
		{ name: "Hindi", level: "Basic" },
	],
	certificates: [{ name: "Google Data Analytics Certificate", date: "2020-08" }],
	achievements: [{ text: "Employee of the year for the demand forecast", date: "2021-12" }],
};
