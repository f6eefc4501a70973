import type { Endpoint } from "@/lib/contract/endpoint";
import { ENDPOINTS, type EndpointName } from "@/lib/contract/endpoints";
import { REFUSALS, type RefusalCode } from "@/lib/contract/errors";
import { FAULTS, type Fault, type FaultName, INTERNALS } from "./faults";
import type { Seen } from "./ill-site";

/** Whether a call's refusals go to the person in the host's own words, whatever they are (specification 1 and 2). */
export function isInHostsWords({ errors, refusesInUrl }: Endpoint, fault: FaultName): boolean {
	if (fault === "500") return refusesInUrl === true || errors.includes(500);
	return fault === "503 with Retry-After" && refusesInUrl === true;
}

/** The refusal that the site makes of a fault; undefined for a call whose page can do without it. */
function refusalOf({ optional, quiet }: Endpoint, { code, isContent }: Fault): RefusalCode | undefined {
	if (quiet) return undefined;
	return optional && isContent ? "unknown_call" : code;
}

/** What is wrong with the site's answer to a call whose host fails; undefined if nothing is. */
export function problemOfCall(name: EndpointName, fault: FaultName, seen: Seen): string | undefined {
	const endpoint: Endpoint = ENDPOINTS[name];
	const { status, text, headers } = seen;
	const found = `${name}, ${fault}: ${status} ${text.slice(0, 200)}`;
	if (fault === "503 with Retry-After" && status === 503 && headers["retry-after"] !== "7")
		return `${found}, without the host's Retry-After`;
	if (isInHostsWords(endpoint, fault)) return status === Number(fault.slice(0, 3)) ? undefined : found;
	const code = refusalOf(endpoint, FAULTS[fault]);
	if (!code) return status === 204 && text === "" ? undefined : found;
	const { message, status: expected } = REFUSALS[code];
	const isTold = status === expected && text === JSON.stringify({ message, code });
	return isTold && !INTERNALS.test(text) ? undefined : found;
}
