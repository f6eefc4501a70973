/** A part of the sitemap: the site's own pages, companies by part number, jobs by the cursor that they start after. */
export type SitemapPart =
	| { kind: "pages" }
	| { kind: "companies"; number: number }
	| { kind: "jobs"; after: string | undefined };

/** Longest cursor that a host may give, characters; the contract's own limit. */
export const LONGEST_CURSOR = 200;

/** Most parts of companies: the contract's list ends at page 100,000. */
const MOST_COMPANY_PARTS = 240;

const NAME = /^(pages|companies(?:-([1-9]\d{0,2}))?|jobs(?:-((?:[0-9a-f]{2})+))?)\.xml$/;

/** Cursors may hold any character, addresses may not: each byte is written as two digits. */
const toHex = (text: string) =>
	[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function fromHex(hex: string): string | null {
	const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
	try {
		const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
		return text.length <= LONGEST_CURSOR ? text : null;
	} catch {
		return null;
	}
}

/** The path of a part. */
export function partPath(part: SitemapPart): string {
	if (part.kind === "pages") return "/sitemaps/pages.xml";
	if (part.kind === "companies") return `/sitemaps/companies${part.number > 1 ? `-${part.number}` : ""}.xml`;
	return `/sitemaps/jobs${part.after === undefined ? "" : `-${toHex(part.after)}`}.xml`;
}

/** The part for a file name; null for an unknown name. */
export function readPart(name: string): SitemapPart | null {
	const [, kind, number, cursor] = NAME.exec(name) ?? [];
	if (!kind) return null;
	if (kind === "pages") return { kind };
	if (kind.startsWith("companies")) {
		const which = Number(number ?? 1);
		return number === "1" || which > MOST_COMPANY_PARTS ? null : { kind: "companies", number: which };
	}
	if (cursor === undefined) return { kind: "jobs", after: undefined };
	const after = fromHex(cursor);
	return after === null ? null : { kind: "jobs", after };
}
