import { NORDWIND_MOBILITY } from "../companies";
import { COMMON, consent } from "../defaults";
import type { SeedJob } from "../entry";

/** The EU region's own job. */
export const ORBIT1_EU: SeedJob = {
	id: 901,
	companyId: NORDWIND_MOBILITY.id,
	openCode: "ORBIT1+EU",
	slug: "bicycle-fleet-technician",
	title: "Bicycle Fleet Technician",
	dueInDays: 30,
	publishedDaysAgo: 5,
	invite: true,
	emailRequired: true,
	requireCv: true,
	content: {
		...COMMON,
		...consent(NORDWIND_MOBILITY.title),
		timezone: "(GMT+1)",
		city: "Rotterdam",
		country: "NL",
		remote: false,
		salary: { currency: "EUR", min: 2_750, max: 3_300, unit: "MONTH" },
		aboutDescription: `<p>Nordwind keeps 4,200 shared bicycles rolling in Rotterdam and The Hague. You look after them: on the street in the morning, in our workshop on the Maas in the afternoon.</p>
<h3>What we offer</h3>
<ul><li>Thirty-six hours a week, twenty-seven days of leave</li><li>A pension from your first month, and a bicycle of course</li></ul>`,
		responsibility: `<ul><li>Repair brakes, gears and locks on the spot</li><li>Bring home what needs the workshop</li><li>Note faults so that we find patterns</li></ul>`,
		requirement: `<ul><li>Experience with bicycles, professional or not</li><li>Dutch or English for everyday work</li></ul>`,
		document_list: [
			{ type: "CV", option_value: 2 },
			{ type: "Certificate", option_value: 1 },
		],
		social_media: ["email", "linkedin", "whatsapp"],
		background: "#eaf3ec",
		listed: true,
	},
};
