import { TERANG_ENERGY } from "../companies";
import { COMMON, consent } from "../defaults";
import type { SeedJob } from "../entry";
import { ORBIT1_FIELDS } from "./orbit1-fields";

/** Everything a job page can show. */
export const ORBIT1: SeedJob = {
	id: 101,
	companyId: TERANG_ENERGY.id,
	openCode: "ORBIT1",
	slug: "field-operations-coordinator",
	title: "Field Operations Coordinator",
	dueInDays: 45,
	publishedDaysAgo: 6,
	invite: true,
	emailRequired: true,
	requireCv: true,
	content: {
		...COMMON,
		...consent(TERANG_ENERGY.title),
		compliance:
			"I confirm that I may work in Indonesia and that I can pass the working-at-height medical check before my first day on site.",
		city: "Jakarta",
		country: "ID",
		remote: false,
		salary: { currency: "IDR", min: 12_000_000, max: 17_000_000, unit: "MONTH" },
		aboutDescription: `<p>Terang Energy puts solar panels on the roofs of schools, clinics and workshops across Java. Last year our crews finished 340 roofs, and this year we plan to finish 500 without hurrying anybody on a ladder.</p>
<p>You are the person who makes a crew's week work: the right people, the right parts and a roof that is ready when they arrive. You plan from our Jakarta office and spend a day or two each week on site.</p>
<h3>A week in this job</h3>
<ul><li>Monday: plan six crews for the week with the site engineers</li><li>Tuesday to Thursday: solve what no plan foresaw, by phone or on site</li><li>Friday: close the finished roofs, and write down what we learned</li></ul>
<h3>What we offer</h3>
<ul><li>A permanent contract with health insurance for you and your family</li><li>Safety training before your first site visit, renewed each year</li><li>A travel budget, a phone, and every second Friday afternoon off</li></ul>`,
		responsibility: `<ul><li>Plan crews, vehicles and deliveries for six to eight sites a week</li><li>Keep customers informed, above all when a date moves</li><li>Check that each site's safety plan is signed before work begins</li><li>Report progress and costs to the operations manager</li></ul>`,
		requirement: `<ul><li>Two years in operations, logistics or construction</li><li>Calm and clear on the phone, in Indonesian and in working English</li><li>Comfortable with spreadsheets and route planning</li><li>A driving licence is welcome, not required</li></ul>`,
		document_list: [
			{ type: "CV", option_value: 2 },
			{ type: "Portfolio", option_value: 1 },
			{ type: "Certificate", option_value: 0 },
		],
		introduction_video: {
			job_video_url: "/media/terang-energy-intro.webm",
			job_video_id: "terang-energy-intro",
			captions_url: "/media/terang-energy-intro.vtt",
		},
		social_media: ["email", "facebook", "twitter", "linkedin", "whatsapp"],
		header_image: "/media/terang-energy-header.svg",
		background: "#e6f4f1",
		additionalField: ORBIT1_FIELDS,
		call_action_message: "Join our crew",
		listed: true,
	},
};
