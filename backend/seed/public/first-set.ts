import { KOPI_NUSANTARA, NORDWIND_MOBILITY, SAMUDRA_LOGISTICS, TERANG_ENERGY } from "../companies";
import type { SeedData } from "../entry";

const ALL_NETWORKS = ["email", "facebook", "twitter", "linkedin", "whatsapp"];

/** The public content of the main region's first companies; the workshop has filled in required fields only. */
export const FIRST_SHOWS: NonNullable<SeedData["shows"]> = [
	{
		companyId: KOPI_NUSANTARA.id,
		features: [
			"Coffee for your family, 500 g a month",
			"Barista and roasting certificates on us",
			"Health insurance for your family",
			"Two days off in a row, every week",
			"A visit to our farmers each harvest",
		],
		backgroundImage: "/media/kopi-nusantara-header.svg",
		networks: ALL_NETWORKS,
	},
	{
		companyId: TERANG_ENERGY.id,
		features: [
			"Health insurance for you and your family",
			"Safety training before your first roof, renewed each year",
			"Every second Friday afternoon off",
			"Solar panels for your own roof at cost price",
		],
		backgroundImage: "/media/terang-energy-header.svg",
		networks: ["email", "linkedin", "whatsapp"],
	},
	{
		companyId: SAMUDRA_LOGISTICS.id,
		features: [
			"Shift plans six weeks ahead",
			"A bus from Surabaya's stations to every shift",
			"Forklift and cold chain licences paid by us",
		],
		networks: ["facebook", "whatsapp"],
	},
];

/** The public content of the EU region's company. */
export const EU_SHOWS: NonNullable<SeedData["shows"]> = [
	{
		companyId: NORDWIND_MOBILITY.id,
		features: ["Thirty-six hours a week", "Twenty-seven days of leave", "A pension from your first month"],
		networks: ["email", "linkedin", "whatsapp"],
	},
];
