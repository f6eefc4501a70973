import "server-only";
import type { Region } from "@/lib/contract/code";
import type { Endpoint } from "@/lib/contract/endpoint";
import { env } from "./env";

/** The region of the host that answers a call for `region`: only regional calls go to the EU's. */
export const answeringRegion = ({ regional }: Pick<Endpoint, "regional">, region: Region): Region =>
	regional ? region : "main";

/** The address of a call's host: regional calls with EU codes go to the EU host. */
export function hostBase(endpoint: Pick<Endpoint, "host" | "path" | "regional">, region: Region): string {
	const { hosts } = env();
	if (answeringRegion(endpoint, region) === "eu") return endpoint.host === "links" ? hosts.linksEu : hosts.apiEu;
	if (endpoint.path.startsWith("/v2/")) return hosts.apiV2;
	return hosts[endpoint.host];
}

const originOf = (address: string) => new URL(address).origin;

/** Origins whose pictures and videos pages may show, besides public https ones. */
export function mediaOrigins(): string[] {
	const { api, apiEu } = env().publicHosts;
	return [...new Set([api, apiEu].map(originOf))];
}

/** Origins of the regions' recruiter pages; the EU's host has its own. */
export function recruiterOrigins(): Record<Region, string> {
	const { recruiter, apiEu } = env().publicHosts;
	return { main: originOf(recruiter), eu: originOf(apiEu) };
}

/**
 * Origins that the `url` of a region's host may lead to: the interview hosts, the recruiter application, and this site. From
 * the EU, only its own interview host and this site: the recruiter application is the main region's.
 */
export function linkOrigins(region: Region): string[] {
	const { publicHosts, siteOrigin } = env();
	const { interview, interviewUtc, interviewEu, recruiter } = publicHosts;
	const theirs = region === "eu" ? [interviewEu] : [interview, interviewUtc, interviewEu, recruiter];
	return [...new Set([...theirs, siteOrigin].map(originOf))];
}
