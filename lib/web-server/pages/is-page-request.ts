import type { IncomingMessage } from "node:http";
import { isApi } from "../guard/api-path";
import { isStreamed } from "./is-streamed";

/** Whether a request is for a page or another document outside `/api`, to be rendered in one piece. */
export const isPageRequest = (req: IncomingMessage, path: string) =>
	(req.method === "GET" || req.method === "HEAD") && !isApi(path) && !isStreamed(path) && !path.startsWith("/_next/");
