/** What stands against a link. Pages turn codes into sentences; any of them keeps the form from being sent. */
export const LINK_CODES = [
	"INVALID_URL",
	"LINK_CANT_BE_BLANK",
	"LINK_CANT_BE_SAME",
	"CHECKING_URL",
	"URL_CANT_BE_ACCESSED",
	"URL_MALICIOUS",
	"URL_SUSPICIOUS",
	"URL_NOT_HAVE_PERMISSION",
	"URL_CANT_BE_PROCESSED",
] as const;

export type LinkCode = (typeof LINK_CODES)[number];

const VERDICTS: ReadonlySet<string> = new Set<LinkCode>([
	"URL_CANT_BE_ACCESSED",
	"URL_MALICIOUS",
	"URL_SUSPICIOUS",
	"URL_NOT_HAVE_PERMISSION",
	"URL_CANT_BE_PROCESSED",
]);

/** True for what a check has found, so that checking the same link again can help. */
export const canRecheck = (code: LinkCode | "") => VERDICTS.has(code);
