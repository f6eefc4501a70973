import type { Role } from "./role";

const FULL = { language: "en", jobType: "Full time" } as const;

const LICENSED: Role["documents"] = [
	{ type: "CV", option_value: 2 },
	{ type: "Professional licence", option_value: 2 },
];

/** Health and learning. */
export const CARE_ROLES = {
	nurse: {
		...FULL,
		titles: ["Registered Nurse", "Ward Nurse", "Senior Registered Nurse"],
		pay: [6.5, 9.5],
		about: [
			"On our wards one nurse looks after six patients, not twelve. That is expensive, and {company} has decided that it is worth it: people go home two days earlier and come back less often.",
			"You work in a fixed team in {city} with a shift plan that is known six weeks ahead. Swapping needs a message, not a form.",
		],
		tasks: [
			"Plan and give care, and explain it to patients and families",
			"Prepare and give medication, with a second pair of eyes",
			"Write handovers that the night shift can rely on",
		],
		needs: [
			"A nursing diploma or degree and a valid registration",
			"Basic life support, which we renew with you each year",
			"You ask when you are not sure",
		],
		documents: LICENSED,
	},
	pharmacist: {
		...FULL,
		titles: ["Pharmacist", "Clinical Pharmacist"],
		pay: [7, 10],
		about: [
			"A prescription is a promise. You check that it can be kept: right medicine, right dose, right person, and an explanation that is understood at the kitchen table.",
			"{company} in {city} fills four hundred prescriptions a day with three pharmacists. Between ten and eleven, one of you does nothing but answer questions.",
		],
		tasks: [
			"Check and dispense prescriptions, and advise patients",
			"Talk to doctors when something doesn't fit",
			"Keep stock, cold chain and controlled medicines in order",
		],
		needs: [
			"A pharmacist's licence",
			"Patience for the same question a tenth time",
			"Experience with a dispensing system is welcome",
		],
		documents: LICENSED,
	},
	maths: {
		...FULL,
		titles: ["Mathematics Teacher", "Mathematics and Physics Teacher"],
		pay: [7, 11],
		about: [
			"Our pupils ask why more often than how. You teach mathematics to thirteen to seventeen year olds at {company}, in classes of twenty-two, with a laboratory next door in which most formulas can be tried out.",
			"Each week has eighteen lessons and four hours that are meant for preparing them together with your colleagues in {city}.",
		],
		tasks: [
			"Teach four classes, one of them as their tutor",
			"Prepare pupils for national and international examinations",
			"Run a club in the afternoon: robotics, chess, astronomy, your choice",
		],
		needs: [
			"A degree in mathematics, physics or teaching",
			"You can explain a fraction in three ways",
			"English good enough to teach in",
		],
		documents: [
			{ type: "CV", option_value: 2 },
			{ type: "Teaching certificate", option_value: 1 },
		],
	},
	earlyYears: {
		...FULL,
		titles: ["Early Years Educator", "Kindergarten Teacher"],
		pay: [5, 7.5],
		about: [
			"At {company} children from two to six spend half of the day outside. They climb, dig, argue and make peace again, and you are close by, on your knees more often than on a chair.",
			"A group in {city} has sixteen children and two educators. Parents come to breakfast once a month, and stay longer than planned.",
		],
		tasks: [
			"Plan days that leave room for what children bring along",
			"Watch how they grow, and tell parents about it",
			"Cook, plant and repair things together with the group",
		],
		needs: [
			"Training in early childhood education",
			"A first aid certificate, or the wish to get one with us",
			"You sing, even if not beautifully",
		],
	},
} satisfies Record<string, Role>;
