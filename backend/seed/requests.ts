import type { Region } from "../../lib/contract/code";
import type { SeedData, SeedRequest } from "./entry";
import { DESKTOP_ONLY, MOBILE_ONLY } from "./jobs/kopi";
import { ORBIT1 } from "./jobs/orbit1";
import { ORBIT3 } from "./jobs/orbit3";

const DOCUMENTS = [
	{ type: "Identity card", option_value: 2 },
	{ type: "Diploma", option_value: 2 },
	{ type: "Certificates", option_value: 1 },
	{ type: "Family card", option_value: 0 },
];

const link = (address: string) => ({ value: address, change: true, type: "link" as const });

const REQUEST = { job: ORBIT1, candidateName: "Ayu Lestari Wibowo", documents: DOCUMENTS };

const REQUESTS: readonly SeedRequest[] = [
	{ ...REQUEST, hash: "doc-open", dueInDays: 14, createdDaysAgo: 2 },
	{
		...REQUEST,
		hash: "doc-submitted",
		dueInDays: 7,
		createdDaysAgo: 9,
		submitted: {
			daysAgo: 4,
			documents: [
				{ document_type: "Identity card", link_input: [link("https://files.example.com/ayu/identity-card.pdf")] },
				{ document_type: "Diploma", link_input: [link("https://files.example.com/ayu/diploma.pdf")] },
			],
		},
	},
	{ ...REQUEST, hash: "doc-expired", dueInDays: -3, createdDaysAgo: 24 },
];

const CODES = [
	{ code: "DEMOAPP1", jobId: MOBILE_ONLY.id },
	{ code: "DEMODESK1", jobId: DESKTOP_ONLY.id },
];

/**
 * Requests for documents: one that is open, one that was answered, and one whose due date has passed; and codes of
 * interviews that are not done everywhere.
 */
export const REQUEST_DATA = { main: { requests: REQUESTS, codes: CODES }, eu: {} } satisfies Record<Region, SeedData>;

const INDONESIAN: SeedRequest = {
	hash: "doc-id",
	job: ORBIT3,
	candidateName: "Raka Pratama",
	documents: [
		{ type: "KTP", option_value: 2 },
		{ type: "Ijazah terakhir", option_value: 2 },
		{ type: "Surat keterangan kerja", option_value: 1 },
	],
	dueInDays: 14,
	createdDaysAgo: 1,
};

/** An open request in Indonesian. */
export const INDONESIAN_REQUEST_DATA = { main: { requests: [INDONESIAN] }, eu: {} } satisfies Record<Region, SeedData>;
