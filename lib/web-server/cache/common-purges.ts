import type { Logger } from "pino";
import { EVERYTHING, HEARD_PURGE_HEADER } from "@/lib/contract/heard-purge";
import type { FollowEvents } from "@/lib/operations/redis/events";
import { askNext, type Handler } from "../pages/ask-next";
import type { PageCache } from "./page-cache";

interface Options {
	cache: PageCache;
	handler: Handler;
	siteOrigin: string;
	logger: Logger;
	/** Undefined if there is only this instance. */
	events: FollowEvents | undefined;
}

const PURGE_PATH = "/api/purge";
const PURGED = "purged";

/** Has the framework drop its own cached data, which only a request to it can do. */
async function tellFramework(handler: Handler, siteOrigin: string, heard: string): Promise<void> {
	const headers = { host: new URL(siteOrigin).host, [HEARD_PURGE_HEADER]: heard };
	const { status, body } = await askNext(handler, PURGE_PATH, headers, "POST");
	body.resume();
	if (status !== 204) throw new Error(`the framework answered ${status} to a purge`);
}

/**
 * Drops purged pages here, tells the other instances, and drops what they purge; first the framework's data, from which
 * a page could be rendered again. Returns the function for a purge that reached this instance.
 */
export function commonPurges({ cache, handler, siteOrigin, logger, events }: Options): (tags: string[]) => void {
	const hear = async (heard: string, drop: () => void) => {
		await tellFramework(handler, siteOrigin, heard).catch((error) =>
			logger.error({ reason: String(error) }, "another instance's purge failed in part"),
		);
		drop();
	};
	const purgeHere = (tags: readonly string[]) =>
		logger.debug({ tags, pages: cache.purge(tags) }, "pages dropped from the cache");
	const log = events?.({
		happened: ({ kind, values }) => (kind === PURGED ? hear(values.join(","), () => purgeHere(values)) : undefined),
		missed: () => hear(EVERYTHING, () => cache.clear()),
	});
	return (tags) => {
		purgeHere(tags);
		log?.tell({ kind: PURGED, values: tags });
	};
}
