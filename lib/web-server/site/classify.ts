import type { Endpoint } from "@/lib/contract/endpoint";
import { POLICY_REPORT_PATH } from "@/lib/contract/policy-report";
import { SAMPLE_PATH } from "@/lib/interview-code/check/speed";
import { SIGN_UP_PATHS } from "@/lib/sign-up/paths";
import { isApi } from "../guard/api-path";
import type { LimitClass } from "../limits/limits";
import { isStreamed } from "../pages/is-streamed";
import { callsAt } from "./api-calls";

function rateOf(method: string, path: string): Endpoint["rate"] | undefined {
	const matches = callsAt(path);
	const wanted = method === "HEAD" ? "GET" : method;
	return (matches.find(({ endpoint }) => endpoint.method === wanted) ?? matches[0])?.endpoint.rate;
}

/** The page that checks an interview code, which must not be the way to try codes out. */
const CODE_START = /^(?:\/id)?\/code\/[^/]+\/start$/;

/** The addresses to which browsers without script post the sign-up's forms: they count like the resulting calls. */
const POSTED: Record<string, LimitClass> = {
	[SIGN_UP_PATHS.check]: "check",
	[SIGN_UP_PATHS.save]: "submit",
	[SIGN_UP_PATHS.create]: "submit",
	[SIGN_UP_PATHS.again]: "submit",
	[SIGN_UP_PATHS.address]: "submit",
};

/**
 * The kind of load of a request: the call's own class under `/api` and for forms that make one, the sitemap's many
 * calls, a code's check, a browser's samples and reports, and reading for the rest.
 */
export function classify(method: string, path: string): LimitClass {
	if (isStreamed(path)) return "sitemap";
	if (path === SAMPLE_PATH || path === POLICY_REPORT_PATH) return "sample";
	if (CODE_START.test(path)) return "check";
	const posted = POSTED[path.replace(/^\/id(?=\/)/, "")];
	if (posted) return posted;
	return (isApi(path) && rateOf(method, path)) || "read";
}
