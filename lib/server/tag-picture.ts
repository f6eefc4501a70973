import "server-only";
import { unstable_cache } from "next/cache";
import { ALL_DATA_TAG } from "./read-cached";

/** For how long a picture stays as it is, seconds. */
const REVALIDATE_SECONDS = 60;

/**
 * Has the framework drop the picture of this request, which it caches, with these tags. It takes the tags of a picture only
 * from data that it caches, too.
 */
export async function tagPicture(tags: string[]): Promise<void> {
	const note = unstable_cache(async () => true, tags, {
		tags: [...tags, ALL_DATA_TAG],
		revalidate: REVALIDATE_SECONDS,
	});
	await note();
}
