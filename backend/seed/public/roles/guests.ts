import type { Role } from "./role";

const FULL = { language: "en", jobType: "Full time" } as const;

/** Kitchens, houses and journeys. */
export const GUEST_ROLES = {
	cook: {
		...FULL,
		titles: ["Line Cook", "Chef de Partie", "Pastry Cook"],
		pay: [5, 7.5],
		requireCv: false,
		about: [
			"Nobody shouts in this kitchen. At {company} we cook for up to ninety people an evening with what the market in {city} had in the morning, and the whole team eats together at five.",
			"You start at one station and learn the others. After a year you write one dish of the menu.",
		],
		tasks: [
			"Prepare your station, and keep it clean while it is busy",
			"Cook to taste and to time",
			"Write down what is running low before it has run out",
		],
		needs: [
			"A year in a professional kitchen, or a diploma and the will",
			"You know what belongs on which shelf of a fridge",
			"Evenings and weekends, five days a week, never six",
		],
	},
	frontDesk: {
		...FULL,
		titles: ["Front Desk Agent", "Guest Relations Officer"],
		pay: [4.5, 6.5],
		about: [
			"You are the first face that guests of {company} see, often after nine hours on the road. They will remember whether you looked up.",
			"We have forty rooms in {city}. You know which of them is quiet, which has the view, and which guest would rather have neither than a long conversation.",
		],
		tasks: [
			"Welcome guests, check them in and out, and answer the phone",
			"Help with journeys, doctors, lost bags and birthdays",
			"Close the till and hand over to the next shift",
		],
		needs: [
			"Friendly in Indonesian and English; another language is a gift",
			"Safe with a booking system, or quick to learn one",
			"Shifts, about two nights a week",
		],
	},
	guide: {
		language: "en",
		jobType: "Contract",
		titles: ["Tour Guide", "Expedition Guide"],
		pay: [4.5, 8],
		about: [
			"{company} takes small groups to places that are easier to reach than to understand. You tell their stories, and you know when to be silent.",
			"The season begins in {city} in April and ends in November. We plan twelve journeys for each guide, with a free week after every second one.",
		],
		tasks: [
			"Lead groups of at most ten people, on foot, by boat and by bus",
			"Look after safety, food and good spirits, in this order",
			"Keep our friendships with villages and rangers",
		],
		needs: [
			"You know the region's nature, history and weather",
			"English, and the languages of the people whom we visit",
			"First aid, and you can swim",
		],
		documents: [
			{ type: "CV", option_value: 2 },
			{ type: "Guide licence", option_value: 1 },
		],
	},
	warehouse: {
		...FULL,
		titles: ["Warehouse Operator", "Cold Store Operator"],
		pay: [4.8, 6.2],
		requireCv: false,
		about: [
			"Vaccines, fish and ice cream have one thing in common: they must not wait. In the cold store of {company} they don't, and nobody has to run for it.",
			"You work in {city} at between minus twenty and plus five degrees, in clothes that are made for it, with a warm break of fifteen minutes in every hour.",
		],
		tasks: [
			"Receive, store and pick goods with scanner and forklift",
			"Check temperatures and dates, and stop what isn't right",
			"Load trucks so that the first stop is in front",
		],
		needs: [
			"A forklift licence, or the wish to make it with us",
			"You read English labels",
			"Two shifts that change every week",
		],
	},
} satisfies Record<string, Role>;
