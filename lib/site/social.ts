import { parseUrl } from "@/lib/contract/parse-url";

/** Networks that a company has a profile on, by the hosts of their addresses. */
const HOSTS = {
	linkedin: ["linkedin.com"],
	instagram: ["instagram.com"],
	youtube: ["youtube.com", "youtu.be"],
	facebook: ["facebook.com", "fb.com"],
	x: ["x.com", "twitter.com"],
	tiktok: ["tiktok.com"],
} as const;

export type SocialNetwork = keyof typeof HOSTS;

/** The networks' own names, the same in every language. */
export const SOCIAL_NAMES: Record<SocialNetwork, string> = {
	linkedin: "LinkedIn",
	instagram: "Instagram",
	youtube: "YouTube",
	facebook: "Facebook",
	x: "X",
	tiktok: "TikTok",
};

/** Networks that the product is shown on for as long as nobody has named its profiles. */
export const DEFAULT_NETWORKS: readonly SocialNetwork[] = ["linkedin", "instagram", "youtube"];

/** A profile of the product. */
export interface SocialLink {
	network: SocialNetwork;
	href: string;
}

const NETWORKS = Object.keys(HOSTS) as SocialNetwork[];

const isAt = (host: string, name: string) => host === name || host.endsWith(`.${name}`);

/** The profile at an address, by its host; null for any that is not https or on none of the networks. */
export function readSocialLink(address: string): SocialLink | null {
	const url = parseUrl(address);
	if (!url) return null;
	const { protocol, hostname, href } = url;
	const network = NETWORKS.find((one) => HOSTS[one].some((name) => isAt(hostname, name)));
	return network && protocol === "https:" ? { network, href } : null;
}
