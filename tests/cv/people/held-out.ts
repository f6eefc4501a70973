import type { Person } from "../person";

export const RIZKY: Person = {
	language: "id",
	name: "Rizky Aditya Pratama",
	email: "rizkyaditya@contoh.ac.id",
	phones: ["+62 822-4567-8901"],
	location: "Malang, Jawa Timur",
	linkedin: "linkedin.com/in/rizkyaditya",
	summary: "Lulusan baru Teknik Industri yang menyukai perbaikan proses dan pengolahan data.",
	jobs: [
		{
			company: "PT Semen Arjuna",
			title: "Intern Perencanaan Produksi",
			place: "Gresik",
			from: "2022-07",
			to: "2022-09",
			points: ["Menyusun jadwal produksi mingguan.", "Membuat dasbor stok dengan Excel."],
		},
		{
			company: "Warung Kopi Tiga Roda",
			title: "Barista Paruh Waktu",
			place: "Malang",
			from: "2020-02",
			to: "2021-12",
			points: ["Melayani 80 tamu setiap malam."],
		},
	],
	schools: [
		{
			name: "Universitas Brawijaya",
			degree: "S1",
			field: "Teknik Industri",
			from: "2019-08",
			to: "2023-07",
			score: "3.62",
			scale: "4.00",
		},
	],
	soft: ["Komunikasi", "Kepemimpinan"],
	hard: ["Minitab", "AutoCAD", "Python"],
	languages: [
		{ name: "Bahasa Indonesia", level: "Penutur asli" },
		{ name: "Bahasa Inggris", level: "TOEFL 530" },
	],
	certificates: [{ name: "Lean Six Sigma Yellow Belt", date: "2022-10" }],
	achievements: [{ text: "Juara 2 lomba simulasi rantai pasok nasional", date: "2022-05" }],
};

export const HANNAH: Person = {
	language: "en",
	name: "Hannah Whitfield",
	headline: "Marketing Manager",
	email: "hannah@whitfield.example",
	phones: ["+44 7700 900123"],
	location: "Manchester, United Kingdom",
	linkedin: "linkedin.com/in/hannahwhitfield",
	summary: "Marketing manager with ten years in food retail.",
	jobs: [
		{
			company: "Greenfield Grocers",
			title: "Marketing Manager",
			place: "Manchester",
			from: "2018-09",
			points: [
				"Doubled newsletter readers to 410,000 in two years.",
				"Ran the rebranding of 64 shops within a budget of 1.2 million pounds.",
			],
		},
		{
			company: "Larkspur & Sons",
			title: "Brand Executive",
			place: "Leeds",
			from: "2014-03",
			to: "2018-08",
			points: ["Launched eleven seasonal product lines."],
		},
		{
			company: "Northern Echo Media",
			title: "Marketing Assistant",
			place: "Leeds",
			from: "2012-07",
			to: "2014-02",
			points: ["Wrote copy for print advertisements."],
		},
	],
	schools: [
		{
			name: "University of Leeds",
			degree: "Bachelor of Arts",
			field: "English Literature",
			from: "2009-09",
			to: "2012-06",
		},
	],
	soft: ["Negotiation", "Creativity", "Teamwork"],
	hard: ["Google Analytics", "SEO", "Mailchimp", "Budgeting"],
	languages: [
		{ name: "English", level: "Native" },
		{ name: "French", level: "B2" },
	],
	certificates: [{ name: "CIM Diploma in Professional Marketing", date: "2016-06" }],
	achievements: [{ text: "Campaign of the Year at the Northern Retail Awards", date: "2021-10" }],
};

export const DIEGO: Person = {
	language: "en",
	name: "Diego Fernández Ruiz",
	headline: "Mechanical Engineer",
	email: "d.fernandez@example.es",
	phones: ["+34 612 345 678"],
	location: "Valencia, Spain",
	birth: { place: "Alicante", date: "1988-02-29" },
	nationality: "Spanish",
	jobs: [
		{
			company: "Turbinas Levante S.A.",
			title: "Mechanical Engineer",
			place: "Valencia",
			from: "2015-01",
			points: ["Design of blades for wind turbines of 3 MW."],
		},
		{
			company: "Astilleros del Turia",
			title: "Junior Engineer",
			place: "Sagunto",
			from: "2012-04",
			to: "2014-12",
			points: ["Piping drawings for two ferries."],
		},
	],
	schools: [
		{
			name: "Universitat Politècnica de València",
			degree: "Master of Engineering",
			field: "Mechanical Engineering",
			from: "2006-09",
			to: "2011-07",
		},
	],
	soft: ["Adaptability"],
	hard: ["SolidWorks", "ANSYS", "MATLAB"],
	languages: [
		{ name: "Spanish", level: "Mother tongue" },
		{ name: "English", level: "C1" },
		{ name: "German", level: "A2" },
	],
	certificates: [],
	achievements: [],
};

export const YANTO: Person = {
	language: "id",
	name: "Yanto",
	email: "yanto.sopir@contoh.id",
	phones: ["0819 0808 7777"],
	location: "Bekasi",
	address: "Kp. Rawa Bugel RT 03/RW 11 No. 8, Bekasi",
	birth: { place: "Purworejo", date: "1979-11-23" },
	nationality: "WNI",
	jobs: [
		{
			company: "PT Trans Jaya Abadi",
			title: "Pengemudi Truk",
			place: "Bekasi",
			from: "2010-03",
			points: ["Mengantar barang ke 12 kota di Pulau Jawa."],
		},
		{
			company: "UD Sumber Rejeki",
			title: "Sopir",
			place: "Purworejo",
			from: "2002-06",
			to: "2010-01",
			points: ["Mengirim pakan ternak."],
		},
	],
	schools: [{ name: "SMA Muhammadiyah 1 Purworejo", from: "1995-07", to: "1998-06" }],
	soft: ["Jujur", "Disiplin"],
	hard: ["SIM B2 Umum", "Mekanik dasar"],
	languages: [
		{ name: "Indonesia", level: "aktif" },
		{ name: "Jawa", level: "aktif" },
	],
	certificates: [],
	achievements: [],
};

export const AISHA: Person = {
	language: "en",
	name: "Dr. Aisha Rahman",
	headline: "Lecturer in Marine Biology",
	email: "aisha.rahman@uni.example.my",
	phones: ["+60 12-345 6789"],
	location: "Penang, Malaysia",
	jobs: [
		{
			company: "Universiti Laut Malaysia",
			title: "Senior Lecturer",
			place: "Penang",
			from: "2016-08",
			points: ["Teach marine ecology to 120 students a year."],
		},
		{
			company: "Coral Research Institute",
			title: "Research Assistant",
			place: "Kota Kinabalu",
			from: "2011-10",
			to: "2016-07",
			points: ["Mapped 48 reefs."],
		},
	],
	schools: [
		{ name: "University of Queensland", degree: "PhD", field: "Marine Biology", from: "2011-02", to: "2015-11" },
		{
			name: "Universiti Sains Malaysia",
			degree: "BSc",
			field: "Biology",
			from: "2005-07",
			to: "2009-05",
			score: "3.81",
			scale: "4.00",
		},
	],
	soft: ["Mentoring", "Public speaking"],
	hard: ["R", "GIS", "Scientific diving"],
	languages: [
		{ name: "Malay", level: "native" },
		{ name: "English", level: "fluent" },
	],
	certificates: [{ name: "PADI Divemaster", date: "2010-03" }],
	achievements: [{ text: "Young Scientist Award of the Reef Society", date: "2014-09" }],
};
