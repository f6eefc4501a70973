import type { Generated } from "kysely";

/** A news item in one language. */
export interface BlogItemTable {
	/** Identifies the same article in all languages. */
	item: string;
	language: string;
	/** The last part of its address; each language has its own. */
	slug: string;
	category: string;
	title: string;
	/** An address, or a path on this backend. */
	thumbnail: string | null;
	/** Plain text: paragraphs with an empty line between them; lines of a list start with "- ". */
	content: string;
	published_at: string;
}

export interface AccessLogTable {
	id: Generated<number>;
	company_id: number;
	type: string;
	key: string;
	created_at: string;
}

/** A partner, demo or training request. */
export interface EnquiryTable {
	id: number;
	kind: string;
	email: string;
	language: string;
	/** JSON of all values as they were accepted. */
	payload: string;
	created_at: string;
}

export interface SeedTable {
	name: string;
	applied_at: string;
}
