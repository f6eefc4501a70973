import "server-only";
import { parseCode, REGION_HEADER, type Region, regionOf, regionOfToken } from "@/lib/contract/code";

/**
 * A call's region: from the middleware, else from the token, region or code in the path, else from the job's code in an
 * upload's `X-Job-Code`. Null if that header holds no code.
 */
export function readRegion(headers: Headers, params: Record<string, string>): Region | null {
	if (headers.get(REGION_HEADER) === "eu") return "eu";
	if (params.token) return regionOfToken(params.token);
	if (params.region) return params.region === "eu" ? "eu" : "main";
	const inPath = params.code ?? params.interviewCode;
	if (inPath) return regionOf(inPath);
	const carried = headers.get("x-job-code");
	if (!carried) return "main";
	return parseCode(carried)?.region ?? null;
}
