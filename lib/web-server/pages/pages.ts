import type { IncomingMessage, ServerResponse } from "node:http";
import { say } from "@/lib/operations/metrics/signals";
import type { CacheState, PageCache } from "../cache/page-cache";
import type { PageKey } from "../cache/routes";
import { sendPage } from "../cache/send-page";
import { askNext, type Handler } from "./ask-next";
import type { pageReader } from "./render-page";
import { sendRendered } from "./send-rendered";

/** The dependencies of serving pages. `closing` adds the header that closes a connection while the process stops. */
export interface PagesOptions {
	handler: Handler;
	cache: PageCache;
	keyOf: (target: string) => PageKey | null;
	read: ReturnType<typeof pageReader>;
	now: () => number;
}

/** The way a page was served, for the access log. */
export interface PageServed {
	bytes: number;
	cache: CacheState;
}

/** The cached page for an address that can be sent without rendering first, even if its address has more parameters. */
export function isCached(target: string, options: PagesOptions): boolean {
	const key = options.keyOf(target);
	return key !== null && options.cache.fresh(key.key) !== undefined;
}

/** Whether a page for an address is in the cache, however old. */
export function isKept(target: string, options: PagesOptions): boolean {
	const key = options.keyOf(target);
	return key !== null && options.cache.last(key.key) !== undefined;
}

/** Serves a page from the cache, or renders it for this request. Rejects when neither can be done. */
export async function servePage(...request: Parameters<typeof serve>): Promise<PageServed> {
	const served = await serve(...request);
	say("cache", () => ({ state: served.cache }));
	return served;
}

async function serve(
	req: IncomingMessage,
	res: ServerResponse,
	id: string,
	options: PagesOptions,
): Promise<PageServed> {
	const target = req.url ?? "/";
	const key = options.keyOf(target);
	if (!key) {
		const page = await options.read(await askNext(options.handler, target, req.headers), target);
		return { bytes: await sendRendered(req, res, page, id), cache: "bypass" };
	}
	const found = await options.cache.get(key);
	const bytes =
		"stored" in found
			? sendPage(req, res, found.stored, id, options.now())
			: await sendRendered(req, res, found.rendered, id);
	return { bytes, cache: found.state };
}
