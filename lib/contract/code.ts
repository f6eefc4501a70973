export const REGIONS = ["main", "eu"] as const;

/** The region of a code's data: codes that end in `+EU` belong to the EU region. */
export type Region = (typeof REGIONS)[number];

/** A well-formed open code or interview code. */
export interface Code {
	/** As sent to the host: the letters and digits, with `+EU` in capitals where it applies. */
	code: string;
	region: Region;
}

/** Header with which the server passes the region on; a client's own is always dropped. */
export const REGION_HEADER = "x-region";

const SHAPE = /^([a-z0-9]{3,32})(\+eu)?$/i;
const LONGEST = 40;
const RESERVED = new Set(["applications", "candidates", "companies", "enquiries", "sitemap", "upload"]);

/**
 * Reads a code as people type it: trimmed, with the region suffix in any case. Null for anything but 3–32 letters and
 * digits with an optional `+EU`, and for the reserved words below `/public/`.
 */
export function parseCode(raw: string): Code | null {
	if (raw.length > LONGEST) return null;
	const match = SHAPE.exec(raw.trim());
	const body = match?.[1];
	if (!body || RESERVED.has(body.toLowerCase())) return null;
	return match[2] ? { code: `${body}+EU`, region: "eu" } : { code: body, region: "main" };
}

/** The code that a region's host means by one that it answers: hosts of the EU may leave their suffix out. */
export function codeIn(region: Region, answered: string): string {
	const read = region === "eu" ? parseCode(answered) : null;
	return read?.region === "main" ? `${read.code}+EU` : (read?.code ?? answered);
}

/** The region a code belongs to; an unreadable code belongs to the main region. */
export function regionOf(raw: string | null | undefined): Region {
	return (raw && parseCode(raw)?.region) || "main";
}

/** The region of a private link's token. */
export const regionOfToken = (token: string): Region => (/\+eu$/i.test(token) ? "eu" : "main");
