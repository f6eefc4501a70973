import type { Region } from "../../lib/contract/code";
import { KOPI_NUSANTARA } from "./companies";
import { SEED_DATA } from "./data";
import type { SeedData } from "./entry";

const DEMO_JOBS = SEED_DATA.main.jobs.filter(({ openCode }) => openCode.startsWith("ORBIT"));

/** A recruiter who works for all companies of the demo set's jobs; each installation has another password. */
export const ACCOUNT_DATA = {
	main: {
		accounts: [
			{
				id: 1,
				email: "taken@example.com",
				fullname: "Rani Wijaya",
				companyIds: [...new Set([KOPI_NUSANTARA.id, ...DEMO_JOBS.map(({ companyId }) => companyId)])],
			},
		],
	},
	eu: {},
} satisfies Record<Region, SeedData>;

/** The EU region's own recruiter. */
export const EU_ACCOUNT_DATA = {
	main: {},
	eu: {
		accounts: [
			{
				id: 1,
				email: "taken@example.com",
				fullname: "Maud Visser",
				companyIds: SEED_DATA.eu.companies.map(({ id }) => id),
			},
		],
	},
} satisfies Record<Region, SeedData>;
