const CITIES: Readonly<Record<string, string>> = {
	Ambon: "(GMT+9)",
	Balikpapan: "(GMT+8)",
	Denpasar: "(GMT+8)",
	Kupang: "(GMT+8)",
	"Labuan Bajo": "(GMT+8)",
	Makassar: "(GMT+8)",
	Manado: "(GMT+8)",
	Maros: "(GMT+8)",
	Tabanan: "(GMT+8)",
	Waingapu: "(GMT+8)",
};

const COUNTRIES: Readonly<Record<string, string>> = {
	SG: "(GMT+8)",
	MY: "(GMT+8)",
	PH: "(GMT+8)",
	VN: "(GMT+7)",
	TH: "(GMT+7)",
	JP: "(GMT+9)",
	KR: "(GMT+9)",
	IN: "(GMT+5:30)",
	PG: "(GMT+10)",
	DE: "Europe/Berlin",
	NL: "Europe/Amsterdam",
	AU: "Australia/Sydney",
	US: "America/Los_Angeles",
};

/** The time zone of a seeded job, as its company would write it. */
export const timeZoneIn = (city: string, country: string): string => CITIES[city] ?? COUNTRIES[country] ?? "(GMT+7)";
