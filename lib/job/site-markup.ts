import { CONTEXT, type Node } from "./json-ld";

/** What the site's first page tells of the site. */
export interface SiteFacts {
	name: string;
	origin: string;
	/** Address of the first page in its language, and that language (BCP 47). */
	url: string;
	language: string;
}

/** The site, and who stands behind it, as schema.org's Organization and WebSite. */
export const siteMarkup = ({ name, origin, url, language }: SiteFacts): Node[] => [
	{ "@context": CONTEXT, "@type": "Organization", name, url: `${origin}/`, logo: `${origin}/icon-512.png` },
	{ "@context": CONTEXT, "@type": "WebSite", name, url, inLanguage: language },
];
