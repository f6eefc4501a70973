import type { Region } from "../../lib/contract/code";
import { BENGKEL_MAJU, KOPI_NUSANTARA, NORDWIND_MOBILITY, SAMUDRA_LOGISTICS, TERANG_ENERGY } from "./companies";
import type { SeedData } from "./entry";
import { KOPI_JOBS } from "./jobs/kopi";
import { ORBIT1 } from "./jobs/orbit1";
import { ORBIT1_EU } from "./jobs/orbit1-eu";
import { ORBIT2 } from "./jobs/orbit2";
import { ORBIT3 } from "./jobs/orbit3";
import { ORBIT4, ORBIT5 } from "./jobs/orbit4-5";
import { TEAM_JOBS } from "./team/team-jobs";

/** The first jobs of each region; the regions share nothing. */
export const SEED_DATA = {
	main: {
		companies: [KOPI_NUSANTARA, TERANG_ENERGY, BENGKEL_MAJU, SAMUDRA_LOGISTICS],
		jobs: [ORBIT1, ORBIT2, ORBIT3, ORBIT4, ORBIT5, ...KOPI_JOBS],
		codes: [{ code: "DEMO1234", jobId: ORBIT1.id }],
		teamJobs: TEAM_JOBS,
	},
	eu: {
		companies: [NORDWIND_MOBILITY],
		jobs: [ORBIT1_EU],
		codes: [{ code: "DEMO1234+EU", jobId: ORBIT1_EU.id }],
	},
} satisfies Record<Region, SeedData>;
