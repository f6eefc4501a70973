import type { IncomingMessage } from "node:http";
import { isApi } from "../guard/api-path";
import { isStreamed } from "./is-streamed";

/** Whether a request is for one of Next's partial responses, which only its own router requests. */
export function isRscRequest(req: IncomingMessage, path: string): boolean {
	const { headers } = req;
	return (
		headers.rsc !== undefined ||
		headers["next-router-state-tree"] !== undefined ||
		headers["next-router-prefetch"] !== undefined ||
		headers["next-router-segment-prefetch"] !== undefined ||
		path.endsWith(".rsc") ||
		path.includes(".segments/")
	);
}

/** Whether a request is for a whole page or another document outside `/api`, to be rendered in one piece. */
export const isPageRequest = (req: IncomingMessage, path: string) =>
	(req.method === "GET" || req.method === "HEAD") &&
	!isApi(path) &&
	!isStreamed(path) &&
	!path.startsWith("/_next/") &&
	!isRscRequest(req, path);
