import "server-only";
import type { Region } from "@/lib/contract/code";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { inLanguage } from "@/lib/interview-code/enter-code";
import { DEFAULT_NETWORKS, type SocialLink } from "@/lib/site/social";
import { env } from "./env";

/** Addresses of the interview app in the stores; null if the operator wants no link. */
export interface StoreLinks {
	ios: string | null;
	android: string | null;
}

/** The candidates' question about the app's requirements. */
const APP_QUESTION = "/faq#cannot-install-the-app";

/** A page of the embedded backend in a language: EU codes stay in the EU. */
function backendPage(path: string, locale: Locale, region: Region): string {
	const { api, apiEu } = env().publicHosts;
	return inLanguage((region === "eu" ? apiEu : api) + path, locale);
}

/** The targets of the app's badges: the operator's listings, else our pages about the app. */
export function storeLinks(locale: Locale, region: Region = "main"): StoreLinks {
	const { backend, siteOrigin, storeListings } = env();
	const ours = (app: string) =>
		backend ? backendPage(`/apps/${app}`, locale, region) : siteOrigin + pathIn(locale, APP_QUESTION);
	const { ios = ours("ios"), android = ours("android") } = storeListings;
	return { ios, android };
}

/** The product's profiles: the operator's, else our pages on the embedded backend, which external hosts don't have. */
export function socialLinks(locale: Locale): readonly SocialLink[] {
	const { backend, profiles } = env();
	if (profiles) return profiles;
	if (!backend) return [];
	return DEFAULT_NETWORKS.map((network) => ({ network, href: backendPage(`/profiles/${network}`, locale, "main") }));
}
