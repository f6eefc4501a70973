import { readCookie } from "../../account/session-cookie";
import { type Language, wantedLanguage } from "../../http/language";
import type { UserRow } from "../../store/schema";

const COOKIE = "language";
const YEAR_S = 31_536_000;

/** One of our languages, or none. */
const ours = (text: string | null | undefined): Language | undefined =>
	text === "en" || text === "id" ? text : undefined;

interface Clues {
	query: URLSearchParams;
	headers: Headers;
}

/** The language of a recruiter's page: from the address, else from the last choice, the account, or the browser. */
export function recruiterLanguage({ query, headers }: Clues, user: UserRow | undefined): Language {
	const chosen = ours(query.get("language")) ?? ours(readCookie(headers, COOKIE));
	return chosen ?? ours(user?.language) ?? wantedLanguage(headers.get("accept-language"));
}

/** The `Set-Cookie` headers that store a choice of language. */
export function keepLanguage({ query }: Pick<Clues, "query">): string[] {
	const chosen = ours(query.get("language"));
	return chosen ? [`${COOKIE}=${chosen}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax`] : [];
}
