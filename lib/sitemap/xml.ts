/** Most addresses that one sitemap may hold (sitemaps.org). */
export const MOST_URLS = 50_000;

/** A page in a sitemap. */
export interface SitemapUrl {
	/** Absolute address. */
	address: string;
	/** When the page changed, a W3C date; left out where nobody knows. */
	changed?: string;
	/** The same page in other languages, itself among them: language and absolute address. */
	languages?: readonly (readonly [language: string, address: string])[];
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** What XML allows no text to hold, lone halves of characters among it. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text without what XML allows nowhere. */
export const plainXml = (text: string): string => text.replace(FORBIDDEN, "");

/** Text as it may stand in XML, in an element or an attribute. */
export const escapeXml = (text: string): string =>
	plainXml(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** What stands before and after the entries of a sitemap. */
export const URLSET_START = `${DECLARATION}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const URLSET_END = "</urlset>\n";

/** The entry of one page. */
export function urlEntry({ address, changed, languages = [] }: SitemapUrl): string {
	const date = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : "";
	const links = languages.map(
		([language, other]) => `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(other)}"/>`,
	);
	return `<url><loc>${escapeXml(address)}</loc>${date}${links.join("")}</url>\n`;
}

/** The list of sitemaps at these absolute addresses. */
export function sitemapIndex(addresses: readonly string[]): string {
	const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
	return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${entries.join("")}</sitemapindex>\n`;
}
