import type { JobContent } from "../../job/content";

/** One additional field of each kind, in the order of their `input_type`. */
export const ORBIT1_FIELDS: JobContent["additionalField"] = [
	{
		id: 11,
		label: "Current city",
		input_type: 0,
		is_mandatory: 1,
		description: "Where you would start your working day.",
	},
	{
		id: 12,
		label: "Why solar energy",
		input_type: 1,
		is_mandatory: 1,
		description: "Tell us what draws you to this field. A short, honest answer is fine.",
		minWords: 10,
		maxWords: 150,
	},
	{
		id: 13,
		label: "Regions you know well",
		input_type: 2,
		is_mandatory: 1,
		description: "Where you have worked or lived.",
		options: ["West Java", "Central Java", "East Java", "Bali", "South Sulawesi"],
		maxOptions: 2,
	},
	{
		id: 14,
		label: "Largest crew you have coordinated",
		input_type: 3,
		is_mandatory: 0,
		description: "Number of people, from 0 to 200.",
		min: 0,
		max: 200,
	},
	{
		id: 77,
		label: "Experience in field operations",
		input_type: 4,
		is_mandatory: 1,
		options: [
			{ value: "0", label: "Less than 1 year" },
			{ value: "1", label: "1 year" },
			{ value: "2", label: "More than 1 year" },
		],
	},
	{
		id: 15,
		label: "Driving licence",
		input_type: 5,
		is_mandatory: 1,
		options: ["None", "SIM A", "SIM B1", "SIM C"],
	},
	{
		id: 16,
		label: "Earliest start date",
		input_type: 6,
		is_mandatory: 0,
		description: "The first day you could work with us.",
	},
	{
		id: 17,
		label: "Site report you have written",
		input_type: 7,
		is_mandatory: 0,
		description: "A page or two is enough; remove anything confidential.",
		accept: "pdf,doc,docx",
		multiple: 0,
	},
];
