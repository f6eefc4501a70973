import "server-only";
import { unstable_cache } from "next/cache";

/** Pages of jobs and companies are made anew after this time anyway, seconds. */
const REVALIDATE_SECONDS = 60;

/** Limits how long Next caches the page being rendered, in seconds: after that it is no longer true. */
export async function cachePageFor(seconds: number): Promise<void> {
	if (seconds >= REVALIDATE_SECONDS) return;
	// The framework takes the shortest time of anything that a page is made from, and knows no other way to be told.
	await unstable_cache(async () => true, ["end of a page"], { revalidate: seconds })();
}
