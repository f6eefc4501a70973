import "server-only";
import { unstable_cache } from "next/cache";

/** Pages of jobs and companies are rendered again after this time anyway, in seconds. */
const REVALIDATE_SECONDS = 60;

/** Limits how long Next caches the page being rendered, in seconds: after that its contents are outdated. */
export async function cachePageFor(seconds: number): Promise<void> {
	if (seconds >= REVALIDATE_SECONDS) return;
	// Next uses the shortest lifetime of a page's data, and offers no other way to set it.
	await unstable_cache(async () => true, ["end of a page"], { revalidate: seconds })();
}
