/** The sections of each legal text, in order, by their ids in the page. Both languages have exactly these. */
export const LEGAL_TEXTS = {
	terms: {
		/** The date of the text's last change, ISO 8601. */
		updated: "2016-06-27",
		sections: [
			"agreement",
			"words",
			"changes",
			"eligibility",
			"accounts",
			"conduct",
			"jobseekers",
			"employers",
			"authors",
			"recordings",
			"licence",
			"our-property",
			"fees",
			"trial",
			"invoices",
			"privacy",
			"third-parties",
			"complaints",
			"availability",
			"termination",
			"warranty",
			"liability",
			"law",
		],
	},
	privacy: {
		updated: "2026-11-25",
		sections: [
			"responsible",
			"data",
			"purposes",
			"grounds",
			"recipients",
			"places",
			"retention",
			"cookies",
			"rights",
			"children",
		],
	},
} as const;

export type LegalText = keyof typeof LEGAL_TEXTS;
