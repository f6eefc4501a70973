import { CONTEXT, type Node } from "./json-ld";

/** What the home page tells search engines about the site. */
export interface SiteFacts {
	name: string;
	origin: string;
	/** Address of the home page in its language, and that language (BCP 47). */
	url: string;
	language: string;
}

/** The site and its company as schema.org's Organization and WebSite. */
export const siteMarkup = ({ name, origin, url, language }: SiteFacts): Node[] => [
	{ "@context": CONTEXT, "@type": "Organization", name, url: `${origin}/`, logo: `${origin}/icon-512.png` },
	{ "@context": CONTEXT, "@type": "WebSite", name, url, inLanguage: language },
];
