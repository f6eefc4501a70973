import type { SeedCompany } from "../entry";

/**
 * The platform itself, so that its own jobs are applied to like any other. Its numbers are out of the way of the
 * public companies. The public list, which shows customers, leaves it out, and it has no page: it has no slug.
 */
export const ASTRONAUT: SeedCompany = {
	id: 600,
	slug: "",
	title: "Astronaut",
	website: "https://astronaut.example.com",
	logo: "/media/astronaut-logo.svg",
	city: "Jakarta",
	country: "ID",
	font_color: "#ffffff",
	brand_color: "#564fdb",
	contact_email: "careers@astronaut.example.com",
	isUnlisted: true,
	show: {
		features: [
			"Work from where you like, four hours of the day together",
			"Health insurance for your family",
			"A budget for books, courses and conferences",
			"Eighteen days off a year, besides public holidays",
		],
		backgroundImage: "/media/astronaut-header.svg",
		networks: ["email", "linkedin", "whatsapp"],
	},
};
