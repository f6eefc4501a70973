import type { SeedCompany } from "./entry";

/** The coffee company whose page lists seven jobs. */
export const KOPI_NUSANTARA: SeedCompany = {
	id: 1,
	slug: "kopi-nusantara",
	title: "Kopi Nusantara",
	website: "https://kopi-nusantara.example.com",
	logo: "/media/kopi-nusantara-logo.svg",
	city: "Bandung",
	country: "ID",
	font_color: "#ffffff",
	brand_color: "#8a3b12",
	contact_email: "careers@kopi-nusantara.example.com",
};

export const TERANG_ENERGY: SeedCompany = {
	id: 2,
	slug: "terang-energy",
	title: "Terang Energy",
	website: "https://terang-energy.example.com",
	logo: "/media/terang-energy-logo.svg",
	city: "Jakarta",
	country: "ID",
	font_color: "#ffffff",
	brand_color: "#0b6e69",
	contact_email: "people@terang-energy.example.com",
};

/** A company that has filled in nothing it didn't have to. */
export const BENGKEL_MAJU: SeedCompany = {
	id: 3,
	slug: "bengkel-maju",
	title: "Bengkel Maju",
	website: null,
	logo: null,
	city: "Semarang",
	country: "ID",
	font_color: null,
	brand_color: null,
	contact_email: "halo@bengkel-maju.example.com",
};

export const SAMUDRA_LOGISTICS: SeedCompany = {
	id: 4,
	slug: "samudra-logistics",
	title: "Samudra Logistics",
	website: "https://samudra-logistics.example.com",
	logo: "/media/samudra-logistics-logo.svg",
	city: "Surabaya",
	country: "ID",
	font_color: "#ffffff",
	brand_color: "#1c4e9c",
	contact_email: "recruitment@samudra-logistics.example.com",
};

/** The EU region's own company. */
export const NORDWIND_MOBILITY: SeedCompany = {
	id: 501,
	slug: "nordwind-mobility",
	title: "Nordwind Mobility",
	website: "https://nordwind-mobility.example.com",
	logo: "/media/nordwind-mobility-logo.svg",
	city: "Rotterdam",
	country: "NL",
	font_color: "#ffffff",
	brand_color: "#255c3b",
	contact_email: "jobs@nordwind-mobility.example.com",
};
