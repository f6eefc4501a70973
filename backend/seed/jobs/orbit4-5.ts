import { SAMUDRA_LOGISTICS, TERANG_ENERGY } from "../companies";
import { COMMON, consent } from "../defaults";
import type { SeedJob } from "../entry";

/** A page without a form. */
export const ORBIT4: SeedJob = {
	id: 104,
	companyId: TERANG_ENERGY.id,
	openCode: "ORBIT4",
	slug: "solar-design-engineer",
	title: "Solar Design Engineer",
	dueInDays: 20,
	publishedDaysAgo: 12,
	invite: false,
	emailRequired: true,
	requireCv: true,
	content: {
		...COMMON,
		...consent(TERANG_ENERGY.title),
		city: "Jakarta",
		country: "ID",
		salary: { currency: "IDR", min: 14_000_000, max: 20_000_000, unit: "MONTH" },
		aboutDescription: `<p>You turn a roof survey into a system that works for twenty-five years: layout, strings, protection and yield. We interview for this role by referral only at the moment; this page is here so that the people we invited can read it again.</p>`,
		responsibility: `<ul><li>Design rooftop systems from 5 to 400 kWp</li><li>Review installations on site before they are switched on</li></ul>`,
		requirement: `<ul><li>A degree in electrical engineering, or five years of the same work</li><li>Fluent in one yield simulation tool</li></ul>`,
	},
};

/** A job whose due date has passed. */
export const ORBIT5: SeedJob = {
	id: 105,
	companyId: SAMUDRA_LOGISTICS.id,
	openCode: "ORBIT5",
	slug: "warehouse-supervisor",
	title: "Warehouse Supervisor",
	dueInDays: -10,
	publishedDaysAgo: 50,
	invite: true,
	emailRequired: true,
	requireCv: true,
	content: {
		...COMMON,
		...consent(SAMUDRA_LOGISTICS.title),
		city: "Surabaya",
		country: "ID",
		salary: { currency: "IDR", min: 7_000_000, max: 9_000_000, unit: "MONTH" },
		aboutDescription: `<p>Samudra Logistics moves food and medicine between the islands. Our Tanjung Perak warehouse handles 900 pallets a day, most of them cold, and you lead the evening shift of twenty-two people.</p>`,
		responsibility: `<ul><li>Lead the evening shift and its handover</li><li>Keep the cold chain unbroken, and prove it in the log</li><li>Coach new forklift drivers</li></ul>`,
		requirement: `<ul><li>Three years in a warehouse, one of them leading a team</li><li>Knowledge of good distribution practice</li></ul>`,
		listed: true,
	},
};
