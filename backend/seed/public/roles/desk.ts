import type { Role } from "./role";

const FULL = { language: "en", jobType: "Full time" } as const;

/** Offices, money and trade. */
export const DESK_ROLES = {
	accountant: {
		...FULL,
		titles: ["Accountant", "General Ledger Accountant"],
		pay: [8, 12],
		about: [
			"The books of {company} close on the third working day of each month. They do so because the people who keep them ask early and note down why. You join a team of four in {city}.",
			"You look after the general ledger and two subsidiaries, and you are the one whom the auditors like to see.",
		],
		tasks: [
			"Prepare the monthly and yearly closing",
			"Reconcile banks, receivables and stock",
			"File taxes on time and explain them to those who pay them",
		],
		needs: [
			"A degree in accounting, and two years of practice",
			"Safe with spreadsheets; no fear of a query",
			"You say it when a number looks wrong",
		],
	},
	sales: {
		...FULL,
		titles: ["Sales Executive", "Account Manager", "Business Development Executive"],
		pay: [6, 11],
		about: [
			"{company} grows because customers recommend us to their neighbours, and because somebody visits the neighbours. That will be you: you listen first, offer second, and tell people when they don't need us.",
			"You have your own region around {city}, a car when you need one, and targets that the last person reached.",
		],
		tasks: [
			"Look after sixty existing customers, and win new ones",
			"Prepare offers that hold what they promise",
			"Bring back from the field what we should do better",
		],
		needs: [
			"A year or more in sales or in service",
			"You keep notes that others can use",
			"A driving licence, and joy in being on the road",
		],
	},
	credit: {
		...FULL,
		titles: ["Credit Analyst", "Microfinance Credit Analyst"],
		pay: [7, 11.5],
		about: [
			"{company} lends to food stalls, tailors and fishing crews. A good loan buys a second sewing machine; a bad one takes the first. You tell the difference.",
			"You spend half of your time with applicants in and around {city}, the other half with their numbers.",
		],
		tasks: [
			"Visit applicants, and understand how their money comes and goes",
			"Write assessments that a committee can decide on",
			"Follow up early when a repayment is late, and look for a way",
		],
		needs: [
			"A degree or diploma in finance, economics or agribusiness",
			"Careful with figures and with people",
			"Your own motorcycle; we pay for fuel and wear",
		],
	},
	people: {
		...FULL,
		titles: ["HR Generalist", "People Operations Officer"],
		pay: [7.5, 11],
		about: [
			"Two hundred people work at {company}. They are paid on the 25th, they know whom to ask, and they stay for five years on average. You keep it that way.",
			"You are one of two for everything that concerns people in {city}: hiring, contracts, learning, and the conversations that nobody likes to have.",
		],
		tasks: [
			"Run hiring from the first call to the first day",
			"Prepare payroll data and keep records in order",
			"Advise team leads on rules and on fairness",
		],
		needs: [
			"Three years in human resources, and knowledge of labour law",
			"You can keep a secret and still say no",
			"Indonesian and working English",
		],
	},
	freight: {
		...FULL,
		titles: ["Freight Coordinator", "Shipping Coordinator"],
		pay: [6.5, 9.5],
		about: [
			"A container leaves {company} every eleven minutes. Behind each stands somebody who knew which paper the customs officer would ask for. You are that somebody.",
			"Our desk in {city} works from six in the morning until the last vessel is closed; you do so in two shifts, with a team that hands over properly.",
		],
		tasks: [
			"Book vessels and trucks, and tell customers when plans change",
			"Prepare customs and transport documents",
			"Check invoices of carriers against what was agreed",
		],
		needs: [
			"Two years in forwarding, customs or a port",
			"You know what Incoterms mean in practice",
			"Calm on the phone when three people call at once",
		],
	},
	store: {
		...FULL,
		titles: ["Store Manager", "Assistant Store Manager"],
		pay: [7, 10],
		about: [
			"Your shop at {company} has 900 square metres, twenty-four people and three thousand customers a day. They notice within a minute whether somebody looks after it.",
			"You are on the floor more often than in the office. Shops in {city} decide on their own what they put by the entrance.",
		],
		tasks: [
			"Lead and train the shop's team, and plan its shifts",
			"Order, count and throw away as little as possible",
			"Settle complaints so that people come back",
		],
		needs: [
			"Three years in retail, one of them leading others",
			"You can read a profit and loss statement",
			"Weekends are working days; Mondays are yours",
		],
	},
} satisfies Record<string, Role>;
