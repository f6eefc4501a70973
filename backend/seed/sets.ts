import type { Region } from "../../lib/contract/code";
import type { SeedData } from "./entry";

/** A data set: written once, and its rows never touched again. A released one never changes its name. */
interface SeedSet {
	name: string;
	/** Its rows; read only where they are still to be written, so that no running backend holds them. */
	load(region: Region): Promise<SeedData>;
}

/** Noted among the sets once the demo data was removed: it doesn't come back. */
export const REMOVED = "removed";

/** The sets in their order; each may refer to rows of those before it. */
export const SETS: readonly SeedSet[] = [
	{ name: "jobs-1", load: async (region) => (await import("./data")).SEED_DATA[region] },
	{ name: "companies-1", load: async (region) => (await import("./public/data")).PUBLIC_DATA[region] },
	{ name: "requests-1", load: async (region) => (await import("./requests")).REQUEST_DATA[region] },
	{ name: "requests-2", load: async (region) => (await import("./requests")).INDONESIAN_REQUEST_DATA[region] },
	{ name: "blog-1", load: async (region) => (await import("./blog/data")).BLOG_DATA[region] },
	{ name: "team-1", load: async (region) => (await import("./team/data")).TEAM_DATA[region] },
	{ name: "accounts-1", load: async (region) => (await import("./accounts")).ACCOUNT_DATA[region] },
	{ name: "accounts-2", load: async (region) => (await import("./accounts")).EU_ACCOUNT_DATA[region] },
	{ name: "applications-1", load: async (region) => (await import("./applications/data")).APPLICATION_DATA[region] },
];
