import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { CacheState } from "./cache/page-cache";
import { pathOf } from "./guard/request-target";
import { maskPath } from "./personal/personal-path";

/** The log's data about a request beyond its line and status. */
export interface Served {
	id: string;
	/** `performance.now()` at its arrival. */
	started: number;
	bytes: number;
	cache: CacheState;
}

/** Writes one line for an answered request: no query, no address, no header of the client's. */
export type AccessLog = (req: IncomingMessage, res: ServerResponse, served: Served) => void;

const rounded = (ms: number) => Math.round(ms * 10) / 10;

/** An access log on `logger`, at level info. */
export function accessLog(logger: Logger): AccessLog {
	if (!logger.isLevelEnabled("info")) return () => undefined;
	return (req, res, { id, started, bytes, cache }) =>
		logger.info({
			id,
			method: req.method,
			path: maskPath(pathOf(req.url ?? "")),
			status: res.statusCode,
			ms: rounded(performance.now() - started),
			bytes,
			cache,
		});
}
