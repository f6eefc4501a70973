import "server-only";
import type { Region } from "@/lib/contract/code";
import type { Endpoint } from "@/lib/contract/endpoint";
import { env } from "./env";

/** The address of the host that takes a call: EU codes' regional calls go to the EU host. */
export function hostBase(endpoint: Pick<Endpoint, "host" | "path" | "regional">, region: Region): string {
	const { hosts } = env();
	if (endpoint.regional && region === "eu") return endpoint.host === "links" ? hosts.linksEu : hosts.apiEu;
	if (endpoint.path.startsWith("/v2/")) return hosts.apiV2;
	return hosts[endpoint.host];
}

const originOf = (address: string) => new URL(address).origin;

/** Origins whose pictures and videos the pages may show besides public https ones. */
export function mediaOrigins(): string[] {
	const { api, apiEu } = env().hosts;
	return [...new Set([api, apiEu].map(originOf))];
}

/** Origins that a host's `url` may lead to: the interview hosts, the recruiter application, and this site. */
export function linkOrigins(): string[] {
	const { hosts, siteOrigin } = env();
	const { interview, interviewUtc, interviewEu, recruiter } = hosts;
	return [...new Set([interview, interviewUtc, interviewEu, recruiter, siteOrigin].map(originOf))];
}
