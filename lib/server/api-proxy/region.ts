import "server-only";
import { parseCode, REGION_HEADER, type Region, regionOf, regionOfToken } from "@/lib/contract/code";

/**
 * The region that a call belongs to: as the middleware found it, else by the token, region or code in the path, else by the
 * job's code that uploads carry in `X-Job-Code`. Null when that header holds no code.
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
