import type { Endpoint } from "@/lib/contract/endpoint";
import { matchPath } from "@/lib/contract/match";
import { isApi } from "../guard/api-path";
import type { LimitClass } from "../limits/limits";
import { isStreamed } from "../pages/is-streamed";

function decode(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return "";
	}
}

function rateOf(method: string, path: string): Endpoint["rate"] | undefined {
	const segments = path.slice("/api/".length).split("/").map(decode);
	const matches = [...matchPath(segments), ...matchPath(["api", ...segments])];
	const wanted = method === "HEAD" ? "GET" : method;
	return (matches.find(({ endpoint }) => endpoint.method === wanted) ?? matches[0])?.endpoint.rate;
}

/** The page that checks an interview code, which must not be the way to try codes out. */
const CODE_START = /^(?:\/id)?\/code\/[^/]+\/start$/;

/** What kind of load a request is: the call's own class under `/api`, the sitemap's many calls, a code's check, reading elsewhere. */
export function classify(method: string, path: string): LimitClass {
	if (isStreamed(path)) return "sitemap";
	if (CODE_START.test(path)) return "check";
	return (isApi(path) && rateOf(method, path)) || "read";
}
