import type { Region } from "../../lib/contract/code";
import { newToken, tokenHash } from "../account/tokens";
import type { Language } from "../http/language";
import type { Store } from "../store/open";

/** What a private link does: it opens an application, or confirms that it is withdrawn or deleted. */
type Purpose = "open" | "withdraw" | "delete";

interface NewLink {
	applicationId: string;
	purpose: Purpose;
	region: Region;
	at: string;
	/** When it ends (ISO 8601); without it the link works for as long as there is the application. */
	expires?: string;
}

const EU_SUFFIX = "+EU";

/** The token's part that nobody can guess; the rest names the region. */
const secretOf = (token: string): string => token.replace(/\+eu$/i, "");

/**
 * Adds a private link to an application and gives its token: 256 random bits, with `+EU` in the EU region. The table
 * stores the token's hash alone.
 */
export async function saveApplicationLink(
	write: Store,
	{ applicationId, purpose, region, at, expires }: NewLink,
): Promise<string> {
	const token = newToken();
	const times = { created_at: at, expires_at: expires ?? null };
	const row = { token_hash: tokenHash(token), application_id: applicationId, purpose, ...times };
	await write.insertInto("application_links").values(row).execute();
	return region === "eu" ? `${token}${EU_SUFFIX}` : token;
}

/** The application that a link of a purpose leads to at a moment (ISO 8601); undefined for any other token. */
export async function applicationOfLink(
	store: Store,
	token: string,
	purpose: Purpose,
	at: string,
): Promise<string | undefined> {
	const found = await store
		.selectFrom("application_links")
		.select("application_id")
		.where("token_hash", "=", tokenHash(secretOf(token)))
		.where("purpose", "=", purpose)
		.where((is) => is.or([is("expires_at", "is", null), is("expires_at", ">", at)]))
		.executeTakeFirst();
	return found?.application_id;
}

/** The site's page of an application, in a language. */
export const applicationAddress = (siteOrigin: string, language: Language, token: string): string =>
	`${siteOrigin}${language === "id" ? "/id" : ""}/application/${token}`;
