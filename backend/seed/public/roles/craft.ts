import type { Role } from "./role";

const FULL = { language: "en", jobType: "Full time" } as const;

/** Machines, sites, fields and what protects them. */
export const CRAFT_ROLES = {
	maintenance: {
		...FULL,
		titles: ["Maintenance Technician", "Mechanical Technician"],
		pay: [6, 8.5],
		about: [
			"Every machine at {company} has a notebook, and in each notebook stands what was done to it, by whom and why. You write the next page.",
			"You and five colleagues in {city} keep pumps, drives and air handling running. Half of the work is planned; we want to make it three quarters.",
		],
		tasks: [
			"Inspect and service equipment before it asks for it",
			"Find faults, repair them, and find out why they happened",
			"Look after spare parts and tools",
		],
		needs: [
			"Vocational training in mechanics or electrics, or long practice",
			"You read drawings and circuit diagrams",
			"On call one week in six, with a day off afterwards",
		],
	},
	civil: {
		...FULL,
		titles: ["Civil Engineer", "Site Engineer"],
		pay: [9, 14],
		about: [
			"{company} builds what is meant to stand for a hundred years: quays, bridges, dykes and the small drains that decide whether a street floods.",
			"You plan in {city} and you stand on the site. We believe that drawings get better with mud on them.",
		],
		tasks: [
			"Design and calculate parts of structures, and check those of others",
			"Supervise work on site, its quality and its safety",
			"Keep dates and costs honest",
		],
		needs: [
			"A degree in civil engineering",
			"Two years on sites or in structural design",
			"You speak up when something isn't safe",
		],
	},
	quality: {
		...FULL,
		titles: ["Quality Inspector", "Quality Assurance Officer", "Quality Control Technician"],
		pay: [6, 9],
		about: [
			"What leaves {company} carries your initials. You test samples of every lot, and when one fails, the line stops, whoever is waiting.",
			"Our laboratory in {city} is small, bright and well equipped. You share it with two colleagues and an old centrifuge called Budi.",
		],
		tasks: [
			"Take and test samples by our plan, and improve the plan",
			"Write reports that production understands",
			"Prepare audits, and go along with the auditors",
		],
		needs: [
			"A diploma in chemistry, food technology, engineering or the like",
			"Exact in measuring and in writing",
			"You can stop a line and stay friendly",
		],
	},
	solar: {
		...FULL,
		titles: ["Solar Installer", "Solar Installation Lead"],
		pay: [5.5, 8],
		requireCv: false,
		about: [
			"You put power stations on roofs. {company} finishes four a week in and around {city}, and we go back after a year to see whether they do what we said.",
			"A crew has four people, a van with everything in its place, and the right to come down when the wind is too strong.",
		],
		tasks: [
			"Mount rails and modules, lay cables, connect inverters",
			"Test and hand over systems, and explain them to their owners",
			"Keep harness, ladder and edge protection in order",
		],
		needs: [
			"Training or practice as an electrician or roofer",
			"Free of fear of heights, with respect for them",
			"A driving licence",
		],
	},
	environment: {
		...FULL,
		titles: ["Environmental Officer", "Environmental Monitoring Officer"],
		pay: [7, 10.5],
		about: [
			"Somebody has to know how much we take from the river, how warm we give it back, and which birds still nest above the intake. At {company} in {city} that will be you.",
			"You report to the board, not to production, and your results are published whether we like them or not.",
		],
		tasks: [
			"Measure water, air and noise, and keep the records",
			"Prepare permits and reports for the authorities",
			"Walk the site with neighbours twice a year",
		],
		needs: [
			"A degree in environmental science, chemistry or biology",
			"You know the rules, and the reasons behind them",
			"Sturdy boots and clear sentences",
		],
	},
	agronomist: {
		...FULL,
		titles: ["Agronomist", "Field Agronomist"],
		pay: [7, 10],
		about: [
			"Three hundred families grow for {company} on plots that are rarely larger than a football field. You help them to harvest more with less, and you learn from them what no book says.",
			"You live in or near {city} and you are in the field four days of the week.",
		],
		tasks: [
			"Advise farmers on soil, shade, pests and water",
			"Run trial plots, and publish what didn't work as well",
			"Forecast the harvest together with purchasing",
		],
		needs: [
			"A degree in agronomy or a related field",
			"Experience with perennial crops",
			"You ride a motorcycle and drink coffee with everybody",
		],
	},
} satisfies Record<string, Role>;
