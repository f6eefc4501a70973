import type { Region } from "../../../lib/contract/code";
import type { SeedData } from "../entry";
import { SHARED_ANSWERS } from "./answers";
import { PUBLIC_COMPANIES, toSeedCompany } from "./companies";
import { EU_SHOWS, FIRST_SHOWS } from "./first-set";
import { publicJobs } from "./jobs";

/** The public companies with their jobs, what the first companies show, and shared answers. */
export const PUBLIC_DATA = {
	main: {
		companies: PUBLIC_COMPANIES.map(toSeedCompany),
		shows: FIRST_SHOWS,
		jobs: publicJobs(),
		answers: SHARED_ANSWERS,
	},
	eu: { shows: EU_SHOWS },
} satisfies Record<Region, SeedData>;
