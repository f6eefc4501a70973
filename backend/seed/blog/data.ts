import type { Region } from "../../../lib/contract/code";
import type { SeedData } from "../entry";
import { ARTICLES } from "./articles";

/** The blog; it is the main region's, as it names no candidate and no company. */
export const BLOG_DATA = { main: { articles: ARTICLES }, eu: {} } satisfies Record<Region, SeedData>;
