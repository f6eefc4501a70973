import type { Role } from "./role";

const FULL = { language: "en", jobType: "Full time" } as const;

/** Work done at a computer, most of it with others. */
export const DIGITAL_ROLES = {
	software: {
		...FULL,
		titles: ["Software Engineer", "Backend Engineer", "Senior Software Engineer"],
		pay: [14, 24],
		about: [
			"{company} runs on software that a team of nine writes, ships and answers for. We release several times a day, we read each other's code, and whoever builds something is also the first to be woken by it, which is why it rarely happens.",
			"You join the team in {city} that looks after payments, accounts and the services between them. In your first month you ship something small; in your third you own something that matters.",
		],
		tasks: [
			"Design, write and run services in TypeScript and Go",
			"Review changes of others, kindly and thoroughly",
			"Keep what is slow, fragile or expensive on a list, and shorten it",
			"Take part in the on-call rota, one week in nine",
		],
		needs: [
			"Three years of building software that other people depended on",
			"You can explain an index, a transaction and a race",
			"Working English; Indonesian is welcome",
		],
	},
	data: {
		...FULL,
		titles: ["Data Engineer", "Analytics Engineer"],
		pay: [13, 22],
		about: [
			"Forty people at {company} make decisions with numbers, and every one of those numbers passes through pipelines that you will own. Today some arrive at nine in the morning. We would like them at six, and right.",
			"You work with two analysts and a backend team that takes data contracts seriously. We would rather delete a dashboard than argue about it.",
		],
		tasks: [
			"Build and watch the pipelines from our services into the warehouse",
			"Model events so that an analyst can use them without asking you",
			"Write tests for data, and act when they fail",
		],
		needs: [
			"Fluent SQL and one of Python, Scala or Kotlin",
			"Experience with an orchestrator and with what happens when it stops",
			"Curiosity about what a number will be used for",
		],
	},
	design: {
		...FULL,
		titles: ["Product Designer", "Senior Product Designer"],
		pay: [11, 19],
		about: [
			"Most people who use {company} do so on a cracked phone, in sunlight, with one bar of signal. You design for them, not for the slide.",
			"You are the second designer in a team of twelve in {city}. You talk to five users every fortnight and sit in the room when things are decided.",
		],
		tasks: [
			"Take a problem from the first interview to the shipped screen",
			"Draw flows, prototype them and test them with real people",
			"Look after our component library together with two engineers",
		],
		needs: [
			"A portfolio that shows decisions, not only pictures",
			"You know what a screen reader says about your work",
			"You write interface texts yourself, and shorten them",
		],
		documents: [
			{ type: "CV", option_value: 2 },
			{ type: "Portfolio", option_value: 2 },
		],
	},
	support: {
		...FULL,
		titles: ["Customer Support Specialist", "Customer Care Associate", "Support Team Lead"],
		pay: [5.5, 8.5],
		remote: true,
		about: [
			"When something goes wrong at {company}, people write to us, and a person answers. Our median first answer takes four minutes and our customers tell us by name whom they want to talk to again.",
			"You work from home with a team spread over three islands. We meet in {city} twice a year, and every morning for ten minutes on video.",
		],
		tasks: [
			"Answer questions by chat, mail and phone, in whole sentences",
			"Find out what happened, and say so honestly",
			"Write down what confuses people, so that we can mend it",
		],
		needs: [
			"A quiet place to work and a stable connection",
			"Good written Indonesian or English, better both",
			"Shifts between 07:00 and 22:00, planned four weeks ahead",
		],
		documents: [{ type: "CV", option_value: 1 }],
	},
	editor: {
		...FULL,
		titles: ["Video Editor", "Senior Video Editor"],
		pay: [7, 11],
		about: [
			"{company} makes documentaries of five to fifty minutes about people whose work nobody films. You get the footage, a director who listens, and enough time to find the story that is in it.",
			"Our cutting room is in {city}, with a window. Most projects take between two and seven weeks.",
		],
		tasks: [
			"Assemble, cut and finish films together with the director",
			"Prepare the sound for the mix and the picture for grading",
			"Keep projects and archives in an order that others understand",
		],
		needs: [
			"Three finished pieces that you can talk about",
			"Safe in DaVinci Resolve or Premiere Pro",
			"An ear for rhythm, and patience for the tenth version",
		],
		documents: [
			{ type: "CV", option_value: 2 },
			{ type: "Showreel", option_value: 2 },
		],
	},
	copy: {
		...FULL,
		titles: ["Copywriter", "Content Editor"],
		pay: [6.5, 10],
		remote: true,
		about: [
			"{company} has good things to say and says them at too great length. You make texts shorter, truer and easier to read: product pages, packaging, letters, sometimes a song.",
			"You can work from anywhere in Indonesia. You come to {city} for two days each quarter, and we pay for the journey.",
		],
		tasks: [
			"Write and edit in Indonesian and English",
			"Keep our word list, and defend it in meetings",
			"Interview the people who make what we sell",
		],
		needs: ["Texts that you are proud of, in both languages", "A sense for what can be left out", "You meet deadlines"],
		documents: [
			{ type: "CV", option_value: 2 },
			{ type: "Writing samples", option_value: 1 },
		],
	},
} satisfies Record<string, Role>;
