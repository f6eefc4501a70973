import { z } from "zod";
import { id, listOf, text } from "../lenient";

/** A company as its public pages show it. */
export const companyBrand = z.object({
	id,
	title: text,
	website: text,
	logoUrl: text,
	city: text,
	country: text,
	slug: text,
	font_color: text,
	brand_color: text,
	/** Networks that the company's pages may be shared on. */
	social_media: listOf(z.string().max(40)),
});

/** Query of the public company list; at most 60 a page. */
export const companyFilter = z.object({
	page: z.coerce.number().int().min(1).max(100_000).default(1),
	per_page: z.coerce.number().int().min(1).max(60).default(12),
	q: z.string().trim().max(100).optional(),
});

/** A page of the public company list. */
export const companyPage = z.object({
	data: listOf(z.object({ id, title: text, logoUrl: text, jobListUrl: text })),
	current_page: z.coerce.number().int(),
	per_page: z.coerce.number().int(),
	total: z.coerce.number().int(),
	from: z.coerce.number().int().nullish(),
	to: z.coerce.number().int().nullish(),
});

/** A public company page with its open jobs. */
export const companyDetail = z.object({
	company: companyBrand,
	jobs: listOf(
		z.object({
			id,
			title: text,
			jobType: text,
			city: text,
			due_date: text,
			timezone: text,
			slug: text,
			open_code: text,
		}),
	),
	features: listOf(z.string().max(200)),
	color: text,
	backgroundImage: text,
	social_media: listOf(z.string().max(40)),
});

/** Answer of the company switch. */
export const companySwitched = z.object({ id });

/** A moment worth recording, such as the click on a job's intro video. */
export const accessLogEntry = z.object({
	company_id: id,
	type: z.string().min(1).max(40),
	key: z.string().min(1).max(200),
});

/** Query and answer of the list that the sitemap is made from. */
export const sitemapQuery = z.object({ after: z.string().max(200).optional() });
export const sitemapPage = z.object({
	data: listOf(z.object({ open_code: text, company_slug: text, job_slug: text, updated_at: text })),
	next: text,
});
