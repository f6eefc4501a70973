import type { JobContent } from "../../job/content";
import { KOPI_NUSANTARA } from "../companies";
import { COMMON, consent } from "../defaults";
import type { SeedJob } from "../entry";

type Own = Pick<SeedJob, "id" | "openCode" | "slug" | "title" | "dueInDays" | "publishedDaysAgo"> & {
	noAssessment?: boolean;
	content: Partial<JobContent> & Pick<JobContent, "aboutDescription">;
};

const kopiJob = ({ content, ...own }: Own): SeedJob => ({
	companyId: KOPI_NUSANTARA.id,
	invite: true,
	emailRequired: true,
	requireCv: true,
	...own,
	content: {
		...COMMON,
		...consent(KOPI_NUSANTARA.title),
		city: "Bandung",
		country: "ID",
		remote: false,
		header_image: "/media/kopi-nusantara-header.svg",
		background: "#fbf3ea",
		listed: true,
		...content,
	},
});

export const HEAD_ROASTER = kopiJob({
	id: 201,
	openCode: "ROASTER1",
	slug: "head-roaster",
	title: "Head Roaster",
	dueInDays: 40,
	publishedDaysAgo: 5,
	content: {
		salary: { currency: "IDR", min: 11_000_000, max: 15_000_000, unit: "MONTH" },
		aboutDescription: `<p>Three roasting machines, eleven shops and sixty farming families depend on the taste of one person: you. You decide how each harvest is roasted, and you are the first to taste it each morning.</p>
<h3>What is on your table</h3>
<p>This season: natural Gayo, washed Flores Bajawa, and our first anaerobic lot from Ciwidey, which nobody has roasted before.</p>`,
		responsibility: `<ul><li>Write and keep the roast profiles of fourteen coffees</li><li>Lead a team of four roasters and train the next one</li><li>Cup every batch before it leaves the building</li></ul>`,
		requirement: `<ul><li>Four years at a drum roaster of at least 15 kg</li><li>A trained palate; a Q grader licence is a plus</li><li>Patience with machines and with people</li></ul>`,
		document_list: [
			{ type: "CV", option_value: 2 },
			{ type: "Roast log", option_value: 1 },
		],
		social_media: ["email", "facebook", "twitter", "linkedin", "whatsapp"],
	},
});

/** A job whose application leads straight to the interview. */
export const STRAIGHT_ON = kopiJob({
	id: 106,
	openCode: "ORBIT6",
	slug: "barista",
	title: "Barista",
	dueInDays: 25,
	publishedDaysAgo: 3,
	content: {
		city: "Jakarta",
		delay_start: 0,
		salary: { currency: "IDR", min: 4_500_000, max: 5_500_000, unit: "MONTH" },
		aboutDescription: `<p>You make the drink that starts somebody's day. We teach you everything about coffee; you bring an eye for people and hands that stay steady when the queue reaches the door.</p>`,
		requirement: `<ul><li>Able to work in shifts, at weekends too</li><li>No experience needed</li></ul>`,
	},
});

const RECEIVED = kopiJob({
	id: 107,
	openCode: "ORBIT7",
	slug: "quality-control-analyst",
	title: "Quality Control Analyst",
	dueInDays: 28,
	publishedDaysAgo: 9,
	content: {
		delay_start: 2,
		takes_word: true,
		salary: { currency: "IDR", min: 7_500_000, max: 9_500_000, unit: "MONTH" },
		aboutDescription: `<p>You test what our tongues can't: moisture, density, water activity. Your numbers decide whether a lot is roasted, stored or sent back. We read every application first and invite to interviews every second Monday.</p>`,
		requirement: `<ul><li>A diploma in food technology, chemistry or a related field</li><li>Careful with instruments and with records</li></ul>`,
	},
});

const NO_ASSESSMENT = kopiJob({
	id: 108,
	openCode: "ORBIT8",
	slug: "farmer-relations-officer",
	title: "Farmer Relations Officer",
	dueInDays: 33,
	publishedDaysAgo: 7,
	noAssessment: true,
	content: {
		city: "Garut",
		salary: { currency: "IDR", min: 8_000_000, max: 10_500_000, unit: "MONTH" },
		aboutDescription: `<p>You spend two weeks of each month with the families who grow our coffee, and the other two making sure that what they told you changes something here. There is no video interview for this role: we call you.</p>`,
		requirement: `<ul><li>Fluent in Indonesian and Sundanese</li><li>Experience in agriculture or community work</li></ul>`,
	},
});

/** A job whose interview is done in the app only. */
export const MOBILE_ONLY = kopiJob({
	id: 109,
	openCode: "ORBIT9",
	slug: "delivery-rider",
	title: "Delivery Rider",
	dueInDays: 21,
	publishedDaysAgo: 1,
	content: {
		jobType: "Part time",
		device_type: 2,
		salary: { currency: "IDR", min: 25_000, max: 32_000, unit: "HOUR" },
		aboutDescription: `<p>You bring beans and bottles from our roastery to offices and homes in Bandung, on our electric motorcycle and never with more stops than the day has room for. The interview is made for the phone you already carry.</p>`,
		requirement: `<ul><li>A valid SIM C</li><li>You know Bandung's streets, and its rain</li></ul>`,
	},
});

/** A job whose interview is done on computers only. */
export const DESKTOP_ONLY = kopiJob({
	id: 110,
	openCode: "ORBIT10",
	slug: "data-analyst",
	title: "Data Analyst",
	dueInDays: 38,
	publishedDaysAgo: 8,
	content: {
		city: "Jakarta",
		device_type: 1,
		salary: { currency: "IDR", min: 9_500_000, max: 13_000_000, unit: "MONTH" },
		aboutDescription: `<p>Eleven shops write down every cup they sell. You find out what the numbers mean for tomorrow's roast, and you explain it in one page. Part of the interview is a small exercise with a spreadsheet, so it needs a computer.</p>`,
		requirement: `<ul><li>SQL and a spreadsheet are second nature</li><li>You can explain a median to a barista</li></ul>`,
	},
});

/** The coffee company's jobs in English; the Indonesian one is in another file. */
export const KOPI_JOBS: readonly SeedJob[] = [
	HEAD_ROASTER,
	STRAIGHT_ON,
	RECEIVED,
	NO_ASSESSMENT,
	MOBILE_ONLY,
	DESKTOP_ONLY,
];
