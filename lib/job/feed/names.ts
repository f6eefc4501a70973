import { readSlug } from "@/lib/contract/slug";

/** The board that reads a feed. Each has its own format for the kind of work, days and pay. */
export type FeedReader = "indeed" | "linkedin";

/** A feed: its reader, and the slug of its company; without one, it holds the jobs of all companies. */
export interface FeedName {
	reader: FeedReader;
	company?: string;
}

const FILE = /^(indeed|linkedin)\.xml$/;

/** The feed at the end of a path, such as `["kopi-nusantara", "indeed.xml"]`; null for a name that no feed has. */
export function readFeedName(parts: readonly string[]): FeedName | null {
	const reader = FILE.exec(parts.at(-1) ?? "")?.[1] as FeedReader | undefined;
	if (!reader || parts.length > 2) return null;
	if (parts.length === 1) return { reader };
	const company = readSlug(parts[0]);
	return company ? { reader, company } : null;
}
