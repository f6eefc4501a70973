import type { Region } from "../../../lib/contract/code";
import type { SeedData } from "../entry";
import { KOPI_APPLICATIONS } from "./kopi";
import { EU_APPLICATIONS, SOLAR_APPLICATIONS } from "./others";

/** Applications of several kinds, all of them by invented people. */
export const APPLICATION_DATA = {
	main: { applications: [...KOPI_APPLICATIONS, ...SOLAR_APPLICATIONS] },
	eu: { applications: EU_APPLICATIONS },
} satisfies Record<Region, SeedData>;
