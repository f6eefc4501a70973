/** Why a link is invalid. Pages turn codes into sentences; any code keeps the form from being sent. */
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
	"URL_NO_SPACE",
] as const;

export type LinkCode = (typeof LINK_CODES)[number];

const VERDICTS: ReadonlySet<string> = new Set<LinkCode>([
	"URL_CANT_BE_ACCESSED",
	"URL_MALICIOUS",
	"URL_SUSPICIOUS",
	"URL_NOT_HAVE_PERMISSION",
	"URL_CANT_BE_PROCESSED",
	"URL_NO_SPACE",
]);

/** True for codes from a check, so that checking the same link again may help. */
export const canRecheck = (code: LinkCode | "") => VERDICTS.has(code);
