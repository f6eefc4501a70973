import type { HostVariable, Variables } from "./env-schema";

/** Addresses at which the site calls the hosts, without a trailing slash. */
export interface Hosts {
	api: string;
	apiEu: string;
	apiV2: string;
	links: string;
	linksEu: string;
	recruiter: string;
}

/** Addresses at which browsers reach the hosts, without a trailing slash: for links, redirects, pictures and videos. */
export interface PublicHosts {
	api: string;
	apiEu: string;
	recruiter: string;
	interview: string;
	interviewUtc: string;
	interviewEu: string;
	blog: string;
	developer: string;
}

/** Where a region of the embedded backend listens, and its public origin. */
export interface RegionAddress {
	port: number;
	/** The address at which this machine reaches it. */
	localUrl: string;
	publicUrl: string;
}

interface AllHosts {
	hosts: Hosts;
	publicHosts: PublicHosts;
}

/** A name by which this machine reaches a host that it listens on. */
export function localHost(host: string): string {
	if (host === "0.0.0.0" || host === "::") return "localhost";
	return host.includes(":") ? `[${host}]` : host;
}

/** The addresses of the embedded backend's regions. */
export function regionAddresses(values: Variables): { main: RegionAddress; eu: RegionAddress } {
	const region = (port: number, origin: string | undefined) => ({
		port,
		localUrl: `http://${localHost(values.BACKEND_HOST)}:${port}`,
		publicUrl: origin ?? `http://localhost:${port}`,
	});
	return {
		main: region(values.BACKEND_PORT, values.BACKEND_ORIGIN),
		eu: region(values.BACKEND_EU_PORT, values.BACKEND_EU_ORIGIN),
	};
}

/** The embedded backend's regions as hosts. The site calls them directly, without the proxy in front of them. */
export function embeddedHosts({ main, eu }: ReturnType<typeof regionAddresses>): AllHosts {
	const [local, localEu, shown, shownEu] = [main.localUrl, eu.localUrl, main.publicUrl, eu.publicUrl];
	return {
		hosts: { api: local, apiEu: localEu, apiV2: local, links: local, linksEu: localEu, recruiter: local },
		publicHosts: {
			api: shown,
			apiEu: shownEu,
			recruiter: shown,
			interview: shown,
			interviewUtc: shown,
			interviewEu: shownEu,
			blog: `${shown}/blog`,
			developer: `${shown}/developer`,
		},
	};
}

/** External hosts, which the site and browsers reach at the same addresses. */
export function configuredHosts(values: Variables): AllHosts {
	const of = (name: HostVariable) => values[name] ?? "";
	const [api, apiEu, recruiter] = [of("API_HOST"), of("EU_API_HOST"), of("RECRUITER_HOST")];
	const linksEu = values.EU_LINK_CHECKER_HOST ?? apiEu;
	return {
		hosts: { api, apiEu, apiV2: of("API_V2_HOST"), links: of("LINK_CHECKER_HOST"), linksEu, recruiter },
		publicHosts: {
			api,
			apiEu,
			recruiter,
			interview: of("INTERVIEW_HOST"),
			interviewUtc: of("INTERVIEW_UTC_HOST"),
			interviewEu: of("EU_INTERVIEW_HOST"),
			blog: of("BLOG_HOST"),
			developer: of("DEVELOPER_HOST"),
		},
	};
}
