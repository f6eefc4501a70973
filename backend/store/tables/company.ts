import type { Generated } from "kysely";

/** Times are ISO 8601 text, yes/no is 0 or 1, and structured values are JSON text, so that both engines agree. */
export interface CompanyTable {
	id: number;
	/** In lower case; empty for a company without a public page. */
	slug: string;
	title: string;
	/** The title normalised by `titleKey`, for searching and sorting. */
	title_key: string;
	website: string | null;
	/** An address, or a path on this backend. */
	logo: string | null;
	city: string | null;
	country: string | null;
	font_color: string | null;
	brand_color: string | null;
	/** The company's contact address for candidates. */
	contact_email: string;
	/** JSON: what the company offers, a list of texts. */
	features: string | null;
	/** An address, or a path on this backend. */
	background_image: string | null;
	/** JSON: names of the networks that its pages may be shared on. */
	social_media: string | null;
	/** How long applications are stored after their job closed. */
	retention_months: Generated<number>;
	/** 1 when the public list of companies has it. */
	listed: Generated<number>;
	/** What the company says about itself: plain text, with an empty line between paragraphs. */
	about: Generated<string | null>;
}

/** A picture of a company's page, made by this backend. */
export interface PictureTable {
	/** The unguessable last part of its address. */
	name: string;
	company_id: number;
	/** Bytes. */
	size: number;
	created_at: string;
}

/** An unsaved version of a company, for the preview of its page on the site. */
export interface CompanyPreviewTable {
	/** The unguessable last part of its address. */
	slug: string;
	company_id: number;
	/** JSON of the company's row. */
	company: string;
	expires_at: string;
}
