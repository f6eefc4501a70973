import "server-only";
import { REQUEST_PAGES } from "@/lib/document-request/address";
import { LOCALES, prefixOf } from "@/lib/i18n/locales";
import { env } from "./env";

/** How long a browser remembers that it sent a request's documents, seconds. A slow host says so too by then. */
const LIFETIME_SECONDS = 86_400;

const nameOf = (hash: string) => `documents_sent_${hash}`;

/**
 * The `Set-Cookie` texts that have a browser remember that a host took the documents of a request, one for its pages in
 * each language. They are lax because people come back by the link in their mail.
 */
export function sentCookies(hash: string): string[] {
	const secure = env().siteOrigin.startsWith("https:") ? "; Secure" : "";
	const rest = `Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
	return LOCALES.map((locale) => `${nameOf(hash)}=1; Path=${prefixOf(locale)}${REQUEST_PAGES}; ${rest}`);
}

/** Whether a browser with these cookies has sent the documents of a request within the last day. */
export const wereSent = (cookies: { has(name: string): boolean }, hash: string): boolean => cookies.has(nameOf(hash));
