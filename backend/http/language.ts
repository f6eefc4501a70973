/** Languages that this backend speaks to people. */
export type Language = "en" | "id";

/** Longer lists than browsers send are not read, characters. */
const LONGEST = 200;

/** The preferred language of a request's `Accept-Language`; English if it isn't one of ours. */
export function wantedLanguage(header: string | null): Language {
	const first = (header ?? "").slice(0, LONGEST).split(",", 1)[0]?.trim().toLowerCase() ?? "";
	return /^id(?:-|;|$)/.test(first) ? "id" : "en";
}
