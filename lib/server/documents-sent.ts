import "server-only";
import { REQUEST_PAGES } from "@/lib/document-request/address";
import { LOCALES, prefixOf } from "@/lib/i18n/locales";
import { env } from "./env";

/** How long a browser remembers that it sent a request's documents, in seconds. By then, even a slow host reports it. */
const LIFETIME_SECONDS = 86_400;

const nameOf = (hash: string) => `documents_sent_${hash}`;

/**
 * The `Set-Cookie` texts that record that a host accepted a request's documents, one for its pages in each language.
 * SameSite is lax because candidates return through the link in their mail.
 */
export function sentCookies(hash: string): string[] {
	const secure = env().siteOrigin.startsWith("https:") ? "; Secure" : "";
	const rest = `Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
	return LOCALES.map((locale) => `${nameOf(hash)}=1; Path=${prefixOf(locale)}${REQUEST_PAGES}; ${rest}`);
}

/** Whether a browser with these cookies has sent a request's documents within the last day. */
export const wereSent = (cookies: { has(name: string): boolean }, hash: string): boolean => cookies.has(nameOf(hash));
